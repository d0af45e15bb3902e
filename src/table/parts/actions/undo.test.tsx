import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Refusal, refuse } from "../../../kernel";
import { position } from "../../testing/position";
import { show } from "../../testing/show";

const WHY = "You have made no move yet that could be taken back.";

/** A practice table on which taking back is refused for this reason, or allowed. */
function practice(refusal: Refusal | null) {
  const { game, see } = position();
  const undo = vi.fn(async () => true);
  show({
    game,
    view: see(0),
    setup: {
      id: "m",
      game: game.slug,
      seats: [{ kind: "person" }, { kind: "opponent", level: "easy" }],
      openHands: false,
    },
    whyNoUndo: () => refusal,
    undo,
  });
  return { undo, button: screen.getByRole("button", { name: "Undo" }) };
}

const nothing = () => refuse("nothing-to-undo", "kernel:decision");
const reason = () => document.querySelector("[data-reason]")?.textContent?.trim() ?? null;

test("an idle undo is within reach and says why when it is pressed", () => {
  const { undo, button } = practice(nothing());
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(button.hasAttribute("disabled")).toBe(false);
  expect(reason()).toBeNull();
  fireEvent.click(button);
  expect(reason()).toBe(WHY);
  expect(undo).not.toHaveBeenCalled();
});

test("it says why to the pointer and to the ear before it is pressed", () => {
  const { button } = practice(nothing());
  expect(button.title).toBe(`Undo (U): ${WHY}`);
  const described = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toBe(WHY);
});

test("whoever comes to it by keyboard reads why, until they leave it", () => {
  const { button } = practice(nothing());
  fireEvent.keyDown(document.body, { key: "Tab" });
  fireEvent.focus(button);
  expect(reason()).toBe(WHY);
  fireEvent.blur(button);
  expect(reason()).toBeNull();
});

test("U says why as well", () => {
  practice(nothing());
  fireEvent.keyDown(document.body, { key: "u" });
  expect(reason()).toBe(WHY);
});

test("an undo that can be pressed has no reason", () => {
  const { undo, button } = practice(null);
  expect(button.getAttribute("aria-describedby")).toBeNull();
  fireEvent.click(button);
  expect(undo).toHaveBeenCalled();
  expect(reason()).toBeNull();
});
