import { expect, test } from "vitest";
import { kw } from "../cards/card";
import { draw, generate, heal, hit, loses, strike } from "../cards/parts";
import { anAbility, aUnit, duel, keyed } from "../testing";

test("damage is dealt in full, however large it is", () => {
  const g = duel({
    me: { hand: [anAbility("Doom", strike(50))] },
    foe: { battleground: [aUnit("Colossus", 1, 60)] },
  });
  g.me.cast("Doom").pick("Colossus");
  expect(g.pending).toEqual({ "Doom > Colossus": 50 });
});

test("SM 14.1.1 Armor reduces damage by its full number", () => {
  const g = duel({
    me: { hand: [anAbility("Doom", hit(50))] },
    foe: { battleground: [keyed("Golem", 1, 60, kw("armor", 12))] },
  });
  g.me.cast("Doom").pick("Golem");
  expect(g.pending).toEqual({ "Doom > Golem": 38 });
});

test("an effect draws and generates the full number it names", () => {
  const deck = Array.from({ length: 30 }, (_, i) => aUnit(`Oak ${i}`));
  const g = duel({
    me: {
      hand: [anAbility("Deal", draw(20)), anAbility("Forge", generate(14))],
      deck,
      energy: 8,
      resourceDeck: 20,
    },
  });
  g.me.cast("Deal");
  g.resolve();
  expect(g.me.hand).toHaveLength(21);
  g.me.cast("Forge");
  g.resolve();
  expect(g.me.resources).toBe(14);
});

test("HP is lost and gained in full", () => {
  const g = duel({
    me: { hand: [anAbility("Curse", loses(17)), anAbility("Bless", heal(15))], energy: 8, hp: 1 },
  });
  const before = g.foe.hp;
  g.me.cast("Curse");
  g.resolve();
  expect(before - g.foe.hp).toBe(17);
  g.me.cast("Bless");
  g.resolve();
  expect(g.me.hp).toBe(16);
});
