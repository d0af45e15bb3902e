import { describe, expect, test } from "vitest";
import type { Ability } from "../../../language";
import { word } from "../cards/parts";
import { able, aCore, anAbility, aSpell, aUnit, duel } from "../testing";

const draw = { do: "draw", who: "you", count: 1 } as const;
const heals: Ability = {
  kind: "activated",
  cost: [{ pay: "word", word: "rest-this" }],
  effect: word("heal", { n: 1 }),
};
const coal = (i: number) => aUnit(`Coal ${i}`);
const coals = (n: number) => Array.from({ length: n }, (_, i) => coal(i));
/** A skill that rests its card and adds this much energy. */
const adding = (n: number): Ability => ({
  kind: "activated",
  cost: [{ pay: "word", word: "rest-this" }],
  effect: word("add-energy", { n }),
});

describe("placing energy", () => {
  test("SM 9.2, SM 9.3, SM 25.2, SM 25.3, SM 25.4, SM 25.5 a player places two cards a turn, one in the first turn of the game, over all its Main Phases", () => {
    const hand = coals(3);
    const first = duel({ turn: 1, at: "choose", me: { energy: 0, hand } });
    first.me.main();
    first.me.energy("Coal 0");
    expect(first.me.why(first.me.doing("energy", "Coal 1")).rule).toBe("SM 9.3");
    for (const turn of [2, 3]) {
      const g = duel({ turn, at: "choose", me: { energy: 0, hand } });
      g.me.main();
      g.me.energy("Coal 0");
      g.me.pass();
      g.foe.pass();
      g.me.main();
      g.me.energy("Coal 1");
      expect(g.me.why(g.me.doing("energy", "Coal 2")).rule).toBe("SM 9.2");
    }
  });

  test("SM 9.15, SM 15.6, SM 9.1 placed energy is ready and can pay at once; nobody can respond to placing it", () => {
    const g = duel({ me: { energy: 0, hand: [coal(0), anAbility("Spark", draw)] } });
    g.me.energy("Coal 0");
    expect(g.who).toBe(0);
    expect(g.stack).toEqual([]);
    expect(g.me.ready).toBe(1);
    g.me.cast("Spark");
    expect(g.me.ready).toBe(0);
    g.foe.pass();
    g.resolve();
  });

  test("SM 9.15, SM 15.6 energy can be placed with something on the stack", () => {
    const answering = duel({ me: { energy: 1, hand: [coal(0), anAbility("Spark", draw)] } });
    answering.me.cast("Spark");
    answering.foe.pass();
    answering.me.energy("Coal 0");
    expect(answering.stack).toEqual(["Spark"]);
    expect(answering.who).toBe(0);
  });

  test("SM 3.10, SM 4.14, SM 9.9 cards are placed face down; an Artifact Core may be placed face up", () => {
    const g = duel({ me: { energy: 0, hand: [coal(0), aSpell("Song", draw), aCore("Stone", heals)] } });
    const ways = (name: string) =>
      [...g.me.offered("energy"), ...g.me.offered("energy-up")]
        .filter(({ card }) => card === g.id(name))
        .map(({ type }) => type);
    expect(ways("Coal 0")).toEqual(["energy"]);
    expect(ways("Song")).toEqual(["energy"]);
    expect(ways("Stone")).toEqual(["energy", "energy-up"]);
    expect(g.me.why(g.me.doing("energy-up", "Coal 0")).rule).toBe("SM 4.14");
    g.me.energy("Coal 0");
    g.me.core("Stone");
    expect(g.me.energyField.map((name) => g.card(name).face)).toEqual(["down", "up"]);
  });

  test("SM 9.14, SM 3.16 a player sees their own face-down energy, the opponent only its back and whether it rests", () => {
    const g = duel({ me: { energy: [coal(0), { card: coal(1), resting: true }] } });
    expect(g.me.sees("energy")).toEqual(["Coal 0", "Coal 1"]);
    expect(g.foe.sees("energy", 0)).toEqual(["", ""]);
    const backs = g.view(1).zones.find(({ key, owner }) => key === "energy" && owner === 0)?.cards ?? [];
    expect(backs.map((id) => g.view(1).cards[id]?.rested)).toEqual([false, true]);
  });

  test("SM 3.11, SM 9.8, SM 9.10, SM 25.6 the field holds Core Energy cards, face-up ones included; when full, only a swap adds one", () => {
    const full = [...coals(5), { card: aCore("Old"), face: "up" as const }];
    const g = duel({ me: { energy: full, hand: [aCore("New"), coal(9)] } });
    for (const [type, name] of [
      ["energy", "Coal 9"],
      ["energy", "New"],
      ["energy-up", "New"],
    ] as const)
      expect(g.me.why(g.me.doing(type, name)).rule).toBe("SM 9.8");
    g.me.core("New", "Coal 0");
    expect(g.me.energyField).toHaveLength(6);
    expect(g.me.hand).toEqual(["Coal 9", "Coal 0"]);
  });

  test("SM 9.11, SM 9.12, SM 9.13, SM 25.5 a face-up core may return another energy to hand, rests if that one rested, and uses a placement", () => {
    const hand = [aCore("One"), aCore("Two"), aCore("Three")];
    const g = duel({ me: { energy: [{ card: coal(0), resting: true }, coal(1), coal(2)], hand } });
    g.me.core("One", "Coal 0");
    expect(g.resting("One")).toBe(true);
    expect(g.zone("Coal 0")).toBe("hand");
    g.me.core("Two", "Coal 1");
    expect(g.resting("Two")).toBe(false);
    expect(g.zone("Coal 1")).toBe("hand");
    expect(g.me.why({ ...g.me.doing("energy-up", "Three"), target: g.id("Coal 2") }).rule).toBe("SM 9.2");
  });

  test("SM 9.11 refuses a swap for a card placed face down, or for a card that is not energy", () => {
    const hand = [aCore("One"), aCore("Two"), aCore("Three")];
    const down = duel({ me: { energy: [coal(0)], hand } });
    expect(down.me.why({ ...down.me.doing("energy", "One"), target: down.id("Coal 0") }).rule).toBe(
      "SM 9.11",
    );
    expect(down.me.why({ ...down.me.doing("energy-up", "One"), target: down.id("Two") }).rule).toBe(
      "SM 9.11",
    );
  });

  test("SM 4.15, SM 9.5, SM 9.9 a core's skills work only face up; a face-down card is only energy", () => {
    const aura: Ability = {
      kind: "standing",
      cards: { of: "you", type: "unit" },
      stats: ["atk"],
      op: "add",
      amount: 5,
    };
    const energy = [
      { card: aCore("Up", heals), face: "up" as const },
      { card: aCore("Down", heals) },
      { card: able("Hidden Chief", aura) },
    ];
    const g = duel({ me: { energy, hp: 10, battleground: [aUnit("Oak", 1, 1)] } });
    expect(g.me.cardsFor("use")).toEqual(["Up"]);
    expect(g.stat("Oak", "atk")).toBe(1);
  });
});

describe("paying", () => {
  test("SM 9.4, SM 9.6, SM 4.16, SM 10.2 a card rests energy equal to its cost, including face-up cores, and is revealed", () => {
    const energy = [coal(0), coal(1), coal(2), { card: aCore("Stone"), face: "up" as const }];
    const g = duel({ me: { energy, hand: [aUnit("Oak", 1, 1, { cost: 3 })] } });
    g.me.casting("Oak");
    expect(g.decision).toMatchObject({ kind: "allot", totals: [{ min: 3, max: 3 }] });
    g.answer({ seat: 0, do: "allot", amounts: [1, 1, 0, 1] });
    expect(["Coal 0", "Coal 1", "Coal 2", "Stone"].map((name) => g.resting(name))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(g.foe.sees("stack")).toEqual(["Oak"]);
    expect(g.stack).toEqual(["Oak"]);
    expect(g.who).toBe(1);
  });

  test("SM 10.4 an unaffordable card cannot be cast, and nothing rests", () => {
    const g = duel({ me: { energy: 2, hand: [aUnit("Oak", 1, 1, { cost: 3 })] } });
    expect(g.me.why(g.me.doing("cast", "Oak")).rule).toBe("SM 10.4");
    expect(g.me.ready).toBe(2);
  });

  test("SM 10.2 a player may back out until all is paid, which restores the state", () => {
    const g = duel({ me: { energy: 4, hand: [aUnit("Oak", 1, 1, { cost: 3 })] } });
    g.me.casting("Oak");
    g.me.anytime("back");
    expect(g.me.hand).toEqual(["Oak"]);
    expect(g.me.ready).toBe(4);
    expect(g.stack).toEqual([]);
    expect(g.who).toBe(0);
  });

  test("SM 9.7, SM 6.15 rested energy readies in its player's next upkeep and pays nothing until then", () => {
    const g = duel({ me: { energy: 1, hand: [anAbility("One", draw), anAbility("Two", draw)] } });
    g.me.cast("One");
    expect(g.me.why(g.me.doing("cast", "Two")).why.key).toBe("why.not-asked");
    g.resolve();
    expect(g.me.why(g.me.doing("cast", "Two")).rule).toBe("SM 10.4");
    expect(g.me.why(g.me.doing("crystal", g.me.energyField[0] ?? "")).rule).toBe("SM 6.15");
    g.me.pass();
    g.foe.pass();
    g.me.endTurn();
    g.pass();
    g.pass();
    expect(g.me.ready).toBe(0);
    g.foe.endTurn();
    g.pass();
    g.pass();
    expect(g.me.ready).toBe(1);
  });

  test("SM 10.1 a player may cast any number of cards that can be paid for", () => {
    const g = duel({ me: { energy: 3, hand: ["A", "B", "C"].map((name) => aUnit(name)) } });
    for (const name of ["A", "B", "C"]) {
      g.me.cast(name);
      g.resolve();
    }
    expect(g.me.units).toEqual(["A", "B", "C"]);
  });

  test("SM 10.3 a COST skill applies as the card is cast, without a prompt", () => {
    const cheap: Ability = {
      kind: "standing",
      where: ["hand", "stack"],
      active: { is: "exists", filter: { of: "you", type: "unit" } },
      cards: "this",
      stats: ["cost"],
      op: "add",
      amount: -1,
    };
    const card = aUnit("Oak", 1, 1, { cost: 3, abilities: [cheap] });
    const alone = duel({ me: { energy: 3, hand: [card] } });
    alone.me.cast("Oak");
    expect(alone.me.ready).toBe(0);
    const g = duel({ me: { energy: 3, hand: [card], battleground: [aUnit("Elk")] } });
    g.me.cast("Oak");
    expect(g.me.ready).toBe(1);
  });
});

describe("crystals", () => {
  test("SM 19.1, SM 19.4, SM 19.6 any energy may rest for a crystal; crystals pay later, and the payer chooses the sources", () => {
    const energy = [coal(0), { card: aCore("Stone"), face: "up" as const }, coal(1), coal(2)];
    const g = duel({ me: { energy, hand: [aUnit("Oak", 1, 1, { cost: 3 })] } });
    g.me.crystal("Coal 0");
    g.me.crystal("Stone");
    expect(g.me.crystals).toBe(2);
    expect(g.who).toBe(0);
    expect(g.resting("Stone")).toBe(true);
    g.me.casting("Oak");
    expect(g.decision).toMatchObject({
      kind: "allot",
      options: [{ value: "crystal", most: 2 }, {}, {}],
      proposal: [2, 1, 0],
    });
    g.accept();
    expect(g.me.crystals).toBe(0);
    expect(g.me.ready).toBe(1);
  });

  test("SM 19.2, SM 19.6, SM 10.7 an energy skill adds crystals at once, also with something on the stack", () => {
    const druid = able("Druid", adding(2));
    const g = duel({
      me: {
        energy: 1,
        battleground: [druid],
        hand: [anAbility("Spark", draw), aUnit("Oak", 1, 1, { cost: 3 })],
      },
    });
    g.me.cast("Spark");
    g.foe.pass();
    g.me.useEnergy("Druid");
    expect(g.me.crystals).toBe(2);
    expect(g.stack).toEqual(["Spark"]);
    expect(g.who).toBe(0);
    expect(g.resting("Druid")).toBe(true);
  });

  test("SM 19.3 an energy skill can be used while paying", () => {
    const druid = able("Druid", adding(2));
    const paying = duel({
      me: { energy: 1, battleground: [druid], hand: [aUnit("Oak", 1, 1, { cost: 2 })] },
    });
    paying.me.casting("Oak");
    expect(paying.decision).toMatchObject({ kind: "allot", options: [{ most: 1 }, { most: 2 }] });
    paying.answer({ seat: 0, do: "allot", amounts: [1, 1] });
    expect(paying.resting("Druid")).toBe(true);
    expect(paying.me.crystals).toBe(1);
  });

  test("SM 19.2 an energy skill that rests its unit cannot be used in the round in which the unit entered", () => {
    const druid = able("Druid", adding(1));
    const sick = duel({ me: { energy: 2, hand: [druid] } });
    sick.me.cast("Druid");
    sick.resolve();
    expect(sick.me.offered("use-energy")).toEqual([]);
    expect(sick.me.why({ ...sick.me.doing("use-energy", "Druid"), data: { ability: 0 } }).rule).toBe(
      "SM 10.8",
    );
  });

  test("SM 19.2, SM 25.2 in the first turns the energy field can be rested for crystals, but no unit for its energy skill", () => {
    const druid = able("Druid", adding(1));
    const first = duel({ turn: 2, me: { energy: 1, battleground: [druid] } });
    expect(first.me.why({ ...first.me.doing("use-energy", "Druid"), data: { ability: 0 } }).rule).toBe(
      "SM 25.2",
    );
    expect(first.me.offered("crystal")).toHaveLength(1);
  });

  test("SM 19.5 left-over crystals of both players vanish when a phase or step ends; both see their number", () => {
    const g = duel({ me: { energy: [coal(0), coal(1)] }, foe: { energy: [coal(5)] } });
    g.me.crystal("Coal 0");
    g.me.crystal("Coal 1");
    g.me.pass();
    g.foe.crystal("Coal 5");
    for (const seat of [0, 1])
      expect(g.view(seat).seats.map(({ counters }) => counters.crystal)).toEqual([2, 1]);
    g.foe.pass();
    g.me.attack("Chief", "Rival");
    expect(g.step).toBe("pre-defender");
    expect(g.me.crystals).toBe(0);
    expect(g.foe.crystals).toBe(0);
    expect(g.resting("Coal 0")).toBe(true);
    const combat = duel({ me: { energy: [coal(0)] } });
    combat.me.attack("Chief", "Rival");
    combat.me.crystal("Coal 0");
    expect(combat.me.crystals).toBe(1);
    combat.until("defender");
    expect(combat.me.crystals).toBe(0);
  });
});

describe("converting", () => {
  test("SM 6.21, SM 6.24, SM 15.6 converts energy to a resource at the commander's price, at once and without responses", () => {
    const g = duel({ me: { energy: 6, hand: [anAbility("Spark", draw)] } });
    g.me.cast("Spark");
    g.foe.pass();
    g.me.convert();
    expect(g.me.resources).toBe(1);
    expect(g.me.ready).toBe(2);
    expect(g.stack).toEqual(["Spark"]);
    expect(g.who).toBe(0);
  });

  test("SM 6.23, SM 6.22 energy is converted as often as it can be paid, on the opponent's turn too, at the price of the current level", () => {
    const g = duel({ foe: { energy: 6, level: 1 } });
    g.me.pass();
    g.foe.convert();
    g.foe.convert();
    expect(g.foe.resources).toBe(2);
    expect(g.foe.ready).toBe(2);
    expect(g.foe.offered("convert")).toHaveLength(1);
  });

  test("SM 6.22 the first level converts at a higher price", () => {
    const base = duel({ me: { energy: 2 } });
    expect(base.me.why({ type: "convert" }).rule).toBe("SM 6.21");
  });

  test("SM 6.25, SM 6.20 is illegal with an empty resource deck, and generating yields at most what is left", () => {
    const g = duel({
      me: { energy: 6, resources: 5, resourceDeck: 1, hand: [anAbility("Dig", word("generate", { n: 2 }))] },
    });
    g.me.cast("Dig");
    g.resolve();
    expect(g.me.resources).toBe(6);
    expect(g.cardsIn("resource-deck", 0)).toEqual([]);
    expect(g.me.why({ type: "convert" }).rule).toBe("SM 6.25");
  });

  test("SM 19.4 can be paid for with crystals", () => {
    const g = duel({ me: { energy: 2, crystals: 1 } });
    g.me.convert();
    expect(g.me.resources).toBe(1);
    expect(g.me.crystals).toBe(0);
    expect(g.me.ready).toBe(0);
  });

  test("SM 6.18, SM 6.19 a generated resource pays in the same turn and returns to the resource deck", () => {
    const dig = anAbility("Dig", word("generate", { n: 1 }));
    const pay: Ability = {
      kind: "activated",
      cost: [{ pay: "word", word: "resources", args: { n: 1 } }],
      effect: draw,
    };
    const g = duel({ me: { hand: [dig], battleground: [able("Sage", pay)] } });
    g.me.cast("Dig");
    g.resolve();
    expect(g.me.resources).toBe(1);
    expect(g.cardsIn("resource-deck", 0)).toHaveLength(5);
    g.me.use("Sage");
    expect(g.me.resources).toBe(0);
    expect(g.cardsIn("resource-deck", 0)).toHaveLength(6);
  });
});
