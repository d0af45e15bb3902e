import { describe, expect, test } from "vitest";
import type { Ability, Effect } from "../../../language";
import { kw } from "../cards/card";
import { choose, word } from "../cards/parts";
import {
  able,
  aCore,
  anAbility,
  anAnimated,
  aReserve,
  aSpell,
  aUnit,
  counterSpell,
  duel,
  endRound,
  five,
} from "../testing";

const draw: Effect = { do: "draw", who: "you", count: 1 };

const rests: Ability = {
  kind: "activated",
  cost: [{ pay: "word", word: "rest-this" }],
  effect: word("heal", { n: 1 }),
};

const target = (of: "you" | "opponent", then: Effect, as = "target"): Effect =>
  choose({ of, type: "unit" }, then, { as, announced: true });

describe("units", () => {
  test("SM 4.2, SM 10.10, SM 10.20, SM 6.14 a unit is cast in its player's turn and is put onto the battleground ready when it resolves", () => {
    const g = duel({ me: { hand: [aUnit("Oak")] }, foe: { hand: [aUnit("Elm")] } });
    g.me.pass();
    expect(g.foe.why(g.foe.doing("cast", "Elm")).rule).toBe("SM 4.2");
    g.foe.pass();
    g.me.main();
    g.me.cast("Oak");
    expect(g.me.units).toEqual([]);
    g.resolve();
    expect(g.me.units).toEqual(["Oak"]);
    expect(g.resting("Oak")).toBe(false);
    expect(g.who).toBe(0);
  });

  test("SM 3.6, SM 4.3, SM 10.11 a player has at most five units: no more can be cast or put there", () => {
    const raise = aSpell(
      "Raise",
      choose({ zone: "discard", of: "you", type: "unit" }, word("put", { card: "it" })),
    );
    const g = duel({ me: { battleground: five, hand: [aUnit("Sixth"), raise], discard: [aUnit("Dead")] } });
    expect(g.me.why(g.me.doing("cast", "Sixth")).rule).toBe("SM 10.11");
    g.me.cast("Raise");
    g.resolve().pick("Dead");
    expect(g.me.units).toHaveLength(5);
    expect(g.me.discard).toEqual(["Dead", "Raise"]);
  });

  test("SM 10.11 a unit whose space is taken while it waits on the stack goes to the discard pile", () => {
    const quick = aUnit("Quick", 1, 1, { keywords: [kw("blink")] });
    const g = duel({ me: { battleground: five.slice(1), hand: [aUnit("Oak"), quick] } });
    g.me.cast("Oak");
    g.foe.pass();
    g.me.cast("Quick");
    g.resolve(2);
    expect(g.me.units.includes("Quick")).toBe(true);
    expect(g.me.units.includes("Oak")).toBe(false);
    expect(g.me.discard).toEqual(["Oak"]);
  });

  test("SM 4.5, SM 4.7, SM 12.7, SM 14.4.1 a unit cannot attack in the round in which it arrived; with Haste it can, and can rest for its skills", () => {
    const fast = aUnit("Hare", 1, 1, { keywords: [kw("haste")], abilities: [rests] });
    const g = duel({ me: { hp: 10, hand: [aUnit("Oak"), fast] } });
    g.me.cast("Oak");
    g.resolve();
    g.me.cast("Hare");
    g.resolve();
    expect(g.me.whyAttack("Oak", "Rival").rule).toBe("SM 4.5");
    expect(g.me.victims("Hare")).toEqual(["Rival"]);
    expect(g.me.cardsFor("use")).toEqual(["Hare"]);
    endRound(g);
    expect(g.me.victims("Oak")).toEqual(["Rival"]);
  });

  test("SM 10.8 a skill that rests its unit is available from its controller's next upkeep on", () => {
    const sage = aUnit("Sage", 1, 1, { keywords: [kw("blink")], abilities: [rests] });
    const g = duel({ me: { hp: 10, hand: [sage] } });
    g.me.cast("Sage");
    g.resolve();
    const skill = g.me.doing("use", "Sage", { data: { ability: 0 } });
    expect(g.me.why(skill).rule).toBe("SM 10.8");
    g.me.pass();
    g.foe.pass();
    g.me.endTurn();
    g.pass();
    g.pass();
    g.foe.main();
    g.foe.pass();
    expect(g.me.why(skill).rule).toBe("SM 10.8");
    g.me.pass();
    g.foe.endTurn();
    g.pass();
    g.pass();
    g.me.main();
    g.me.use("Sage");
  });

  test("SM 4.6 a unit that entered on the opponent's turn cannot use a skill that rests it", () => {
    const sage = aUnit("Sage", 1, 1, { keywords: [kw("blink")], abilities: [rests] });
    const late = duel({ active: 1, me: { hp: 10, hand: [sage] } });
    late.foe.pass();
    late.me.cast("Sage");
    late.resolve();
    late.foe.pass();
    expect(late.me.offered("use")).toEqual([]);
  });
});

describe("spells, abilities and skills", () => {
  test("SM 4.11, SM 4.12, SM 10.12, SM 10.22 a spell is cast in its player's turn and goes from the stack to the discard pile after its effect", () => {
    const g = duel({ me: { hand: [aSpell("Song", draw)] }, foe: { hand: [aSpell("Other", draw)] } });
    g.me.cast("Song");
    expect(g.foe.why(g.foe.doing("cast", "Other")).rule).toBe("SM 4.11");
    g.resolve();
    const types = g.eventTypes.filter((type) => type === "draw" || type === "spent");
    expect(g.me.discard).toEqual(["Song"]);
    expect(types).toEqual(["draw", "spent"]);
  });

  test("SM 4.8, SM 4.9, SM 4.10, SM 10.18 an ability cast in response resolves first, and is discarded after its effect", () => {
    const g = duel({
      me: { hp: 10, hand: [aSpell("Song", draw)] },
      foe: { hp: 10, hand: [anAbility("Salve", word("heal", { n: 2 }))] },
    });
    g.me.cast("Song");
    g.foe.cast("Salve");
    g.resolve();
    expect(g.foe.hp).toBe(12);
    expect(g.foe.discard).toEqual(["Salve"]);
    expect(g.me.hand).toEqual([]);
    expect(g.stack).toEqual(["Song"]);
  });

  test("SM 4.8, SM 10.13 an ability can be cast during the opponent's combat", () => {
    const fight = duel({
      me: { battleground: [aUnit("Oak")] },
      foe: { hp: 10, hand: [anAbility("Salve", word("heal", { n: 2 }))] },
    });
    fight.me.attack("Oak", "Rival").until("post-defender");
    fight.me.pass();
    fight.foe.cast("Salve");
    expect(fight.stack).toEqual(["Salve"]);
  });

  test("SM 10.5, SM 10.6, SM 10.21 a skill's cost is paid before it is on the stack, and only its effect happens when it resolves", () => {
    const ready = choose({ zone: "energy", of: "you", being: "resting" }, word("ready", { card: "it" }));
    const keeper = able("Keeper", {
      kind: "activated",
      cost: [{ pay: "word", word: "rest-this" }],
      effect: ready,
    });
    const energy = ["A", "B", "C"].map((name) => ({ card: aUnit(name), resting: true as const }));
    const g = duel({ me: { battleground: [keeper], energy } });
    g.me.use("Keeper");
    expect(g.resting("Keeper")).toBe(true);
    expect(g.stack).toEqual(["Keeper"]);
    expect(g.who).toBe(1);
    expect(g.resting("B")).toBe(true);
    g.resolve().pick("B");
    expect(["A", "B", "C"].map((name) => g.resting(name))).toEqual([true, false, true]);
    expect(g.zone("Keeper")).toBe("battleground");
  });

  test("SM 10.21 a skill on the stack resolves even if its source has left", () => {
    const bolt = anAbility("Bolt", target("opponent", word("ko", { card: "target" })));
    const g = duel({ me: { hp: 10, battleground: [able("Sage", rests)] }, foe: { hand: [bolt] } });
    g.me.use("Sage");
    g.foe.cast("Bolt").pick("Sage");
    g.resolve();
    expect(g.me.units).toEqual([]);
    expect(g.stack).toEqual(["Sage"]);
    g.resolve();
    expect(g.me.hp).toBe(11);
  });

  test("SM 10.14 an Artifact Core cannot be cast", () => {
    const g = duel({ me: { hand: [aCore("Stone")] } });
    expect(g.me.why(g.me.doing("cast", "Stone")).rule).toBe("SM 10.14");
    expect(g.me.cardsFor("cast")).toEqual([]);
  });

  test("SM 10.17 Blink lifts only the timing of units and spells, in combat and in response", () => {
    const hand = [
      aUnit("Cat", 1, 1, { keywords: [kw("blink")] }),
      aSpell("Flash", draw, { keywords: [kw("blink")] }),
    ];
    const g = duel({ me: { battleground: [aUnit("Oak")] }, foe: { hand, energy: 2 } });
    g.me.attack("Oak", "Rival").until("post-defender");
    g.me.pass();
    g.foe.cast("Cat");
    g.me.pass();
    g.foe.cast("Flash");
    expect(g.stack).toEqual(["Cat", "Flash"]);
    const full = duel({ foe: { hand, battleground: five, energy: 0 } });
    full.me.pass();
    expect(full.foe.why(full.foe.doing("cast", "Cat")).rule).toBe("SM 10.11");
    expect(full.foe.why(full.foe.doing("cast", "Flash")).rule).toBe("SM 10.4");
  });

  test("SM 4.13, SM 23.3.1, SM 23.3.2, SM 25.9, SM 10.22, SM 10.24 a Hex puts itself onto the battleground and leaves only as its own text says", () => {
    const upkeep: Ability = {
      kind: "trigger",
      when: { on: "upkeep", by: "you" },
      effect: word("sacrifice", { card: "this" }),
    };
    const hex = aSpell("Curse", word("place-this"), { abilities: [upkeep] });
    const feat = aReserve("feat", "Doom", { effect: word("place-this") });
    const g = duel({ me: { battleground: five, hand: [hex], reserve: [feat], resources: 1 } });
    g.me.cast("Curse");
    g.resolve();
    g.me.cast("Doom");
    g.resolve();
    expect(g.zone("Curse")).toBe("battleground");
    expect(g.zone("Doom")).toBe("battleground");
    expect(g.me.units).toHaveLength(7);
    g.me.pass();
    g.foe.pass();
    for (const player of [g.me, g.foe]) {
      player.endTurn();
      g.pass();
      g.pass();
    }
    expect(g.zone("Curse")).toBe("discard");
    expect(g.zone("Doom")).toBe("battleground");
  });

  test("SM 23.3.3 a Hex does not count towards the five units", () => {
    const upkeep: Ability = {
      kind: "trigger",
      when: { on: "upkeep", by: "you" },
      effect: word("sacrifice", { card: "this" }),
    };
    const hex = aSpell("Curse", word("place-this"), { abilities: [upkeep] });
    const four = duel({ me: { battleground: [...five.slice(1), hex], hand: [aUnit("Oak")] } });
    expect(four.me.cardsFor("cast")).toEqual(["Oak"]);
  });

  test("SM 23.4.1, SM 23.4.4 an Animated spell is a spell until it resolves, and then a unit with summoning sickness", () => {
    const ghost = anAnimated("Ghost", 2, 2);
    const g = duel({ me: { hand: [ghost] }, foe: { hand: [counterSpell] } });
    g.me.cast("Ghost");
    expect(g.foe.cardsFor("cast")).toEqual(["Counterspell"]);
    g.resolve();
    expect(g.me.units).toEqual(["Ghost"]);
    expect(g.stat("Ghost", "atk")).toBe(2);
    expect(g.me.whyAttack("Ghost", "Rival").rule).toBe("SM 4.5");
  });

  test("SM 23.4.2 an Animated spell cannot be cast with five units", () => {
    const ghost = anAnimated("Ghost", 2, 2);
    const full = duel({ me: { hand: [ghost], battleground: five } });
    expect(full.me.why(full.me.doing("cast", "Ghost")).rule).toBe("SM 23.4.2");
  });

  test("SM 23.4.2 an Animated spell whose space is taken while it waits on the stack goes to the discard pile", () => {
    const quick = aUnit("Quick", 1, 1, { keywords: [kw("blink")] });
    const g = duel({ me: { battleground: five.slice(1), hand: [anAnimated("Ghost", 2, 2), quick] } });
    g.me.cast("Ghost");
    g.foe.pass();
    g.me.cast("Quick");
    g.resolve(2);
    expect(g.me.units.includes("Ghost")).toBe(false);
    expect(g.me.discard).toEqual(["Ghost"]);
  });

  test("SM 16.6, SM 24.3.1, SM 24.3.2, SM 24.3.3 a countered spell does not resolve: it is discarded, and its cost stays paid", () => {
    const g = duel({
      me: { energy: 3, hand: [aSpell("Song", draw, { cost: 3 })] },
      foe: { hand: [counterSpell] },
    });
    g.me.cast("Song");
    g.foe.cast("Counterspell").pick("Song");
    expect(g.top).toMatchObject({ refs: { target: [{ card: g.id("Song") }] } });
    g.resolve();
    expect(g.stack).toEqual([]);
    expect(g.me.discard).toEqual(["Song"]);
    expect(g.me.hand).toEqual([]);
    expect(g.me.ready).toBe(0);
  });

  test("SM 24.3.1, SM 24.3.2 a countered skill has no effect, and its source stays; a countered unit never enters", () => {
    const hush = anAbility("Hush", word("counter-skill"));
    const nip = anAbility(
      "Nip",
      choose({ zone: "stack", type: "unit" }, word("counter", { card: "target" }), {
        as: "target",
        announced: true,
      }),
    );
    const g = duel({
      me: { hp: 10, battleground: [able("Sage", rests)], hand: [aUnit("Oak")] },
      foe: { hand: [hush, nip] },
    });
    g.me.use("Sage");
    g.foe.cast("Hush").resolve();
    expect(g.stack).toEqual([]);
    expect(g.me.hp).toBe(10);
    expect(g.me.units).toEqual(["Sage"]);
    g.me.cast("Oak");
    g.foe.cast("Nip").pick("Oak");
    g.resolve();
    expect(g.me.units).toEqual(["Sage"]);
    expect(g.me.discard).toEqual(["Oak"]);
  });
});
