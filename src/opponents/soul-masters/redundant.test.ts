import { expect, test } from "vitest";
import { set } from "../../games/soul-masters/rules/vars";
import { aUnit, duel, kill, type TestCard } from "../../games/soul-masters/testing";
import { legalActions } from "../../kernel";
import { isRedundant } from "./redundant";

/** The types of actions between two phases that a search looks at, after this many cards were placed as energy. */
function searched(hand: readonly TestCard[], placed: number): ReadonlySet<string> {
  const g = duel({ me: { battleground: [aUnit("Wolf", 2, 2)], hand, reserve: [] }, at: "choose" });
  set(g.engine, "placed", placed);
  const actions = legalActions(g.engine).filter((action) => !isRedundant(g.engine, action));
  g.leaveOpen();
  return new Set(actions.map(({ type }) => type));
}

test("a Main Phase is needed to cast a unit or to place energy, and not for an attack or an ability card", () => {
  expect(searched([aUnit("Bear", 2, 2)], 2)).toContain("main-phase");
  expect(searched([kill()], 1)).toContain("main-phase");
  expect(searched([kill()], 2)).toEqual(new Set(["attack", "end-turn"]));
  expect(searched([], 0)).toEqual(new Set(["attack", "end-turn"]));
});
