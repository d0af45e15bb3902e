import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Action, canAct, everyAction } from "../../kernel";
import { placeAndEnd, position } from "../testing/position";
import { renderTable } from "../testing/render-table";

// Each test renders a whole table, in several workers at once.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const at = (x: number, y: number) => ({ clientX: x, clientY: y, button: 0, isPrimary: true });
const touch = { ...at(10, 10), pointerType: "touch" };
const reason = () => document.querySelector("[data-reason]")?.textContent?.trim() ?? null;
const found = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

/**
 * A table where a Warrior may be placed, as the first or beside one of the other side; returns a card of the hand that
 * may be placed.
 */
function placing(isFirst = true) {
  const table = position();
  if (!isFirst) placeAndEnd(table);
  table.pass();
  const { game, g, see } = table;
  const seat = g.state.decision?.seat ?? 0;
  const why = (action: Action) => canAct(g, seat, action);
  renderTable({ game, view: see(seat), viewer: seat }, { commands: { judge: why } });
  const place = everyAction(see(seat).actions).find(({ type }) => type === "place");
  return found(`[data-card="${place?.card}"]`);
}

/** The same with that card armed. */
function aiming() {
  const card = placing();
  fireEvent.click(card);
  expect(card.dataset.mark).toBe("armed");
  return card;
}

test("a long touch on an armed card shows it large, although the browser tries to open its menu", () => {
  const card = aiming();
  fireEvent.pointerDown(card, touch);
  expect(fireEvent.contextMenu(card)).toBe(false);
  act(() => void vi.advanceTimersByTime(520));
  expect(screen.getByRole("complementary", { name: "Card" })).toBeTruthy();
  fireEvent.pointerUp(card, touch);
  fireEvent.click(card, { detail: 1 });
  expect(card.dataset.mark).toBe("armed");
  fireEvent.pointerDown(card, touch);
  fireEvent.pointerUp(card, touch);
  fireEvent.click(card, { detail: 1 });
  expect(card.dataset.mark).toBe("may-act");
});

test("a press that is released beside the card ends", () => {
  const card = placing();
  fireEvent.pointerDown(card, at(10, 10));
  expect(fireEvent.contextMenu(document.body), "half made").toBe(false);
  fireEvent.pointerDown(card, at(10, 10));
  fireEvent.pointerUp(document.body, at(12, 12));
  expect(fireEvent.contextMenu(document.body), "nothing is half made").toBe(true);
});

test("a second finger does not take over", () => {
  const card = placing();
  const other = found("[data-hand] [role=gridcell]:last-child [data-card]");
  expect(other).not.toBe(card);
  fireEvent.pointerDown(card, touch);
  fireEvent.pointerDown(other, { ...touch, isPrimary: false });
  fireEvent.pointerUp(card, touch);
  fireEvent.click(card, { detail: 1 });
  expect(card.dataset.mark).toBe("armed");
});

test("ground and panels say why the armed card may not go there; otherwise they say nothing", () => {
  const card = placing();
  const ground = found("section[data-grid]");
  const panel = screen.getAllByRole("region", { name: /'s seat$/ })[0] as HTMLElement;
  const tap = (on: HTMLElement, moved = 0) => {
    fireEvent.pointerDown(on, at(90, 70));
    fireEvent.pointerUp(on, at(90 + moved, 70));
    fireEvent.click(on, at(90 + moved, 70));
  };
  tap(ground);
  tap(panel);
  expect(reason()).toBeNull();
  fireEvent.click(card);
  tap(ground, 30);
  expect(reason(), "the picture was moved").toBeNull();
  tap(ground);
  expect(reason()).toMatch(/D20 4\.\d+$/);
  tap(panel);
  expect(reason()).toBe("Not there: choose a highlighted place.");
  expect(card.dataset.mark).toBe("armed");
});

test("keyboard focus on a card says why it may not act; the reason disappears when the focus moves on", () => {
  const card = placing(false);
  const idle = found("[data-grid] [data-mark=none]");
  const main = found("[data-main]");
  fireEvent.keyDown(document.body, { key: "Tab" });
  act(() => main.focus());
  act(() => idle.focus());
  expect(reason()).toMatch(/D20/);
  act(() => card.focus());
  expect(reason()).toBeNull();
  act(() => idle.focus());
  act(() => main.focus());
  expect(reason()).toBeNull();
  act(() => main.blur());
  act(() => idle.focus());
  expect(reason(), "focus that was given back").toBeNull();
});

test("a held Enter does not press the element that it moved the focus to", () => {
  const card = placing();
  expect(fireEvent.keyDown(card, { key: "Enter" })).toBe(true);
  fireEvent.click(card);
  const cell = found("[data-legal]");
  expect(fireEvent.keyDown(cell, { key: "Enter", repeat: true })).toBe(false);
});
