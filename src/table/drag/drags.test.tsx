import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type Action, type CardId, everyAction } from "../../kernel";
import { position } from "../testing/position";
import { renderRing } from "../testing/render-ring";
import { renderTable } from "../testing/render-table";

afterEach(() => void vi.restoreAllMocks());

/** The lower half of the screen, where the player's hand is. */
const DOWN = { clientX: 100, clientY: 700, button: 0, pointerId: 1, isPrimary: true, bubbles: true };
const to = (clientX: number, clientY: number) => ({ ...DOWN, clientX, clientY });

const cardOf = (id: CardId | undefined) =>
  document.querySelector<HTMLElement>(`[data-card="${id}"]`) as HTMLElement;
const mat = () => document.querySelector("[data-middle]");
const dragged = () => document.querySelector("[data-dragged]");
const reason = () => document.querySelector("[data-reason]")?.textContent?.trim() ?? null;

/** The test page has no layout, so this sets the element under the pointer. */
const over = (element: Element | null) =>
  void vi.spyOn(document, "elementFromPoint").mockImplementation(() => element);

/** Picks up a card and holds it over an element. */
function hold(card: HTMLElement, target: Element | null, x = 300, y = 300): void {
  over(target);
  fireEvent.pointerDown(card, DOWN);
  fireEvent.pointerMove(card, to(x, y + 1));
  fireEvent.pointerMove(card, to(x, y));
}

function drag(card: HTMLElement, target: Element | null, x = 300, y = 300): void {
  hold(card, target, x, y);
  fireEvent.pointerUp(card, to(x, y));
}

const bringIn = (name: string) =>
  fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${name}, `) }));

/** A three-player table: the first player has a guard that may strike; the second has guards, the third has none. */
function striking() {
  const table = renderRing(3, 2, 0);
  act(() => void table.act({ type: "end" }));
  table.act.mockClear();
  bringIn("Bob");
  const strikes = table.see(0).actions.filter(({ type }) => type === "strike");
  const [first] = strikes;
  const card = cardOf(first?.card);
  return { ...table, card, target: cardOf(first?.target), strikes };
}

/** A player with enough points to play cards from the hand. */
function playing() {
  const table = renderRing(2, 0);
  const play = table.see(0).actions.find(({ type }) => type === "play");
  return { ...table, play, card: cardOf(play?.card) };
}

test("drags a card onto a target", () => {
  const { card, target, act: sent, strikes } = striking();
  hold(card, target);
  expect(dragged()).not.toBeNull();
  expect(card.dataset.mark).toBe("armed");
  expect(target.dataset.mark).toBe("target");
  fireEvent.pointerUp(card, to(300, 300));
  expect(dragged()).toBeNull();
  expect(sent).toHaveBeenCalledExactlyOnceWith(strikes[0]);
});

test("drags a card onto a seat, in its panel or among the others", () => {
  for (const nth of [0, 1]) {
    const { card, act: sent } = striking();
    bringIn("Cleo");
    const spots = document.querySelectorAll('[data-seat-spot="2"]');
    expect(spots).toHaveLength(2);
    drag(card, spots[nth]?.firstElementChild ?? null);
    expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ data: { seat: 2 } }));
    cleanup();
  }
});

test("a forbidden drop target says why, and nothing is played", () => {
  const { card, act: sent } = striking();
  const own = [...document.querySelectorAll('[data-row] [data-seat="0"][data-card]')].find(
    (one) => one !== card,
  );
  drag(card, own ?? null);
  expect(sent).not.toHaveBeenCalled();
  expect(reason()).toBe("Not there: choose a highlighted place.");
  expect(card.dataset.mark).toBe("may-act");
});

test("drags a card onto a cell", () => {
  const table = position();
  table.pass();
  const { game, g, see } = table;
  const seat = g.state.decision?.seat ?? 0;
  const sent = vi.fn<(action: Action) => { ok: true }>(() => ({ ok: true }));
  renderTable({ game, view: see(seat), viewer: seat }, { commands: { act: sent } });
  const place = everyAction(see(seat).actions).find(({ type }) => type === "place");
  // Without layout the only cell is everywhere.
  drag(cardOf(place?.card), document.querySelector("section[data-grid] [role=grid]"), 0, 0);
  expect(sent).toHaveBeenCalledExactlyOnceWith(place);
});

test("a card dropped outside the hand is played; dropped back in the hand or barely outside it, it is not", () => {
  const { card, act: sent, play } = playing();
  const hand = document.querySelector("[data-hand]");
  drag(card, hand);
  drag(card, mat(), 100, 681);
  expect(sent).not.toHaveBeenCalled();
  expect(card.dataset.mark).toBe("may-act");
  drag(card, mat(), 100, 680);
  expect(sent).toHaveBeenCalledExactlyOnceWith(play);
});

test.each([
  ["the log", () => document.querySelector("[data-log]")],
  ["the rail", () => document.querySelector("[data-actions]")],
  ["the opponent's edge", () => document.querySelector('[data-end="far"]:not([data-middle] *)')],
  ["nothing, outside the window", () => null],
])("a card dropped over %s returns to the hand", (where, find) => {
  const { card, act: sent } = playing();
  const target = find();
  expect(target === null).toBe(where.startsWith("nothing"));
  drag(card, target, 100, 300);
  expect(sent).not.toHaveBeenCalled();
  expect(card.dataset.mark).toBe("may-act");
});

test.each([
  ["Esc", () => fireEvent.keyDown(document.body, { key: "Escape" })],
  ["a right click", () => fireEvent.contextMenu(document.body)],
])("%s during a drag: the drop does nothing, and the card can be picked up again", (_, back) => {
  const { card, target, act: sent } = striking();
  hold(card, target);
  back();
  expect(dragged()).toBeNull();
  fireEvent.pointerMove(card, to(310, 310));
  fireEvent.pointerUp(card, to(310, 310));
  fireEvent.click(card, { detail: 1 });
  expect(sent).not.toHaveBeenCalled();
  expect(card.dataset.mark).toBe("may-act");
  drag(card, target);
  expect(sent).toHaveBeenCalledOnce();
});

test("a drag that the browser cancels is over", () => {
  const { card, target, act: sent } = striking();
  hold(card, target);
  fireEvent.pointerCancel(card, to(300, 300));
  expect(dragged()).toBeNull();
  fireEvent.pointerUp(card, to(300, 300));
  expect(sent).not.toHaveBeenCalled();
  drag(card, target);
  expect(sent).toHaveBeenCalledOnce();
});

test("a second finger neither moves nor drops what the first one drags", () => {
  const { card, target, act: sent } = striking();
  const second = { ...to(10, 10), pointerId: 2, isPrimary: false };
  hold(card, target);
  over(null);
  fireEvent.pointerDown(document.body, second);
  fireEvent.pointerMove(document.body, { ...second, clientX: 50 });
  fireEvent.pointerUp(document.body, second);
  expect(dragged()).not.toBeNull();
  over(target);
  fireEvent.pointerUp(card, to(300, 300));
  expect(sent).toHaveBeenCalledOnce();
});

test("a flick works even when React has no time to render between its events", () => {
  const { card, target, act: sent } = striking();
  over(target);
  act(() => {
    card.dispatchEvent(new PointerEvent("pointerdown", DOWN));
    card.dispatchEvent(new PointerEvent("pointermove", to(300, 300)));
    card.dispatchEvent(new PointerEvent("pointerup", to(300, 300)));
  });
  expect(sent).toHaveBeenCalledOnce();
});

test("a drop uses what is under the pointer at that moment: the camera may have moved meanwhile", () => {
  const { card, target, act: sent } = striking();
  hold(card, null);
  over(target);
  fireEvent.pointerUp(card, to(300, 300));
  expect(sent).toHaveBeenCalledOnce();
});

test("a press right after a drag works", () => {
  const { card, target } = striking();
  drag(card, null);
  fireEvent.pointerDown(card, DOWN);
  fireEvent.pointerUp(card, DOWN);
  fireEvent.click(card, { detail: 1 });
  expect(card.dataset.mark).toBe("armed");
  fireEvent.click(target, { detail: 0 });
  expect(card.dataset.mark).not.toBe("armed");
});

test("dnd-kit announces nothing in the page, and does not turn a card into its own button", () => {
  const { card, target } = striking();
  hold(card, target);
  expect(document.querySelector("[id^=Dnd]")).toBeNull();
  expect(document.body.textContent).not.toContain("draggable");
  expect(card.getAttribute("aria-roledescription")).toBeNull();
  expect(document.querySelectorAll('[aria-live="assertive"]')).toHaveLength(0);
});
