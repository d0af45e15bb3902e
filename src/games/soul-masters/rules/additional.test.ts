import { describe, expect, test } from "vitest";
import type { Filter } from "../../../language";
import { kw } from "../cards/card";
import {
  choose,
  draw,
  ENEMY_UNIT,
  each,
  OWN_UNIT,
  on,
  restThis,
  seq,
  skill,
  target,
  word,
} from "../cards/parts";
import {
  able,
  aGolem,
  anAbility,
  anAnimated,
  aSpell,
  aUnit,
  duel,
  five,
  keyed,
  kill,
  nextRound,
  resting,
} from "../testing";

const heal = (n: number) => word("heal", { n });

const raise = (name = "Raise") =>
  anAbility(
    name,
    choose({ zone: "discard", of: "you", type: "unit" }, word("put", { card: "it" }), { upTo: true }),
  );

describe("cards that are units on the battleground only", () => {
  test("SM 23.1.4, SM 23.4.3 a Golem Core or an Animated spell in the discard pile does not count as a unit", () => {
    const g = duel({
      me: { discard: [aGolem("Clay", 1, 1), anAnimated("Ghost", 1, 1), aUnit("Bones")], hand: [raise()] },
    });
    g.me.cast("Raise");
    g.resolve();
    expect(g.offered()).toEqual(["Bones"]);
    g.decline();
  });

  test("SM 23.1.1 a Golem Core on the battleground counts towards the five units", () => {
    const there = duel({
      me: { battleground: [...five.slice(1), aGolem("Clay", 1, 1)], hand: [aUnit("Sixth")] },
    });
    expect(there.me.why(there.me.doing("cast", "Sixth")).rule).toBe("SM 10.11");
  });

  test("SM 23.1.2 a Golem Core is placed like any Artifact Core: face up with a swap", () => {
    const g = duel({ me: { energy: [resting(aUnit("Coal"))], hand: [aGolem("Clay", 1, 1)] } });
    g.me.core("Clay", "Coal");
    expect(g.zone("Clay")).toBe("energy");
    expect(g.resting("Clay")).toBe(true);
    expect(g.zone("Coal")).toBe("hand");
  });
});

describe("Attach", () => {
  const host = aUnit("Host", 1, 3, {
    abilities: [
      {
        kind: "standing",
        cards: "this",
        stats: ["atk"],
        op: "add",
        amount: { word: "attached", args: { card: "this" } },
      },
    ],
  });
  const eat = anAbility(
    "Eat",
    target(OWN_UNIT, choose({ zone: "discard", of: "you" }, word("attach", { card: "it", to: "target" }))),
  );

  test("SM 24.1.1, SM 24.1.2 a card attached to another is not on the battleground, and its host's text counts it", () => {
    const g = duel({ me: { battleground: [...five.slice(1), host], discard: [aUnit("Meal")], hand: [eat] } });
    g.me.cast("Eat").pick("Host").resolve().pick("Meal");
    expect(g.zone("Meal")).toBe("attached");
    expect(g.card("Meal").attachedTo).toEqual(g.id("Host"));
    expect(g.stat("Host", "atk")).toBe(2);
    expect(g.me.units).toHaveLength(5);
  });

  test("SM 24.1.3 an attached card goes to its owner's discard pile when its host changes zones", () => {
    const bounce = anAbility("Bounce", target(ENEMY_UNIT, { do: "move", card: "target", to: "hand" }));
    for (const card of [kill(), bounce]) {
      const g = duel({
        me: { battleground: [host], attached: [{ card: aUnit("Meal"), on: "Host" }] },
        foe: { hand: [card] },
      });
      g.me.pass();
      g.foe.cast(card.name).pick("Host").resolve();
      expect(g.zone("Meal")).toBe("discard");
    }
    const rider = aUnit("Rider", 1, 3, { cost: 1, keywords: [kw("phase")] });
    const out = duel({
      me: {
        battleground: [rider],
        energy: [{ ...rider, name: "Other" }, aUnit("Coal")],
        attached: [{ card: aUnit("Meal"), on: "Rider" }],
      },
    });
    out.me.attack("Rider", "Rival");
    out.resolve().pick("Other");
    expect(out.zone("Rider")).toBe("energy");
    expect(out.zone("Meal")).toBe("discard");
  });
});

describe("cards that reach a discard pile at the same moment", () => {
  const storm = anAbility("Storm", each({ type: "unit" }, word("ko", { card: "it" })));
  const swept = () => {
    const g = duel({
      me: { hand: [storm], battleground: [aUnit("Oak"), aUnit("Elm")], discard: [aUnit("Old")] },
      foe: { battleground: [aUnit("Ash"), aUnit("Fir"), aUnit("Yew")] },
    });
    g.me.cast("Storm");
    return g.resolve();
  };

  test("SM 3.14 their owners order them, the turn player first; the last one is on top, above the older cards", () => {
    const g = swept();
    expect(g.decision).toMatchObject({ kind: "arrange", seat: 0, rule: "SM 3.14" });
    g.answer({ seat: 0, do: "arrange", order: [1, 0] });
    expect(g.decision).toMatchObject({ kind: "arrange", seat: 1 });
    g.answer({ seat: 1, do: "arrange", order: [2, 0, 1] });
    expect(g.me.discard).toEqual(["Old", "Elm", "Oak", "Storm"]);
    expect(g.foe.discard).toEqual(["Yew", "Ash", "Fir"]);
  });

  test("SM 3.14 they are ordered too when destroyed, sacrificed, discarded, or attached to one another", () => {
    const hosted = { card: aUnit("Meal"), on: "Host" };
    const all = { of: "opponent", type: "unit" } as const;
    const effects = {
      Wreck: each(all, word("destroy", { card: "it" })),
      Rob: { do: "discard", who: "opponent", count: 2 },
    } as const;
    for (const [name, effect] of Object.entries(effects)) {
      const g = duel({
        me: { hand: [anAbility(name, effect)] },
        foe: { hand: [aUnit("A"), aUnit("B")], battleground: [aUnit("Oak"), aUnit("Elm")] },
      });
      g.me.cast(name);
      g.resolve();
      if (g.decision?.kind === "pick") g.pick("A", "B");
      expect(g.decision).toMatchObject({ kind: "arrange", seat: 1 });
      g.leaveOpen();
    }
    const host = duel({
      me: { hand: [kill()] },
      foe: { battleground: [aUnit("Host")], attached: [hosted] },
    });
    host.me.cast("Kill").pick("Host").resolve();
    expect(host.decision).toMatchObject({ kind: "arrange", seat: 1, options: [{}, {}] });
    host.answer({ seat: 1, do: "arrange", order: [0, 1] });
  });

  test("SM 3.14 equal cards, or one card for each player, need no order", () => {
    const twins = [aUnit("Oak"), { card: aUnit("Oak"), tag: "other" }];
    const g = duel({ me: { hand: [storm], battleground: [aUnit("Elm")] }, foe: { battleground: twins } });
    g.me.cast("Storm");
    g.resolve();
    expect(g.decision?.kind).toBe("act");
    expect(g.foe.discard).toEqual(["Oak", "Oak"]);
  });

  test("SM 3.14, SM 14.3.1 a Duelist reads the card that its player put on top", () => {
    const fodder = (name: string, power: number) => aUnit(name, 1, 1, { power, attributes: ["fodder"] });
    const offering = skill(
      [],
      each({ of: "you", type: "unit", subtype: "fodder" }, word("sacrifice", { card: "it" })),
    );
    const atkWith = (top: "Weak" | "Strong") => {
      const g = duel({
        me: {
          battleground: [
            keyed("Blade", 2, 2, kw("duelist")),
            able("Priest", offering),
            fodder("Weak", 1),
            fodder("Strong", 3),
          ],
        },
      });
      g.me.attack("Blade", "Rival");
      g.me.use("Priest");
      g.resolve();
      g.answer({ seat: 0, do: "arrange", order: top === "Strong" ? [0, 1] : [1, 0] });
      expect(g.me.discard.at(-1)).toBe(top);
      g.resolve();
      expect(g.me.deck[0]).toBe(top);
      return g.stat("Blade", "atk");
    };
    expect(atkWith("Strong")).toBe(5);
    expect(atkWith("Weak")).toBe(3);
  });
});

describe("Discard, Mill, Return, Remove, Sacrifice", () => {
  test("SM 24.5.1 the player who discards chooses; an empty hand discards nothing", () => {
    const take = (name: string) => anAbility(name, { do: "discard", who: "opponent", count: 1 });
    const g = duel({ me: { hand: [take("A"), take("B")] }, foe: { hand: [aUnit("Keep"), aUnit("Lose")] } });
    g.me.cast("A");
    g.resolve();
    expect(g.who).toBe(1);
    g.pick("Lose");
    expect(g.foe.hand).toEqual(["Keep"]);
    expect(g.foe.discard).toEqual(["Lose"]);
    const empty = duel({ me: { hand: [take("A")] } });
    empty.me.cast("A");
    empty.resolve();
    expect(empty.decision?.kind).toBe("act");
  });

  test("SM 24.8.1, SM 3.14 milled cards go to the discard pile one by one, the last one on top", () => {
    const mill = anAbility("Mill", word("mill", { n: 3 }));
    const g = duel({ me: { hand: [mill], deck: ["1", "2", "3", "4"].map((name) => aUnit(name)) } });
    g.me.cast("Mill");
    g.resolve();
    expect(g.me.deck).toEqual(["1"]);
    expect(g.me.discard).toEqual(["4", "3", "2", "Mill"]);
  });

  test("SM 24.8.2 milling more cards than the deck has does not lose the game", () => {
    const mill = anAbility("Mill", word("mill", { n: 3 }));
    const few = duel({ me: { hand: [mill], deck: [aUnit("1")] } });
    few.me.cast("Mill");
    few.resolve();
    expect(few.me.deck).toEqual([]);
    expect(few.me.discard).toEqual(["1", "Mill"]);
    expect(few.state.outcome).toBeNull();
    expect(few.actions().some(({ type }) => type.includes("arrange"))).toBe(false);
  });

  test("SM 24.15.1 a card may be returned to a zone it has never been in", () => {
    const back = anAbility(
      "Back",
      choose({ zone: "discard", of: "you" }, { do: "move", card: "it", to: "hand" }),
    );
    const g = duel({
      me: { hand: [back, anAbility("Mill", word("mill", { n: 1 }))], deck: [aUnit("Deep")] },
    });
    g.me.cast("Mill");
    g.resolve();
    g.me.cast("Back");
    g.resolve().pick("Deep");
    expect(g.me.hand).toEqual(["Deep"]);
  });

  test("SM 24.13.1, SM 25.12 a removed card stays out of the game", () => {
    const banish = anAbility("Banish", target(ENEMY_UNIT, word("remove", { card: "target" })));
    const g = duel({ me: { hand: [banish] }, foe: { hand: [raise()], battleground: [aUnit("Oak")] } });
    g.me.cast("Banish").pick("Oak").resolve();
    expect(g.foe.removed).toEqual(["Oak"]);
    g.me.pass();
    g.foe.cast("Raise");
    g.resolve();
    expect(g.decision?.kind).toBe("act");
    expect(g.foe.removed).toEqual(["Oak"]);
  });

  test("SM 24.16.1, SM 24.16.2 a player sacrifices their own cards of the battleground and energy field to their own discard pile", () => {
    const altar = able(
      "Altar",
      skill([{ pay: "cards", from: OWN_UNIT, count: 1, how: "sacrifice" }], heal(1)),
    );
    const burn = able(
      "Furnace",
      skill([{ pay: "cards", from: { zone: "energy", of: "you" }, count: 1, how: "sacrifice" }], heal(1)),
    );
    const g = duel({
      me: { hp: 10, energy: [aUnit("Coal"), aUnit("Peat")], battleground: [altar, burn, aUnit("Oak")] },
      foe: { battleground: [aUnit("Theirs")] },
    });
    g.me.using("Altar");
    expect(g.offered()).toEqual(["Altar", "Furnace", "Oak"]);
    g.pick("Oak").resolve();
    g.me.using("Furnace");
    expect(g.offered()).toEqual(["Coal", "Peat"]);
    g.pick("Coal").resolve();
    expect(g.me.discard).toEqual(["Oak", "Coal"]);
    expect(g.me.hp).toBe(12);
  });

  test("SM 24.16.1, SM 10.21 a card may be sacrificed for the cost of its own skill, which still resolves", () => {
    const altar = (from: Filter) =>
      able("Altar", skill([restThis, { pay: "cards", from, count: 1, how: "sacrifice" }], heal(1)));
    const g = duel({ me: { hp: 10, battleground: [altar(OWN_UNIT)] } });
    g.me.use("Altar");
    expect(g.me.units).toEqual([]);
    expect(g.me.discard).toEqual(["Altar"]);
    expect(g.stack).toEqual(["Altar"]);
    g.resolve();
    expect(g.me.hp).toBe(11);
  });

  test("SM 24.16.1 a cost that asks for another card cannot be paid with the card itself", () => {
    const altar = (from: Filter) =>
      able("Altar", skill([restThis, { pay: "cards", from, count: 1, how: "sacrifice" }], heal(1)));
    const another = duel({ me: { battleground: [altar({ ...OWN_UNIT, not: "this" })] } });
    expect(another.me.offered("use")).toEqual([]);
  });

  test("Tomb Acolyte can be sacrificed for its own skill", () => {
    const g = duel({ me: { battleground: ["Tomb Acolyte"] } });
    g.me.use("Tomb Acolyte");
    g.resolve();
    expect(g.me.units).toEqual([]);
    expect(g.me.hand).toHaveLength(2);
  });
});

describe("Guardians", () => {
  const angel = aUnit("Angel", 1, 1, { attributes: ["guardian"], abilities: [on(["on-ko"], heal(1))] });

  test("SM 24.7.1 a search of the deck does not find a Guardian", () => {
    const seek = anAbility("Seek", word("search", { from: { type: "unit" } }));
    const g = duel({ me: { hand: [seek], deck: [angel, aUnit("Oak")] } });
    g.me.cast("Seek");
    g.resolve();
    expect(g.offered()).toEqual(["Oak"]);
    g.pick("Oak");
    expect(g.me.hand).toEqual(["Oak"]);
    expect(g.me.deck).toEqual(["Angel"]);
  });

  test("SM 24.7.2 the second KO removes a Guardian, wherever it was in between, and still triggers ON KO", () => {
    const home = anAbility(
      "Home",
      choose({ zone: "discard", of: "you" }, seq({ do: "move", card: "it", to: "hand" })),
    );
    const put = anAbility(
      "Put",
      choose({ zone: "hand", of: "you", type: "unit" }, word("put", { card: "it" })),
    );
    const g = duel({
      me: { hp: 10, battleground: [angel], hand: [home, put] },
      foe: { hand: [kill("Kill"), kill("Again")] },
    });
    g.me.pass();
    g.foe.cast("Kill").pick("Angel").resolve(2);
    expect(g.zone("Angel")).toBe("discard");
    expect(g.me.hp).toBe(11);
    g.me.cast("Home");
    g.resolve().pick("Angel");
    g.me.cast("Put");
    g.resolve().pick("Angel");
    g.me.pass();
    g.foe.cast("Again").pick("Angel").resolve(2);
    expect(g.me.removed).toEqual(["Angel"]);
    expect(g.me.hp).toBe(12);
  });
});

describe("Shock", () => {
  const shock = anAbility("Shock", target(ENEMY_UNIT, word("shock", { card: "target" })));

  test("SM 24.17.1 a shocked unit stays resting in its player's next upkeep only", () => {
    const g = duel({ me: { battleground: [resting(aUnit("Oak"))] }, foe: { hand: [shock] } });
    g.me.pass();
    g.foe.cast("Shock").pick("Oak").resolve();
    nextRound(g);
    expect(g.resting("Oak")).toBe(true);
    nextRound(g);
    expect(g.resting("Oak")).toBe(false);
  });

  test("SM 24.17.1, SM 24.17.2 a shocked unit that rests later stays resting too, but other effects can ready it", () => {
    const wake = anAbility("Wake", target(OWN_UNIT, word("ready", { card: "target" })));
    const g = duel({ me: { battleground: [aUnit("Oak")], hand: [wake] }, foe: { hand: [shock] } });
    g.me.pass();
    g.foe.cast("Shock").pick("Oak").resolve();
    g.me.attack("Oak", "Rival").fightOn();
    g.me.main();
    nextRound(g);
    expect(g.resting("Oak")).toBe(true);
    g.me.cast("Wake").pick("Oak").resolve();
    expect(g.resting("Oak")).toBe(false);
  });
});

describe("Unique", () => {
  const arsalan = (name: string) => aUnit(name, 1, 1, { unique: "arsalan" });

  test("SM 24.19.1 a player may have one unit of a Unique character, whatever its name; the opponent may have one too", () => {
    const g = duel({
      me: {
        battleground: [arsalan("Arsalan")],
        hand: [arsalan("Arsalan Reborn"), aUnit("Other", 1, 1, { unique: "mira" }), raise()],
        discard: [arsalan("Old Arsalan")],
      },
      foe: { battleground: [arsalan("Their Arsalan")] },
    });
    expect(g.me.why(g.me.doing("cast", "Arsalan Reborn")).rule).toBe("SM 24.19.1");
    g.me.cast("Other");
    g.resolve();
    g.me.cast("Raise");
    g.resolve().pick("Old Arsalan");
    expect(g.me.units).toEqual(["Arsalan", "Other"]);
    expect(g.me.discard).toEqual(["Old Arsalan", "Raise"]);
  });

  test("SM 24.19.1 a Unique unit that becomes illegal on the stack goes to the discard pile; a swap that removes the first is legal", () => {
    const quick = aUnit("Quick", 1, 1, { unique: "arsalan", keywords: [kw("blink")] });
    const g = duel({ me: { hand: [arsalan("Slow"), quick] } });
    g.me.cast("Slow");
    g.foe.pass();
    g.me.cast("Quick");
    g.resolve(2);
    expect(g.me.units).toEqual(["Quick"]);
    expect(g.me.discard).toEqual(["Slow"]);
    const phaser = (name: string) => aUnit(name, 1, 1, { unique: "arsalan", keywords: [kw("phase")] });
    const swap = duel({ me: { battleground: [phaser("One")], energy: [phaser("Two"), aUnit("Coal")] } });
    swap.me.attack("One", "Rival");
    swap.resolve().pick("Two");
    expect(swap.me.units).toEqual(["Two"]);
  });
});

describe("static abilities", () => {
  test("SM 17.8 a static skill with YOUR TURN works only in its player's turn", () => {
    const lord = able("Lord", {
      kind: "standing",
      active: { is: "turn", of: "you" },
      cards: OWN_UNIT,
      stats: ["atk"],
      op: "add",
      amount: 2,
    });
    const g = duel({ me: { battleground: [lord, keyed("Oak", 1, 1)], hand: [aSpell("Song", draw(1))] } });
    expect(g.stat("Oak", "atk")).toBe(3);
    g.me.pass();
    g.foe.pass();
    g.me.endTurn();
    expect(g.stat("Oak", "atk")).toBe(3);
    g.pass();
    g.pass();
    expect(g.stat("Oak", "atk")).toBe(1);
  });
});
