import { expect, test } from "vitest";
import { at, d20, plain, trick } from "../../games/d20-warriors/testing";
import { legalActions } from "../../kernel";
import { candidates } from "../candidates";
import { randomFrom } from "../random";
import { betterPosition } from "./choosing";
import { contextFor } from "./context";
import { WEIGHTS } from "./weights";
import { winProbability } from "./win-probability";

/** A strong Warrior in hand, to be placed beside these. */
const against = (...foes: readonly string[]) =>
  d20({
    me: { hand: [plain("Giant", 9)] },
    foe: { field: foes.map((name, i) => at(3 * i, 0, plain(name, 0))) },
  }).engine;

test("a Warrior yet to be placed can beat one other at most", () => {
  const chance = (once: boolean, ...foes: readonly string[]) =>
    winProbability(against(...foes), 0, false, { ...WEIGHTS, once });
  expect(chance(true, "Imp"), "against one").toBe(chance(false, "Imp"));
  expect(chance(true, "Imp", "Elf"), "against two").toBeLessThan(chance(false, "Imp", "Elf"));
});

test("the position before the attacks can count beside the one after them", () => {
  const [after = 0, both = 0, before = 0] = [0, 0.5, 1].map((share) =>
    winProbability(against("Imp"), 0, false, { ...WEIGHTS, before: share }),
  );
  expect(before, "a foe that can be beaten").toBeLessThan(after);
  expect(both).toBeGreaterThan(before);
  expect(both).toBeLessThan(after);
});

test("a Flash card must gain its price, and an attack has none", () => {
  const { engine } = d20({
    placements: 0,
    me: { field: [at(0, 0, plain("Knight", 3))], hand: [trick("Ruse")] },
    foe: { field: [at(1, 0, plain("Imp", 0))] },
  });
  const { decision } = engine.state;
  if (decision === null) throw new Error("nobody is asked");
  const random = randomFrom("price");
  const answers = candidates({ decision, actions: legalActions(engine) }, random);
  const context = contextFor(engine, decision, answers, random, { weights: WEIGHTS, tries: 1 });
  const prices = answers.map((answer) => {
    const [free, dear] = [0, 0.25].map((price) => betterPosition(1, price).score(context, answer));
    return [answer.do === "act" ? answer.action.type : answer.do, (free ?? 0) - (dear ?? 0)];
  });
  expect(Object.fromEntries(prices)).toMatchObject({ flash: 0.25, attack: 0, "end-turn": 0 });
});
