import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { GameEvent } from "../../kernel";
import { layRing } from "../testing/lay-ring";

const spoken = () =>
  [...screen.getByRole("log", { name: "What happens" }).children].map((p) => p.textContent);
const event = (def: string): GameEvent => ({
  type: "play",
  rule: "R 3",
  cause: { kind: "rule" },
  seat: 1,
  def,
});

test("a burst of many lines is spoken whole, and older ones are let go", () => {
  const { match } = layRing(2, 0);
  const burst = Array.from({ length: 20 }, (_, i) => event(`Card ${i}`));
  act(() => match.setState({ events: burst }));
  expect(spoken().filter((line) => line?.startsWith("Bob: play"))).toHaveLength(20);
  act(() => match.setState({ events: [event("Last")] }));
  expect(spoken().length).toBeLessThan(12);
  expect(spoken()).toContain("Bob: play Last");
});

test("what had happened before the table was laid is spoken too", () => {
  layRing(2, 0, 0, [{ id: 0, turn: 1, seat: 1, message: { key: "Bob began" }, rule: "R 2", cards: [] }]);
  expect(spoken()[0]).toBe("Bob began");
});

test("what one seat was told is gone before another looks", () => {
  const { match, see } = layRing(2, 0);
  act(() => match.setState({ events: [event("Mine")] }));
  expect(spoken()).toContain("Bob: play Mine");
  act(() => match.setState({ view: see(-1), viewer: -1, curtain: { to: 1, recap: [] }, events: [] }));
  expect(spoken()).toEqual([]);
});

test("while something is aimed, arrows visit legal targets only", () => {
  layRing(2, 2);
  fireEvent.click(screen.getAllByRole("button", { name: /^Maple Guard, yours.*may act$/ })[0]!);
  const row = screen.getByRole("grid", { name: "Bob: Row, 2 cards" });
  const targets = within(row).getAllByRole("button", { name: /legal target$/ });
  expect(targets.map((card) => card.tabIndex)).toEqual([0, -1]);
  targets[0]?.focus();
  fireEvent.keyDown(targets[0]!, { key: "ArrowRight" });
  expect(document.activeElement).toBe(targets[1]);
});
