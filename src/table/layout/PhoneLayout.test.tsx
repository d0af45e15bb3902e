import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { everyAction, legalActions, refuse, type View, zoneOf } from "../../kernel";
import { message } from "../../text";
import { facingPair, type Position, playOut, position } from "../testing/position";
import { renderTable } from "../testing/render-table";
import { ringOf } from "../testing/ring";

beforeEach(() =>
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} })),
);
afterEach(() => vi.unstubAllGlobals());

/** The active seat attacks, and the dice have been rolled but can still be answered. */
function withDice(): Position {
  const table = facingPair();
  const attack = everyAction(legalActions(table.g)).find(({ type }) => type === "attack");
  if (attack === undefined) throw new Error("nobody may attack");
  table.act(attack);
  while (table.game.status.contest(table.see(0))?.stage === "declared") table.act({ type: "pass" });
  return table;
}

test("once the dice panel is gone, one line shows how the battle ended", () => {
  const table = withDice();
  const { game } = table;
  const shown = { game, view: table.see(0) };
  const store = renderTable(shown);
  expect(screen.getByRole("region", { name: "Dice" })).toBeTruthy();
  playOut(table);
  const view: View = { ...table.see(0), viewer: 0 };
  act(() => store.setState({ view }));
  expect(screen.queryByRole("region", { name: "Dice" })).toBeNull();
  const totals = game.status.contest(view)?.sides.map(({ total }) => total);
  expect(document.querySelector("[data-table]")?.textContent).toContain(" wins for ");
  expect(screen.getByText(`${totals?.[0]} : ${totals?.[1]}`)).toBeTruthy();
});

test("while no player holds a card, a prompt that offers cards takes the place of the hand", () => {
  const { game, see, g } = position();
  const hand = zoneOf(g.state, "hand", 0).id;
  const seen = see(0);
  const options = zoneOf(g.state, "hand", 0).cards.map((card) => ({ card }));
  const prompt = { key: "prompt.draft", args: { picked: 0 } };
  const decision = { kind: "pick", seat: 0, prompt, rule: "D20 9.1", options, min: 1, max: 1 } as const;
  const zones = seen.zones.map((zone) => (zone.id === hand ? { ...zone, cards: [] } : zone));
  const store = renderTable({ game, view: { ...seen, zones, decision, actions: [] } });
  expect(screen.queryByText("No cards in hand")).toBeNull();
  act(() => store.setState({ view: { ...seen, zones, actions: [] } }));
  expect(screen.getByText("No cards in hand")).toBeTruthy();
});

test("undo is one press away beside the main button in practice games", () => {
  const { game, see } = position();
  const seats = [{ kind: "person" }, { kind: "opponent", level: "easy" }] as const;
  const setup = { id: "m", game: game.slug, seats, openHands: false };
  const undo = vi.fn(async () => true);
  const store = renderTable({ game, view: see(0), setup, noUndo: null }, { commands: { undo } });
  const button = () => screen.getByRole("button", { name: "Undo" });
  fireEvent.click(button());
  expect(undo).toHaveBeenCalledTimes(1);
  const nothing = refuse("nothing-to-undo", "kernel:decision");
  act(() => store.setState({ noUndo: nothing }));
  expect(button().getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(button());
  expect(undo).toHaveBeenCalledTimes(1);
  expect(document.querySelector("[data-reason]")?.textContent).toContain("no move to undo");
  act(() => store.setState({ setup: { ...setup, seats: [{ kind: "person" }, { kind: "person" }] } }));
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("on a phone the preview of going on is part of the prompt line", () => {
  const { game, see, g } = ringOf(2, 1);
  const viewer = g.state.decision?.seat ?? 0;
  const preview = () => ({ lines: [message("table.preview.nothing")] });
  renderTable({ game: { ...game, table: { ...game.table, preview } }, view: see(viewer), viewer });
  const line = screen.getByText("This would do nothing right now.");
  expect(line.closest("[data-mine]")).toBeTruthy();
});

test("“More” opens with the newest log line in view", () => {
  // There is no layout here. This makes the log taller than its box.
  const tall = vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(900);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(private readonly callback: () => void) {}
      observe() {
        this.callback();
      }
      disconnect() {}
    },
  );
  const { game, see } = position();
  const log = ["first", "newest"].map((key, id) => ({
    id,
    turn: 1,
    seat: 0,
    message: { key },
    rule: "D20 1.1",
    cards: [],
  }));
  renderTable({ game, view: see(0), log });
  fireEvent.click(screen.getByRole("button", { name: "More" }));
  const lines = within(screen.getByRole("dialog")).getByRole("region", { name: "Log" });
  const box = lines.querySelector("ol")?.parentElement;
  expect(lines.querySelector("li:last-child")?.textContent).toContain("newest");
  expect(box?.scrollTop).toBe(900);
  tall.mockRestore();
});
