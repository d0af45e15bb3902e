import { expect, test } from "vitest";
import { at, from, kw } from "../cards/card";
import { choose, own, sets, standing } from "../cards/parts";
import { aMain, beast, keyed, saga, strong, wolf } from "../testing";

test("BSS 11-10-1 Gale exhausts as many spirits as its number says, however high", () => {
  const herd = Array.from({ length: 8 }, (_, i) => strong(`Cow ${i}`, 1000));
  const g = saga({
    at: "attack",
    me: { spirits: [keyed("Stag", kw("gale", { n: 7 }))] },
    foe: { spirits: [wolf, ...herd] },
  });
  g.me.attack("Stag").pick("Wolf");
  expect(g.decision).toMatchObject({ kind: "pick", seat: 1, min: 7, max: 7 });
  g.pick(...herd.slice(0, 7).map(({ name }) => name));
  expect(herd.filter(({ name }) => g.exhausted(name))).toHaveLength(7);
});

test("BSS 11-10-1 Gale uses the number the spirit has on resolution", () => {
  const grow = beast("Elder", {
    effects: [at(1)(standing(own(), ["kw-gale"], 1))],
  });
  const g = saga({
    at: "attack",
    me: { spirits: [keyed("Stag", kw("gale", { n: 5 })), grow] },
    foe: { spirits: [wolf, ...Array.from({ length: 8 }, (_, i) => strong(`Cow ${i}`, 1000))] },
  });
  g.me.attack("Stag").pick("Wolf");
  expect(g.decision).toMatchObject({ kind: "pick", min: 6, max: 6 });
  g.pick("Cow 0", "Cow 1", "Cow 2", "Cow 3", "Cow 4", "Cow 5");
});

test("BSS 2-10-3 an effect that works from a level on works at every higher level", () => {
  const sage = beast("Sage", {
    keywords: [kw("astral", { levels: from(2) })],
    effects: [at(2)(standing("this", ["symbols"], 1))],
  });
  const g = saga({ me: { spirits: [sage], hand: [aMain("Rise", choose(own(), sets(["level"], 12)))] } });
  expect(g.stat("Sage", "symbols")).toBe(1);
  expect(g.stat("Sage", "kw-astral")).toBe(0);
  g.me.magic("Rise").pick("Sage");
  expect(g.level("Sage")).toBe(12);
  expect(g.stat("Sage", "symbols")).toBe(2);
  expect(g.stat("Sage", "kw-astral")).toBe(1);
});

test("BSS 11-11-1 Crush discards as many cards as its number and level say, however many", () => {
  const deck = Array.from({ length: 20 }, () => wolf);
  const g = saga({ at: "attack", me: { spirits: [keyed("Ram", kw("crush", { n: 12 }))] }, foe: { deck } });
  g.me.attack("Ram").through();
  expect(g.foe.trash).toHaveLength(12);
});

test("draws as many cards as the effect says", () => {
  const deck = Array.from({ length: 30 }, () => wolf);
  const g = saga({ me: { hand: [aMain("Deal", { do: "draw", who: "you", count: 20 })], deck } });
  g.me.magic("Deal");
  expect(g.me.hand).toHaveLength(20);
});
