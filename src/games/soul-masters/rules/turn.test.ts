import { describe, expect, test } from "vitest";
import type { Ability } from "../../../language";
import { word } from "../cards/parts";
import { able, aCore, anAbility, aReserve, aSpell, aUnit, duel } from "../testing";

const draws = (n: number) => ({ do: "draw", who: "you", count: n }) as const;
const onUpkeep = (effect: Parameters<typeof anAbility>[1]): Ability => ({
  kind: "trigger",
  when: { on: "upkeep", by: "you" },
  effect,
});

describe("upkeep and draw", () => {
  test("SM 6.16, SM 8.2, SM 5.19, SM 6.14 readies all of the turn player's cards before anything triggers, and no others", () => {
    const counting = able(
      "Teller",
      onUpkeep({ do: "word", word: "heal", args: { n: { count: { of: "you", being: "ready" } } } }),
    );
    const g = duel({
      at: "start",
      me: {
        commanderRests: true,
        hp: 10,
        battleground: [
          { card: counting, resting: true },
          { card: aUnit("Elk"), resting: true },
        ],
        energy: [{ card: aUnit("Coal"), resting: true }],
        equipment: [{ card: aReserve("weapon", "Axe"), resting: true }],
      },
      foe: { battleground: [{ card: aUnit("Wolf"), resting: true }] },
    });
    expect(["Chief", "Teller", "Elk", "Coal", "Axe", "Wolf"].map((name) => g.resting(name))).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(g.me.hp).toBe(12);
  });

  test("SM 8.4, SM 17.7, SM 18.2 only the turn player's ON UPKEEP triggers resolve within the upkeep, in the order their player chooses", () => {
    const g = duel({
      at: "start",
      me: {
        hp: 10,
        battleground: [able("One", onUpkeep(draws(1))), able("Two", onUpkeep(word("heal", { n: 2 })))],
      },
      foe: { hp: 10, battleground: [able("Other", onUpkeep(word("heal", { n: 5 })))] },
    });
    expect(g.decision).toMatchObject({ kind: "pick", seat: 0, prompt: { key: "prompt.trigger-order" } });
    expect(g.step).toBe("upkeep");
    g.pick("One");
    expect(g.step).toBe("choose");
    expect(g.me.hand).toHaveLength(3);
    expect(g.me.hp).toBe(12);
    expect(g.foe.hp).toBe(10);
    const order = g.eventTypes.filter((type) => ["heal", "draw"].includes(type));
    expect(order).toEqual(["heal", "draw", "draw", "draw"]);
  });

  test("SM 8.5, SM 6.23, SM 8.6 resources for an upkeep trigger may be paid by converting energy, and no other action is legal", () => {
    const toll = able(
      "Toll",
      onUpkeep({
        do: "may",
        effect: { do: "pay", cost: [{ pay: "word", word: "resources", args: { n: 1 } }], then: draws(1) },
      }),
    );
    const g = duel({
      at: "start",
      me: { energy: 5, battleground: [toll], hand: [anAbility("Spark", draws(1))] },
      foe: { hand: [anAbility("Flare", draws(1))] },
    });
    expect(g.step).toBe("upkeep");
    expect(g.me.why(g.me.doing("cast", "Spark")).why.key).toBe("why.other-question");
    g.confirm();
    expect(g.decision).toMatchObject({ kind: "allot", totals: [{ min: 3, max: 3 }] });
    g.accept();
    expect(g.me.ready).toBe(2);
    expect(g.me.resources).toBe(0);
    expect(g.me.hand).toHaveLength(4);
    expect(g.step).toBe("choose");
    expect(g.eventTypes).toContain("generate");
  });

  test("SM 8.3, SM 17.13 skills once per round can be used again from their player's upkeep on, not from the opponent's", () => {
    const once = able("Sage", {
      kind: "activated",
      uses: { per: "round", most: 1 },
      effect: word("heal", { n: 1 }),
    });
    const g = duel({ me: { hp: 10, battleground: [once] } });
    g.me.use("Sage");
    g.resolve();
    expect(g.me.why(g.me.doing("use", "Sage", { data: { ability: 0 } })).rule).toBe("SM 10.5");
    g.me.pass();
    g.foe.pass();
    g.me.endTurn();
    g.pass();
    g.pass();
    g.foe.main();
    g.foe.pass();
    expect(g.me.offered("use")).toEqual([]);
    g.me.pass();
    g.foe.endTurn();
    g.pass();
    g.pass();
    g.me.main();
    expect(g.me.offered("use")).toHaveLength(1);
  });

  test("SM 8.8, SM 6.10 a player who has to draw from an empty deck loses", () => {
    const g = duel({ at: "draw", me: { deck: [] } });
    expect(g.state.outcome).toMatchObject({ winners: [1], cause: "soul-masters.no-cards", rule: "SM 6.10" });
  });

  test("SM 6.11 cards are drawn one by one: with one card left it is drawn and the game is lost, with two it is not", () => {
    const one = duel({ at: "draw", me: { deck: [aUnit("Last")] } });
    expect(one.me.hand).toEqual(["Last"]);
    expect(one.state.outcome?.winners).toEqual([1]);
    const two = duel({ at: "draw", me: { deck: [aUnit("Last"), aUnit("First")] } });
    expect(two.me.hand).toEqual(["First", "Last"]);
    expect(two.me.deck).toEqual([]);
    expect(two.state.outcome).toBeNull();
  });

  test("SM 6.12 the game is a draw if both players have to draw and neither can", () => {
    const flood = aSpell("Flood", { do: "draw", who: "each", count: 1 });
    const g = duel({ me: { deck: [], hand: [flood] }, foe: { deck: [] } });
    g.me.cast("Flood");
    g.resolve();
    expect(g.state.outcome).toMatchObject({ winners: [] });
  });

  test("SM 8.9 players do not act in the Draw phase: the next prompt is for the next phase", () => {
    const g = duel({ at: "start", me: { hand: [anAbility("Spark", draws(1))] } });
    expect(g.step).toBe("choose");
    expect(g.who).toBe(0);
    expect(g.decision?.kind).toBe("act");
    expect(g.actions().map(({ type }) => type)).toEqual(["attack", "end-turn", "main-phase"]);
  });
});

describe("phases in any order", () => {
  test("SM 8.10, SM 8.15, SM 12.1 Main and Combat phases follow in any order until the end, with one attack in each Combat", () => {
    const g = duel({ at: "choose", me: { battleground: [aUnit("A"), aUnit("B"), aUnit("C")] } });
    g.me.main();
    g.me.attack("A", "Rival");
    expect(g.step).toBe("pre-defender");
    g.fightOn();
    g.me.attack("B", "Rival").fightOn();
    g.me.main();
    g.me.pass();
    g.foe.pass();
    expect(g.step).toBe("choose");
    g.me.attack("C", "Rival").fightOn();
    g.me.main();
    g.me.pass();
    g.foe.pass();
    g.me.endTurn();
    expect(g.step).toBe("end");
    expect(g.foe.hp).toBe(17);
  });

  test("SM 8.10, SM 15.9 the turn may end at once; two passes in a Main Phase end only that phase", () => {
    const g = duel();
    g.me.pass();
    expect(g.step).toBe("main");
    expect(g.who).toBe(1);
    g.foe.pass();
    expect(g.step).toBe("choose");
    expect(g.who).toBe(0);
    g.me.endTurn();
    g.pass();
    g.pass();
    expect(g.turnOf).toBe(1);
  });

  test("SM 8.12, SM 9.2 energy is placed only in a Main Phase", () => {
    const hand = [aUnit("Coal")];
    expect(duel({ me: { hand } }).me.offered("energy")).toHaveLength(1);
    const end = duel({ at: "end", me: { hand } });
    expect(end.me.why(end.me.doing("energy", "Coal")).rule).toBe("SM 8.12");
    const fight = duel({ me: { hand } });
    fight.me.attack("Chief", "Rival");
    expect(fight.me.why(fight.me.doing("energy", "Coal")).rule).toBe("SM 8.12");
  });

  const side = {
    hand: [aUnit("Oak"), aSpell("Song", draws(1)), anAbility("Spark", draws(1)), aCore("Stone")],
    reserve: [aReserve("weapon", "Axe")],
    resources: 3,
    energy: 6,
  };

  test("SM 8.13, SM 10.10, SM 10.12, SM 10.15 units, spells and Reserve cards are cast in a Main Phase, but not in response", () => {
    const main = duel({ me: side });
    expect(main.me.cardsFor("cast")).toEqual(["Axe", "Oak", "Song", "Spark"]);
    main.me.cast("Spark");
    main.foe.pass();
    for (const [name, rule] of [
      ["Oak", "SM 10.10"],
      ["Song", "SM 10.12"],
      ["Axe", "SM 10.15"],
    ] as const)
      expect(main.me.why(main.me.doing("cast", name)).rule).toBe(rule);
  });

  test("SM 8.13 units, spells and Reserve cards are not cast in End of Turn", () => {
    const end = duel({ at: "end", me: side });
    expect(end.me.cardsFor("cast")).toEqual(["Spark"]);
    expect(end.me.why(end.me.doing("cast", "Oak")).rule).toBe("SM 8.13");
  });

  test("SM 10.10, SM 10.12, SM 10.15 units, spells and Reserve cards are not cast in combat", () => {
    const fight = duel({ me: side });
    fight.me.attack("Chief", "Rival");
    for (const step of ["pre-defender", "post-defender", "end-of-combat"]) {
      fight.until(step);
      expect(fight.me.cardsFor("cast")).toEqual(["Spark"]);
    }
  });

  test("SM 8.14, SM 4.8, SM 10.7 the other player may cast abilities and use skills in a Main Phase", () => {
    const skill: Ability = { kind: "activated", effect: word("heal", { n: 1 }) };
    const g = duel({
      foe: { hp: 10, hand: [anAbility("Spark", draws(1))], battleground: [able("Sage", skill)] },
    });
    g.me.pass();
    expect(g.foe.cardsFor("cast")).toEqual(["Spark"]);
    g.foe.use("Sage");
    g.resolve();
    expect(g.foe.hp).toBe(11);
  });

  test("SM 8.16, SM 8.17 the opponent can act in End of Turn, and their energy readies right after", () => {
    const g = duel({ at: "end", foe: { energy: 1, hand: [anAbility("Spark", draws(1))] } });
    g.me.pass();
    expect(g.foe.cardsFor("cast")).toEqual(["Spark"]);
    g.foe.cast("Spark");
    expect(g.foe.ready).toBe(0);
    g.resolve();
    g.pass();
    g.pass();
    expect(g.turnOf).toBe(1);
    expect(g.foe.ready).toBe(1);
  });

  test("SM 15.10 the turn is over when both players pass in End of Turn", () => {
    const idle = duel({
      at: "end",
      me: { hand: [anAbility("A", draws(1))] },
      foe: { hand: [anAbility("B", draws(1))] },
    });
    idle.me.pass();
    idle.foe.pass();
    expect(idle.turnOf).toBe(1);
  });

  test("SM 15.11 a player who made the other act first may respond, or let it resolve and act afterwards", () => {
    const baited = () => {
      const g = duel({
        at: "end",
        me: { hand: [anAbility("Mine", draws(1))] },
        foe: { hand: [anAbility("Theirs", draws(1))] },
      });
      g.me.pass();
      g.foe.cast("Theirs");
      expect(g.who).toBe(0);
      return g;
    };
    const answered = baited();
    answered.me.cast("Mine");
    expect(answered.stack).toEqual(["Theirs", "Mine"]);
    const waited = baited().resolve();
    expect(waited.stack).toEqual([]);
    expect(waited.who).toBe(0);
    expect(waited.step).toBe("end");
    waited.me.cast("Mine");
    expect(waited.stack).toEqual(["Mine"]);
  });

  test("SM 8.18 hand size is unlimited at the end of turn", () => {
    const g = duel({ at: "end", me: { hand: Array.from({ length: 12 }, (_, i) => aUnit(`Card ${i}`)) } });
    g.me.pass();
    g.foe.pass();
    expect(g.turnOf).toBe(1);
    expect(g.me.hand).toHaveLength(12);
  });

  test("SM 8.19, SM 15.12 both views show step, turn player, turn number and priority; only the player with priority is offered actions", () => {
    const g = duel({ me: { hand: [anAbility("Spark", draws(1))] } });
    for (const seat of [0, 1])
      expect(g.view(seat)).toMatchObject({
        turn: { step: "main", seat: 0, number: 5 },
        decision: { seat: 0 },
      });
    expect(g.view(0).actions.length > 1).toBe(true);
    expect(g.view(1).actions).toEqual([]);
    expect(g.foe.why({ type: "pass" }).why.key).toBe("why.not-asked");
    g.me.cast("Spark");
    expect(g.view(0).decision?.seat).toBe(1);
    expect(g.view(1).decision?.seat).toBe(1);
  });
});
