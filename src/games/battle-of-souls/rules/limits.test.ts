import { expect, test } from "vitest";
import { draw, harm, OWN } from "../cards/parts";
import { aField, aWarrior, duel, spell } from "../testing";

test("BOS 10.23 a fighter attacks as often per turn as its cards allow", () => {
  const rush = aField("Rush", { kind: "standing", cards: OWN, stats: ["attacks"], op: "add", amount: 8 });
  const g = duel({ at: "battle", me: { fighters: [aWarrior("Oak", 100)], battlefield: [rush] } });
  for (let attack = 0; attack < 9; attack++) g.me.strike("Oak");
  expect(g.sp).toEqual([8900, 7100]);
  expect(g.me.why(g.me.striking("Oak")).rule).toBe("BOS 10.23");
});

test("takes as many soul points as the effect says", () => {
  const g = duel({ me: { fighters: [spell("Doom", harm(7900))] } });
  g.me.use("Doom");
  g.settle();
  expect(g.sp).toEqual([15_900, 100]);
});

test("draws as many cards as the effect says", () => {
  const deck = Array.from({ length: 30 }, (_, i) => aWarrior(`Elm ${i}`));
  const g = duel({ me: { fighters: [spell("Deal", draw(20))], deck } });
  g.me.use("Deal");
  g.settle();
  expect(g.me.hand).toHaveLength(20);
});
