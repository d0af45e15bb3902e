import { describe, expect, test } from "vitest";
import { at } from "../cards/card";
import { choose, cost, draw, foes, pay, standing, word } from "../cards/parts";
import { aMain, bear, beast, saga, wolf } from "../testing";

describe("areas", () => {
  test("BSS 3-1-2, BSS 3-2-2, BSS 3-2-2b, BSS 3-3-2, BSS 3-3-3, BSS 3-4-2, BSS 3-5-2, BSS 3-6-2, BSS 3-7-2, BSS 3-9-1, BSS 3-9-2, BSS 3-6-3, BSS 3-7-3, BSS 3-3-4 counts are public, decks and the opponent's hand are hidden, everything else is open and unlimited", () => {
    const g = saga({
      me: {
        hand: [wolf, beast("Held")],
        deck: [beast("A"), beast("B")],
        trash: [beast("Gone")],
        spirits: [beast("There")],
        reserve: 30,
        life: 12,
      },
    });
    expect(g.foe.sees("hand", 0)).toEqual(["", ""]);
    expect(g.foe.sees("deck", 0)).toEqual(["", ""]);
    expect(g.me.sees("deck")).toEqual(["", ""]);
    expect(g.foe.sees("trash", 0)).toEqual(["Gone"]);
    expect(g.foe.sees("spirits", 0)).toEqual(["There"]);
    expect(g.me.sees("hand")).toEqual(["Wolf", "Held"]);
    const seen = g.view(1).zones.filter(({ owner }) => owner === 0);
    const counters = (key: string) => seen.find((zone) => zone.key === key)?.counters;
    expect(counters("reserve")).toEqual({ core: 30, soul: 1 });
    expect(counters("life")?.core).toBe(12);
    expect((counters("void")?.core ?? 0) > 0).toBe(true);
  });

  test("BSS 3-1-5, BSS 3-2-3-1, BSS 3-2-3-1b, BSS 3-2-4 cards go to a deck one at a time in the owner's order; a shuffle makes their ids meaningless", () => {
    const bury = aMain(
      "Bury",
      choose(foes(), { do: "move", card: "it", to: "deck", bottom: true }, { count: 2 }),
    );
    const g = saga({
      me: { hand: [bury] },
      foe: { spirits: [wolf, bear], deck: [beast("Top")] },
    });
    g.me.magic("Bury").pick("Wolf", "Bear");
    g.answer({ seat: 1, do: "arrange", order: [1, 0] });
    expect(g.foe.deck).toEqual(["Wolf", "Bear", "Top"]);
    expect(g.eventTypes.filter((type) => type === "move")).toHaveLength(2);
  });
});

describe("public information", () => {
  test("BSS 2-3-1, BSS 2-4-1, BSS 2-5-1, BSS 2-6-1, BSS 2-7-1, BSS 2-8-1, BSS 2-10-1, BSS 2-10-3-1, BSS 2-11-1 a card shows its type, colours, spirit types, cost, reduction, symbols, levels with cores, and BP", () => {
    const hero = beast("Hero", { reduction: ["red"], colours: ["red", "white"] });
    expect(hero).toMatchObject({
      type: "spirit",
      subtypes: ["beast"],
      colours: ["red", "white"],
      reduction: ["red"],
      symbols: ["red"],
    });
    expect(hero.stats).toMatchObject({ cost: 1, bp: 3000, symbols: 1 });
    expect(hero.levels).toEqual([
      { cores: 1, bp: 3000 },
      { cores: 3, bp: 5000 },
    ]);
    const g = saga({ me: { spirits: [hero] } });
    expect(g.bp("Hero")).toBe(3000);
  });

  test("BSS 4-4-1-1, BSS 4-4-1-2 a refreshed card is upright, an exhausted one turned", () => {
    const g = saga({ me: { spirits: [wolf, { card: beast("Tired"), exhausted: true }] } });
    const seen = g.view(1).cards;
    expect(seen[g.id("Wolf")]?.rested).toBe(false);
    expect(seen[g.id("Tired")]?.rested).toBe(true);
  });
});

test("BSS 3-2-3, BSS 1-3-2b a deck gives only as many cards as it has", () => {
  const g = saga({
    me: { hand: [aMain("Sack", word("mill", { who: "opponent", amount: 5 }))] },
    foe: { deck: [wolf] },
  });
  g.me.magic("Sack");
  expect(g.foe.deck).toEqual([]);
  expect(g.foe.trash).toEqual(["Wolf"]);
  expect([pay([cost("cores", { n: 1 })], draw(1)), at(1)(standing("this", ["bp"], 1))]).toHaveLength(2);
});
