import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { zoneOf } from "../../../kernel";
import { renderRing } from "../../testing/render-ring";

const toggle = () => screen.getByRole("button", { name: "All mats" });
const mats = () => within(screen.getByRole("region", { name: "All mats" }));
const isOpen = () => screen.queryByRole("region", { name: "All mats" }) !== null;
const names = () =>
  mats()
    .getAllByRole("button", { name: /seat \d/ })
    .map((mat) => mat.getAttribute("aria-label")?.split(",")[0]);
const rows = () => screen.queryAllByRole("grid").map((row) => row.getAttribute("aria-label"));

test("shows every mat at once, and a press shows one in full", () => {
  renderRing(4, 4);
  fireEvent.click(toggle());
  expect(names()).toEqual(["Ada", "Bob", "Cleo", "Dan"]);
  expect(rows()).not.toContain("Bob: Row, 2 cards");
  fireEvent.click(mats().getByRole("button", { name: /^Dan,/ }));
  expect(isOpen()).toBe(false);
  expect(rows()).toContain("Dan: Row, 2 cards");
});

test("a key shows all mats, and Escape shows two in full again", () => {
  renderRing(3, 0);
  fireEvent.keyDown(document.body, { key: "v" });
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(isOpen()).toBe(false);
});

test("two players need no such view", () => {
  renderRing(2, 0);
  fireEvent.keyDown(document.body, { key: "v" });
  expect(isOpen()).toBe(false);
});

test("names whose turn it is, and follows the round", () => {
  const table = renderRing(4, 0);
  fireEvent.click(toggle());
  expect(mats().getByRole("button", { name: /^Ada,.*current turn/ })).toBeTruthy();
  act(() => void table.act({ type: "end" }));
  expect(mats().getByRole("button", { name: /^Bob,.*current turn/ })).toBeTruthy();
});

test("shows the cards in play and no others", () => {
  const { g, see } = renderRing(4, 4);
  fireEvent.click(toggle());
  const dan = mats().getByRole("button", { name: /^Dan,/ });
  const inPlay = ["row", "worn"].flatMap((key) =>
    zoneOf(see(0), key, 3).cards.map((id) => see(0).cards[id]?.def),
  );
  const shown = [...dan.querySelectorAll("[title]")].map((card) => card.getAttribute("title"));
  expect(shown.filter((title) => inPlay.includes(title ?? "")).toSorted()).toEqual(inPlay.toSorted());
  const held = zoneOf(g.state, "hand", 3).cards.map((id) => g.state.cards[id]?.def ?? "");
  for (const name of held.filter((name) => !inPlay.includes(name)))
    expect(dan.textContent).not.toContain(name);
});

test("the two mats in full are shown while a card is aimed", () => {
  const table = renderRing(3, 2, 0);
  act(() => void table.act({ type: "end" }));
  fireEvent.click(
    screen.getAllByRole("button", { name: /^Maple Guard, yours.*may act$/ })[0] ?? document.body,
  );
  fireEvent.click(toggle());
  expect(isOpen()).toBe(false);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(isOpen()).toBe(true);
});

test("the own team's mats are together at the near end, one's own first", () => {
  renderRing(6, 0, 1, [], 2);
  fireEvent.click(toggle());
  expect(names()).toEqual(["Dan", "Seat 5", "Seat 6", "Bob", "Ada", "Cleo"]);
});
