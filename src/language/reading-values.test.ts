import { expect, test } from "vitest";
import { kw } from "../games/battle-spirits-saga/cards/card";
import { costUpTo, own, standing } from "../games/battle-spirits-saga/cards/parts";
import { aNexus, beast, keyed, saga, strong, wolf } from "../games/battle-spirits-saga/testing";
import { vocabulary } from "../games/battle-spirits-saga/words/index";
import { say } from "../text";
import { type Ability, printAbility } from "./index";
import { validateCards } from "./validate";

/** A nexus with these static abilities, which the validator accepts. */
function nexusOf(name: string, ...abilities: readonly Ability[]) {
  const card = aNexus(name, { effects: abilities.map((ability) => ({ ability })) });
  expect(validateCards(vocabulary, [card])).toEqual([]);
  return card;
}
const withKeyword = (keyword: "crush" | "astral") =>
  ({ stat: { name: `kw-${keyword}`, atLeast: 1 } }) as const;

test("a static ability that changes BP asks for a cost or a keyword", () => {
  const cheap = standing(own(costUpTo(2)), ["bp"], 1000);
  const crushers = standing(own(withKeyword("crush")), ["bp"], 2000);
  expect(say(printAbility(vocabulary, crushers))).toBe("Each spirit you control with Crush gets +2000 BP.");
  const tower = nexusOf("Tower", cheap, crushers);
  const heavy = beast("Heavy", { cost: 6, keywords: [kw("crush", { n: 2 })] });
  const g = saga({ me: { nexuses: [tower], spirits: [wolf, heavy] } });
  expect([g.bp("Wolf"), g.bp("Heavy")]).toEqual([4000, 5000]);
});

test("a gained keyword counts, and a lost one does not", () => {
  const crushers = standing(own(withKeyword("astral")), ["bp"], 2000);
  const gives = standing(own(), ["kw-astral"], 1);
  const g = saga({ me: { nexuses: [nexusOf("Tower", crushers), nexusOf("Gate", gives)], spirits: [wolf] } });
  expect(g.bp("Wolf")).toBe(5000);
  const h = saga({
    me: { nexuses: [nexusOf("Tower", crushers)], spirits: [wolf, keyed("Ghost", kw("astral"))] },
  });
  expect([h.bp("Wolf"), h.bp("Ghost")]).toEqual([3000, 5000]);
});

test("values that depend on each other come to an end: each is read without what changes the value itself", () => {
  const strongGain = standing(own({ stat: { name: "bp", atLeast: 4000 } }), ["kw-astral"], 1);
  const astralGrow = standing(own(withKeyword("astral")), ["bp"], 1000);
  const circle = nexusOf("Circle", strongGain, astralGrow);
  const g = saga({ me: { nexuses: [circle], spirits: [strong("Elk", 4000), wolf] } });
  expect([g.bp("Elk"), g.stat("Elk", "kw-astral")]).toEqual([5000, 1]);
  expect([g.bp("Wolf"), g.stat("Wolf", "kw-astral")]).toEqual([3000, 0]);
});
