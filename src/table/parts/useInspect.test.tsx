import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { everyAction } from "../../kernel";
import { useSettings } from "../../store/settings/settings";
import { facingPair } from "../testing/position";
import { renderTable } from "../testing/render-table";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/**
 * A table with a legal attack.
 * @returns the attacker and its target
 */
function facing(): readonly [HTMLElement, HTMLElement] {
  return at().cards;
}

function at() {
  useSettings.getState().change({ inspector: "hover" });
  const { game, g, see } = facingPair();
  const seat = g.state.decision?.seat ?? 0;
  const attack = everyAction(see(seat).actions).find(({ type }) => type === "attack");
  const view = see(seat);
  const match = renderTable({ game, view, viewer: seat });
  const card = (id?: number) => document.querySelector(`[data-card="${id}"]`) as HTMLElement;
  const cards = [card(attack?.card), card(attack?.target)] as const;
  /** Moves the attacker to another zone. */
  const take = () => {
    const id = attack?.card ?? -1;
    const zones = view.zones.map((zone) => ({ ...zone, cards: zone.cards.filter((one) => one !== id) }));
    const to = view.zones.findIndex(({ key }) => key === "discard");
    const moved = view.cards.map((one) => (one?.id === id ? { ...one, zone: to } : one));
    act(() => match.setState({ view: { ...view, zones, cards: moved } }));
  };
  return { cards, take };
}
const inspector = () => screen.queryByRole("complementary", { name: "Card" });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test("a card is shown after the pointer has rested on it for 200 ms", () => {
  const [attacker] = facing();
  fireEvent.pointerEnter(attacker);
  pass(199);
  expect(inspector()).toBeNull();
  pass(1);
  expect(inspector()).not.toBeNull();
});

test("a player who attacks at once does not see the target's preview over the battle", () => {
  const [attacker, target] = facing();
  fireEvent.click(attacker);
  fireEvent.pointerEnter(target);
  pass(100);
  fireEvent.click(target);
  pass(400);
  expect(inspector()).toBeNull();
});

test("a preview disappears with its card, although the pointer stays in place", () => {
  const { cards, take } = at();
  fireEvent.pointerEnter(cards[0]);
  pass(200);
  expect(inspector()).not.toBeNull();
  take();
  expect(inspector()).toBeNull();
});

test("a preview stays when another card leaves", () => {
  const { cards, take } = at();
  fireEvent.pointerEnter(cards[1]);
  pass(200);
  take();
  expect(inspector()).not.toBeNull();
});
