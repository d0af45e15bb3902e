import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Decision, zoneOf } from "../../../kernel";
import type { SeatKind, TableSetup } from "../../../store/types";
import { position } from "../../testing/position";
import { renderTable } from "../../testing/render-table";

const base = {
  seat: 0,
  prompt: { key: "prompt.discard", args: { card: "Horn", count: 1 } },
  rule: "D20 6.3",
};
const person: SeatKind = { kind: "person" };

function setupOf(second: SeatKind): TableSetup {
  return { id: "m", game: "d20-warriors", seats: [person, second], openHands: false };
}
const PRACTICE = setupOf({ kind: "opponent", level: "easy" });
const SHARED = setupOf(person);

/** A table that asks seat 0 to choose one of the first cards in its hand. */
function discarding(setup: TableSetup, back = false) {
  const { game, g, see } = position();
  const seen = see(0);
  const cards = zoneOf(g.state, "hand", 0).cards.slice(0, 2);
  const decision: Decision = {
    ...base,
    kind: "pick",
    options: cards.map((card) => ({ card })),
    min: 1,
    max: 1,
  };
  const anytime = back ? [{ type: "back" }] : [];
  const send = vi.fn(() => ({ ok: true }) as const);
  renderTable({ game, view: { ...seen, decision, actions: [], anytime }, setup }, { commands: { send } });
  const hand = within(screen.getByRole("grid", { name: /: Hand, / }));
  const [first] = hand.getAllByRole("button", { name: /can be chosen$/ });
  if (!first) throw new Error("nothing is marked in the hand");
  return { first, send };
}

const picked = [[{ seat: 0, do: "pick", picks: [0] }]];

test("a card of the hand is chosen in the hand, without a panel over the table", () => {
  discarding(PRACTICE);
  expect(document.querySelector("[data-option]")).toBeNull();
});

test("when undo is free, one press on one card answers", () => {
  const { first, send } = discarding(PRACTICE);
  fireEvent.click(first);
  expect(send.mock.calls).toEqual(picked);
});

test("between two people a choice needs a second press, because it cannot be undone", () => {
  const { first, send } = discarding(SHARED);
  fireEvent.click(first);
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(first);
  expect(send.mock.calls).toEqual(picked);
});

test("when the player can go back before paying, one press answers", () => {
  const { first, send } = discarding(SHARED, true);
  fireEvent.click(first);
  expect(send.mock.calls).toEqual(picked);
});

test("Esc goes back when no gesture is under way", () => {
  const { send } = discarding(SHARED, true);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(send.mock.calls).toEqual([[{ seat: 0, do: "anytime", action: { type: "back" } }]]);
});

test("an opponent is chosen by a button or at their seat, and the main button shows the prompt", () => {
  const { game, see } = position();
  const send = vi.fn(() => ({ ok: true }) as const);
  const label = { key: "prompt.player", args: { player: "Bob" } };
  const decision: Decision = {
    ...base,
    kind: "pick",
    prompt: { key: "prompt.choose-opponent", args: { card: "Horn" } },
    options: [{ value: 1, label }],
    min: 1,
    max: 1,
  };
  const match = renderTable(
    { game, view: { ...see(0), decision, actions: [] }, setup: SHARED },
    { commands: { send } },
  );
  expect(document.querySelector("[data-option]")?.textContent).toBe("Bob");
  expect(screen.getByRole("button", { name: "Choose an opponent" }).hasAttribute("data-main")).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Choose Bob" }));
  expect(send.mock.calls).toEqual([[{ seat: 0, do: "pick", picks: [0] }]]);
  act(() => match.setState({ view: see(0) }));
  expect(screen.queryByRole("button", { name: "Choose Bob" })).toBeNull();
});
