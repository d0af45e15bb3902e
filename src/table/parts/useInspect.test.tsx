import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSettings } from "../../store/settings";
import { facingPair } from "../testing/position";
import { show } from "../testing/show";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/**
 * A table on which somebody may attack.
 * @returns the attacker and its target
 */
function facing(): readonly [HTMLElement, HTMLElement] {
  useSettings.getState().change({ inspector: "hover" });
  const { game, g, see } = facingPair();
  const seat = g.state.decision?.seat ?? 0;
  const attack = see(seat).actions.find(({ type }) => type === "attack");
  show({ game, view: see(seat), viewer: seat });
  const card = (id?: number) => document.querySelector(`[data-card="${id}"]`) as HTMLElement;
  return [card(attack?.card), card(attack?.target)];
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

test("whoever attacks at once is not shown the target over what happens", () => {
  const [attacker, target] = facing();
  fireEvent.click(attacker);
  fireEvent.pointerEnter(target);
  pass(100);
  fireEvent.click(target);
  pass(400);
  expect(inspector()).toBeNull();
});
