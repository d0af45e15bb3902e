import { expect, test } from "vitest";
import { battleCores, stats } from "../../games/battle-cores/testing";
import { scriptFor } from "./index";

/** How likely the player to move wins with this many more equal Monsters than the other player has. */
function chanceWith(more: number, seat = 0): number {
  const bears = (count: number) => Array.from({ length: count }, (_, n) => stats(`Bear ${n}`, 3, 3));
  const { engine } = battleCores({ me: { monsters: bears(1 + more) }, foe: { monsters: bears(1) } });
  return scriptFor(engine.rules).searched.winChance(engine, seat);
}

test("an even position is somewhat better for the player to move", () => {
  expect(chanceWith(0)).toBeGreaterThan(0.6);
  expect(chanceWith(0)).toBeLessThan(0.7);
});

test("each Monster ahead is worth less than the one before", () => {
  const [even, one, two, three] = [0, 1, 2, 3].map((more) => chanceWith(more));
  const steps = [Number(one) - Number(even), Number(two) - Number(one), Number(three) - Number(two)];
  expect(steps).toEqual(steps.toSorted((a, b) => b - a));
  expect(Math.min(...steps)).toBeGreaterThan(0);
});

test("the chances of both players add up to one", () => {
  expect(chanceWith(2, 0) + chanceWith(2, 1)).toBeCloseTo(1);
});
