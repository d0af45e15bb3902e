import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { soulMasters } from "../../../games/soul-masters";
import { duel } from "../../../games/soul-masters/testing";
import { position } from "../../testing/position";
import { renderTable } from "../../testing/render-table";

test("SM 25.11 the help panel has what each of the first turns allows and the other points, each with its clause", () => {
  renderTable({ game: soulMasters, view: duel().view(0) });
  fireEvent.click(screen.getByRole("button", { name: "Settings and help" }));
  fireEvent.click(screen.getByRole("button", { name: "How to play" }));
  const help = within(screen.getByRole("dialog", { name: "How to play" }));
  const rows = help.getAllByRole("row").map((row) => Array.from(row.children, (cell) => cell.textContent));
  expect(rows).toEqual([
    ["Turn", "Draw", "Energy", "Reserve cards", "Rest skills", "Attacks"],
    ["The first player's first", "2", "up to 1", "none", "none", "none, not even with Haste"],
    ["The second player's first", "2", "up to 2", "none", "none", "none, not even with Haste"],
    ["Every other turn", "2", "up to 2", "1 a round", "any number", "any number"],
  ]);
  const clauses = help.getAllByRole("listitem").map((point) => within(point).getByRole("button").textContent);
  expect(clauses).toEqual([1, 5, 6, 7, 8, 9, 10, 12].map((n) => `SM 25.${n}`));
  expect(help.getByText(/shield against one damage/)).toBeTruthy();
});

test("it says what each step of a turn allows, and marks the current one", () => {
  const { game, pass, see } = position();
  pass();
  renderTable({ game, view: see(0) });
  fireEvent.click(screen.getByRole("button", { name: "Settings and help" }));
  fireEvent.click(screen.getByRole("button", { name: "How to play" }));
  const sheet = within(screen.getByRole("dialog", { name: "How to play" }));
  expect(sheet.getAllByRole("term").map((step) => step.textContent)).toEqual([
    "Draw",
    "Act",
    "Placement",
    "Battle",
    "End",
  ]);
  const now = sheet.getByText("Act").parentElement;
  expect(now?.getAttribute("aria-current")).toBe("step");
  expect(now?.textContent).toContain("Place one Warrior");
});
