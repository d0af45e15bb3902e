import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Tile } from "./Tile";

// The game never loads, so the table stays "dealing".
vi.mock("../games/library", () => ({ openGameToPlay: () => new Promise(() => {}) }));

const buttons = () => [...screen.getByRole("article").querySelectorAll("button, a")];

test("the buttons of a game keep their place and width while the table is dealt", () => {
  render(<Tile slug="d20-warriors" />);
  const before = buttons();
  const texts = before.map((button) => button.textContent);
  const [play] = within(screen.getByRole("article")).getAllByRole("button");
  if (play === undefined) throw new Error("nothing to press");
  fireEvent.click(play);
  expect(play.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByRole("button", { name: "Dealing …" })).toBe(play);
  // The same buttons in the same order, each with both of its texts. The hidden one keeps the room.
  expect(buttons()).toEqual(before);
  expect(buttons().map((button) => button.textContent)).toEqual(texts);
  expect(texts[0]).toContain("Dealing …");
});

test("a pressed button keeps the focus, and no other button can be pressed meanwhile", () => {
  render(<Tile slug="d20-warriors" />);
  const [play, other] = within(screen.getByRole("article")).getAllByRole("button");
  if (play === undefined || other === undefined) throw new Error("nothing to press");
  play.focus();
  fireEvent.click(play);
  fireEvent.click(other);
  expect(document.activeElement).toBe(play);
  expect(screen.getAllByRole("button", { name: "Dealing …" })).toEqual([play]);
});
