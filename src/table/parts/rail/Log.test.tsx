import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { LogEntry } from "../../../store/types";
import { position } from "../../testing/position";
import { renderTable } from "../../testing/render-table";

const roll = (id: number, n: number): LogEntry => ({
  id,
  turn: 1,
  seat: 0,
  message: { key: "log.d20.roll-for", args: { card: "Ember", n } },
  rule: "D20 5.5",
  cards: ["Ember"],
});

test("lines that became one are opened and closed by a button beside them", () => {
  const { game, see } = position();
  renderTable({ game, view: see(0), log: [roll(0, 4), roll(1, 17)] });
  const log = within(screen.getByRole("region", { name: "Log" }));
  const fold = log.getByRole("button", { name: "All 2 lines" });
  expect(log.getAllByRole("listitem").map((line) => line.textContent)).toEqual(["Ember rolls 4, 17."]);
  expect(fold.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(fold);
  expect(fold.getAttribute("aria-expanded")).toBe("true");
  expect(log.getByRole("button", { name: "Ember rolls 17." })).toBeTruthy();
  fireEvent.click(fold);
  expect(log.getAllByRole("listitem")).toHaveLength(1);
});

test("the key for the log leads to its newest line, not to its details", () => {
  const { game, see } = position();
  renderTable({ game, view: see(0), log: [roll(0, 4), roll(1, 17)] });
  fireEvent.keyDown(document.body, { key: "l" });
  expect(document.activeElement?.textContent).toBe("Ember rolls 4, 17.");
});
