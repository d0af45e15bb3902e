import { describe, expect, test } from "vitest";
import { explainStat, hasTrait } from "../../../kernel";
import { always, at, kw } from "../cards/card";
import {
  bp,
  choose,
  destroy,
  draw,
  all as each,
  foes,
  gains,
  own,
  standing,
  when,
  whenDestroyed,
  whenSummoned,
  word,
} from "../cards/parts";
import { able, aMain, aNexus, bear, beast, keyed, saga, slayOwn, strong, wolf } from "../testing";

const ofBeasts = (amount: number) => always(standing(own({ subtype: "beast" }), ["bp"], amount));
const set = (stat: string, amount: number) =>
  ({ do: "modify", card: "it", stats: [stat], op: "set", amount, until: "turn" }) as const;

describe("information", () => {
  test("BSS 8-8-1, BSS 8-8-1-1, BSS 8-8-1-2, BSS 8-8-1-5 kinds are applied before numbers: a card made green counts for bonuses to green cards", () => {
    const prism = aNexus("Prism", {
      effects: [
        always({
          kind: "standing",
          cards: own({ subtype: "red" }),
          stats: ["is-green"],
          op: "add",
          amount: 1,
        }),
      ],
    });
    const grove = aNexus("Grove", { effects: [always(standing(own({ subtype: "green" }), ["bp"], 1000))] });
    const g = saga({ me: { nexuses: [grove, prism], hand: [wolf] } });
    g.me.summon("Wolf");
    expect(hasTrait(g.engine, g.card("Wolf"), "green")).toBe(true);
    expect(g.bp("Wolf")).toBe(4000);
  });

  test("BSS 8-8-1-3, BSS 8-8-1-3-1, BSS 8-8-1-3-2, BSS 8-8-1-3-3, BSS 8-8-1-3-4, BSS 8-8-1-3-5 BP applies the level, the written BP, an assigned value, then additions", () => {
    const card = beast("Hero", {
      levels: [
        { cores: 1, bp: 3000 },
        { cores: 3, bp: 5000 },
      ],
    });
    const play = (...magic: ReturnType<typeof aMain>[]) => {
      const g = saga({ me: { spirits: [card], hand: magic, reserve: 9 } });
      for (const { name } of magic) g.me.magic(name);
      return g.bp("Hero");
    };
    const add = aMain("Add", each(own(), bp(1000)));
    const level = aMain("Level", each(own(), set("level", 2)));
    const written = aMain("Written", each(own(), set("written-bp", 7000)));
    const assign = aMain("Assign", each(own(), set("bp", 2000)));
    expect(play(add, level)).toBe(6000);
    expect(play(add, written)).toBe(8000);
    expect(play(add, assign)).toBe(3000);
    expect(play(assign, written, level, add)).toBe(3000);
    expect(play(written, level)).toBe(7000);
  });

  test("BSS 1-3-6b a sum below zero reads as zero but is kept for later additions", () => {
    const aura = aNexus("Aura", { effects: [ofBeasts(-5000), ofBeasts(4000)] });
    const g = saga({ me: { spirits: [wolf], nexuses: [aura] } });
    expect(g.bp("Wolf")).toBe(2000);
    expect(explainStat(g.engine, g.id("Wolf"), "bp", true).value).toBe(2000);
    const low = saga({
      me: {
        spirits: [beast("Cheap", { cost: 1 })],
        hand: [
          aMain(
            "Cut",
            each(own(), { do: "modify", card: "it", stats: ["cost"], op: "add", amount: -3, until: "turn" }),
          ),
          aMain(
            "Rise",
            each(own(), { do: "modify", card: "it", stats: ["cost"], op: "add", amount: 3, until: "turn" }),
          ),
        ],
      },
    });
    low.me.magic("Cut");
    expect(low.stat("Cheap", "cost")).toBe(0);
    low.me.magic("Rise");
    expect(low.stat("Cheap", "cost")).toBe(1);
  });

  test("BSS 2-10-2, BSS 2-10-3, BSS 4-9-2, BSS 4-10-2 a card has the BP and the effects of the highest level its cores reach", () => {
    const leveled = beast("Hero", {
      effects: [at(1, 1)(standing("this", ["cost"], 1)), at(2)(standing("this", ["cost"], 5))],
    });
    const g = saga({
      me: {
        spirits: [leveled],
        nexuses: [aNexus("Tower", { effects: [at(2)(standing(own(), ["bp"], 1000))] })],
      },
    });
    expect(g.level("Hero")).toBe(1);
    expect(g.bp("Hero")).toBe(3000);
    expect(g.stat("Hero", "cost")).toBe(2);
    expect(g.level("Tower")).toBe(1);
    g.me.add("Hero");
    g.me.add("Hero", "soul");
    expect(g.level("Hero")).toBe(2);
    expect(g.bp("Hero")).toBe(5000);
    expect(g.stat("Hero", "cost")).toBe(6);
    g.me.add("Tower");
    g.me.add("Tower");
    expect(g.level("Tower")).toBe(2);
    expect(g.bp("Hero")).toBe(6000);
  });

  test("BSS 8-3-2, BSS 8-3-2b a condition makes an effect inactive but leaves it on the card, with no prompts meanwhile", () => {
    const picky = able("Picky", {
      ...whenDestroyed(choose(own(), bp(1000))),
      active: { is: "turn", of: "opponent" },
    });
    const g = saga({ me: { spirits: [picky, wolf], hand: [slayOwn] } });
    g.me.magic("Slay").pick("Picky");
    expect(g.decision?.kind).toBe("act");
  });

  test("BSS 8-8-1-5-1 an effect that watches for arriving cards sees them already modified", () => {
    const prism = aNexus("Prism", {
      effects: [
        always({
          kind: "standing",
          cards: own({ subtype: "red" }),
          stats: ["is-green"],
          op: "add",
          amount: 1,
        }),
      ],
    });
    const greeter = aNexus("Greeter", {
      effects: [always(when({ on: "summon", card: own({ subtype: "green" }) }, draw(1)))],
    });
    const g = saga({ me: { nexuses: [prism, greeter], hand: [wolf] } });
    g.me.summon("Wolf");
    expect(g.me.hand).toHaveLength(1);
  });

  test("BSS 2-4-1-2, BSS 2-5-3 a card of several colours or spirit types counts as each of them", () => {
    const both = beast("Both", { colours: ["red", "blue"], families: ["dragon", "knight"] });
    const g = saga({ me: { spirits: [both] } });
    expect(["red", "blue", "green"].map((colour) => hasTrait(g.engine, g.card("Both"), colour))).toEqual([
      true,
      true,
      false,
    ]);
    expect(["dragon", "knight", "beast"].map((kind) => hasTrait(g.engine, g.card("Both"), kind))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("BSS 2-9-3 a card without text is without effects", () => {
    const plain = aMain("Purge", choose(foes({ being: "without-effects" }), destroy()));
    const g = saga({
      me: { hand: [plain] },
      foe: { spirits: [wolf, keyed("Keen", kw("astral")), able("Wise", whenSummoned(draw(1)))] },
    });
    g.me.magic("Purge");
    expect(g.offered()).toEqual(["Wolf"]);
    g.pick("Wolf");
  });

  test("BSS 4-1-1 a card that has gained a keyword or effect is not without effects", () => {
    const purge = aMain("Purge", choose(foes({ being: "without-effects" }), destroy()));
    const lend = aMain(
      "Lend",
      choose(foes(), word("grant", { card: "it", name: "Rallying Cry", until: "turn" })),
    );
    const lift = aMain("Lift", choose(foes(), gains("astral")));
    const armor = aNexus("Wall", {
      effects: [always(standing(own({ subtype: "knight" }), ["kw-armor-red"], 1))],
    });
    const g = saga({
      me: { hand: [lift, lend, purge], reserve: 9 },
      foe: {
        spirits: [wolf, bear, strong("Elk", 1000), strong("Page", 1000, { families: ["knight"] })],
        nexuses: [armor],
      },
    });
    g.me.magic("Lift").pick("Bear");
    g.me.magic("Lend").pick("Elk");
    g.me.magic("Purge");
    expect(g.offered()).toEqual(["Wolf"]);
    g.pick("Wolf");
  });
});
