import { describe, expect, test } from "vitest";
import type { Ability, Effect } from "../../../language";
import { kw } from "../cards/card";
import { adds, choose, target, word } from "../cards/parts";
import { able, aCore, anAbility, aUnit, duel, keyed, kill, levels, resting } from "../testing";

const boost = anAbility(
  "Rage",
  target({ of: "you", type: "unit", being: "attacking" }, adds(["atk"], "target", 3, "combat")),
);

const oak = aUnit("Oak", 3, 3);

describe("attacking", () => {
  const side = { battleground: [aUnit("Ready"), resting(aUnit("Resting"))] };

  test("SM 4.4, SM 12.4, SM 12.25 the enemy commander and resting enemy units are offered as attack targets, ready units are not", () => {
    const g = duel({ me: { battleground: [oak] }, foe: side });
    expect(g.me.victims("Oak")).toEqual(["Resting", "Rival"]);
    expect(g.me.whyAttack("Oak", "Ready").rule).toBe("SM 12.4");
  });

  test("SM 12.5 a resting commander can be attacked", () => {
    const tired = duel({ me: { battleground: [oak] }, foe: { ...side, commanderRests: true } });
    expect(tired.me.victims("Oak")).toEqual(["Resting", "Rival"]);
  });

  test("SM 3.10, SM 12.3 the enemy's energy cannot be attacked, and the refusal does not name face-down energy", () => {
    const energy = [aUnit("Hidden"), { card: aCore("Open"), face: "up" as const }];
    const g = duel({ me: { battleground: [oak] }, foe: { energy } });
    for (const name of ["Hidden", "Open"])
      expect(g.me.whyAttack("Oak", name)).toEqual({
        ok: false,
        why: { key: "why.soul-masters.no-victim" },
        rule: "SM 12.3",
      });
  });

  test("SM 12.1, SM 12.2, SM 12.3, SM 6.15, SM 12.6 a commander or unit rests and attacks, one after another, and both players see attacker and target", () => {
    const g = duel({ me: { battleground: [oak, aUnit("Elm")] } });
    g.me.attack("Oak", "Rival");
    expect(g.resting("Oak")).toBe(true);
    expect(g.fight).toEqual(["Oak", "Rival"]);
    for (const seat of [0, 1])
      expect(g.view(seat).vars.combat).toMatchObject({ attacker: { card: g.id("Oak") } });
    expect(g.me.whyAttack("Elm", "Rival").rule).toBe("SM 12.2");
    g.fightOn();
    expect(g.me.whyAttack("Oak", "Rival").rule).toBe("SM 6.15");
    g.me.attack("Elm", "Rival").fightOn();
    g.me.attack("Chief", "Rival").fightOn();
    expect(g.foe.hp).toBe(13);
    expect(g.me.offered("attack")).toEqual([]);
  });

  test("SM 8.15, SM 12.3 only the turn player attacks, although the other has priority in a Main Phase too", () => {
    const g = duel({ me: { battleground: [oak] }, foe: { battleground: [aUnit("Elm")] } });
    g.me.pass();
    expect(g.who).toBe(1);
    expect(g.step).toBe("main");
    expect(g.foe.offered("attack")).toEqual([]);
    expect(g.foe.whyAttack("Elm", "Chief").rule).toBe("SM 8.15");
  });

  test("SM 12.8, SM 25.2, SM 25.3 nothing attacks in a player's own first turn, not even with Haste", () => {
    for (const turn of [1, 2]) {
      const g = duel({ turn, me: { battleground: [keyed("Hare", 1, 1, kw("haste"))] } });
      expect(g.me.whyAttack("Chief", "Rival").rule).toBe("SM 12.8");
      expect(g.me.whyAttack("Hare", "Rival").rule).toBe("SM 12.8");
    }
    expect(duel({ turn: 3 }).me.victims("Chief")).toEqual(["Rival"]);
  });

  test("SM 25.2, SM 25.3 no skill may rest its own card in the first turns: of a commander, core or unit", () => {
    const rests: Ability = {
      kind: "activated",
      cost: [{ pay: "word", word: "rest-this" }],
      effect: word("heal", { n: 1 }),
    };
    const commander = levels("Boss", { abilities: [rests] });
    const side = { hp: 10, commander, battleground: [able("Sage", rests)] };
    const g = duel({ turn: 2, me: side });
    for (const name of ["Boss", "Sage"])
      expect(g.me.why(g.me.doing("use", name, { data: { ability: 0 } })).rule).toBe("SM 25.2");
    expect(duel({ turn: 3, me: side }).me.cardsFor("use")).toEqual(["Boss", "Sage"]);
  });

  test("SM 12.9, SM 12.10, SM 6.3 a commander loses as much HP as the attacker's Atk", () => {
    const g = duel({ me: { battleground: [oak] } });
    g.me.attack("Oak", "Rival").until("end-of-combat");
    expect(g.foe.hp).toBe(17);
  });

  test("SM 12.9 an attacker without Atk deals no damage", () => {
    const weak = duel({ me: { battleground: [aUnit("Nobody", 0, 1)] } });
    weak.me.attack("Nobody", "Rival").fightOn();
    expect(weak.foe.hp).toBe(20);
    expect(weak.eventTypes.includes("damage")).toBe(false);
  });

  test("SM 12.11, SM 12.12, SM 2.12, SM 25.12 damage of at least its Health KOs a unit; less leaves no trace, even repeatedly", () => {
    const g = duel({
      me: { battleground: [oak, aUnit("Elm", 2, 1), aUnit("Ash", 2, 1)] },
      foe: { battleground: [resting(aUnit("Bear", 1, 3)), resting(aUnit("Boar", 1, 3))] },
    });
    g.me.attack("Elm", "Boar").fightOn();
    g.me.attack("Ash", "Boar").fightOn();
    g.me.attack("Oak", "Bear").fightOn();
    expect(g.foe.units).toEqual(["Boar"]);
    expect(g.foe.discard).toEqual(["Bear"]);
  });

  test("SM 12.24 the target's legality is checked only when the attack is declared", () => {
    const wake = anAbility("Wake", target({ of: "you", type: "unit" }, word("ready", { card: "target" })));
    const g = duel({
      me: { battleground: [oak] },
      foe: { hand: [wake], battleground: [resting(aUnit("Bear", 1, 3))] },
    });
    g.me.attack("Oak", "Bear");
    g.me.pass();
    g.foe.cast("Wake").pick("Bear").resolve();
    expect(g.resting("Bear")).toBe(false);
    g.fightOn();
    expect(g.foe.units).toEqual([]);
  });
});

describe("the six steps of a combat", () => {
  test("SM 12.13, SM 12.14 the steps are declare, before, at and after the defender, damage, and the end", () => {
    const g = duel({ me: { battleground: [oak] } });
    g.me.attack("Oak", "Rival").fightOn();
    const steps = g.events.filter(({ type }) => type === "step").map(({ data }) => data?.step);
    expect(steps).toEqual([
      "declare",
      "pre-defender",
      "defender",
      "post-defender",
      "damage",
      "end-of-combat",
      "choose",
    ]);
  });

  const onAttack = (effect: Effect): Ability => ({
    kind: "trigger",
    when: { on: "on-attack", card: "this" },
    effect,
  });

  test("SM 12.15, SM 17.1 ON ATTACK is on the stack as Pre Defender begins, with the turn player first, and can be responded to", () => {
    const g = duel({
      me: { hp: 10, battleground: [able("Oak", onAttack(word("heal", { n: 2 })))] },
      foe: { hand: [kill()] },
    });
    g.me.attack("Oak", "Rival");
    expect(g.step).toBe("pre-defender");
    expect(g.stack).toEqual(["Oak"]);
    expect(g.who).toBe(0);
    expect(g.me.hp).toBe(10);
    g.me.pass();
    g.foe.cast("Kill").pick("Oak");
    g.resolve(2);
    expect(g.me.hp).toBe(12);
    expect(g.me.units).toEqual([]);
    expect(g.step).toBe("pre-defender");
  });

  test("SM 18.1 ON ATTACK on a commander triggers when that commander attacks", () => {
    const leader = duel({
      me: { hp: 10, commander: levels("Boss", { abilities: [onAttack(word("heal", { n: 2 }))] }) },
    });
    leader.me.attack("Boss", "Rival");
    expect(leader.stack).toEqual(["Boss"]);
  });

  test("SM 12.17, SM 12.18, SM 12.19 only the defending player acts in the Defender step, with Intercept and DEFENDER skills", () => {
    const defends: Ability = { kind: "activated", when: ["defender"], effect: word("heal", { n: 1 }) };
    const plain: Ability = { kind: "activated", effect: word("heal", { n: 1 }) };
    const hand = [anAbility("Salve", word("heal", { n: 1 }))];
    const g = duel({
      me: { hand, battleground: [oak, able("Idle", plain)] },
      foe: {
        hp: 10,
        hand,
        battleground: [able("Guard", defends), able("Sage", plain), keyed("Wall", 1, 4, kw("intercept"))],
      },
    });
    g.me.attack("Oak", "Rival").until("defender");
    expect(g.who).toBe(1);
    expect(g.actions().map(({ type, card = -1 }) => [type, g.state.cards[card]?.def])).toEqual([
      ["pass", undefined],
      ["intercept", "Wall"],
      ["use", "Guard"],
    ]);
    for (const [type, name] of [
      ["cast", "Salve"],
      ["use", "Sage"],
      ["shield", "Salve"],
    ] as const)
      expect(g.foe.why(g.foe.doing(type, name, type === "use" ? { data: { ability: 0 } } : {})).rule).toBe(
        "SM 12.19",
      );
    g.foe.intercept("Wall");
    expect(g.who).toBe(1);
    expect(g.stack).toEqual(["Wall"]);
    g.foe.pass();
    expect(g.fight).toEqual(["Oak", "Wall"]);
    expect(g.who).toBe(1);
  });

  test("SM 12.17, SM 24.11.1 an effect redirects an attack only in the Defender step", () => {
    const lure = (when: string): Ability => ({
      kind: "activated",
      when: [when],
      effect: choose({ of: "you", type: "unit" }, word("redirect", { card: "it" })),
    });
    const both = aUnit("Lure", 1, 9, { abilities: [lure("pre-defender"), lure("defender")] });
    const g = duel({ me: { battleground: [oak] }, foe: { battleground: [both] } });
    g.me.attack("Oak", "Rival");
    g.me.pass();
    g.foe.use("Lure", 0);
    g.resolve().pick("Lure");
    expect(g.fight).toEqual(["Oak", "Rival"]);
    g.until("defender");
    g.foe.use("Lure", 1);
    g.resolve().pick("Lure");
    expect(g.fight).toEqual(["Oak", "Lure"]);
    g.fightOn();
    expect(g.foe.hp).toBe(20);
  });

  test("SM 24.11.2 an effect that redirects to a legal unit offers only units that the attacker could attack", () => {
    const lure: Ability = {
      kind: "activated",
      when: ["defender"],
      effect: target(
        { of: "you", type: "unit", being: "legal-victim" },
        word("redirect", { card: "target" }),
      ),
    };
    const ready = duel({ me: { battleground: [oak] }, foe: { battleground: [able("Lure", lure)] } });
    ready.me.attack("Oak", "Rival").until("defender");
    expect(ready.foe.offered("use")).toEqual([]);
    const g = duel({
      me: { battleground: [oak] },
      foe: { battleground: [able("Lure", lure), resting(aUnit("Elk", 1, 9))] },
    });
    g.me.attack("Oak", "Rival").until("defender");
    g.foe.use("Lure").pick("Elk").resolve();
    expect(g.fight).toEqual(["Oak", "Elk"]);
  });

  test("SM 12.20, SM 12.23 damage can still be raised and prevented in Post Defender, and effects for this combat end with it", () => {
    const g = duel({
      me: { battleground: [oak], hand: [boost] },
      foe: { hand: [aUnit("Shield", 1, 1, { power: 2 })] },
    });
    g.me.attack("Oak", "Rival").until("post-defender");
    g.me.cast("Rage").pick("Oak").resolve();
    g.me.pass();
    g.foe.shield("Shield");
    g.against("Oak", "Rival").resolve();
    expect(g.pending).toEqual({ "Oak > Rival": 4 });
    g.until("end-of-combat");
    expect(g.foe.hp).toBe(16);
    expect(g.stat("Oak", "atk")).toBe(6);
    g.fightOn();
    expect(g.stat("Oak", "atk")).toBe(3);
  });

  test("SM 12.21 no damage is dealt if attacker or target has left, and players have no priority in Combat Damage", () => {
    const g = duel({ me: { battleground: [oak] }, foe: { hand: [kill()] } });
    g.me.attack("Oak", "Rival").until("post-defender");
    g.me.pass();
    g.foe.cast("Kill").pick("Oak").resolve();
    g.fightOn();
    expect(g.foe.hp).toBe(20);
    const removed = duel({
      me: { battleground: [oak], hand: [kill()] },
      foe: { battleground: [resting(aUnit("Bear", 1, 9))] },
    });
    removed.me.attack("Oak", "Bear");
    removed.me.cast("Kill").pick("Bear").resolve();
    removed.until("post-defender");
    expect(removed.pending).toEqual({});
    removed.pass();
    removed.pass();
    expect(removed.step).toBe("end-of-combat");
    expect(removed.eventTypes.includes("damage")).toBe(false);
  });

  test("SM 12.22, SM 17.4 ON KO caused by attack damage is put on the stack in End of Combat", () => {
    const onKo: Ability = {
      kind: "trigger",
      when: { on: "ko", card: "this" },
      effect: word("heal", { n: 2 }),
    };
    const g = duel({
      me: { battleground: [oak] },
      foe: { hp: 10, battleground: [resting(able("Bear", onKo))] },
    });
    g.me.attack("Oak", "Bear").until("end-of-combat");
    expect(g.stack).toEqual(["Bear"]);
    expect(g.who).toBe(0);
    expect(g.foe.hp).toBe(10);
    g.fightOn();
    expect(g.foe.hp).toBe(12);
  });

  test("SM 17.2 ON KO triggers for a KO by an instruction", () => {
    const onKo: Ability = {
      kind: "trigger",
      when: { on: "ko", card: "this" },
      effect: word("heal", { n: 2 }),
    };
    const byText = duel({ me: { hand: [kill()] }, foe: { hp: 10, battleground: [able("Bear", onKo)] } });
    byText.me.cast("Kill").pick("Bear").resolve();
    expect(byText.stack).toEqual(["Bear"]);
  });

  test("SM 18.2, SM 17.4, SM 12.22 triggers of the damage and of the end of combat wait until a player gets priority, and are ordered together", () => {
    const heals = (on: string): Ability => ({
      kind: "trigger",
      when: on === "ko" ? { on, card: "this" } : { on },
      effect: word("heal", { n: 1 }),
    });
    const g = duel({
      me: { battleground: [oak] },
      foe: {
        hp: 10,
        battleground: [resting(able("Bear", heals("ko"))), able("Bell", heals("end-of-combat"))],
      },
    });
    g.me.attack("Oak", "Bear").until("end-of-combat");
    expect(g.decision?.prompt.key).toBe("prompt.trigger-order");
    expect(g.who).toBe(1);
    expect(g.offered()).toEqual(["Bear", "Bell"]);
    g.pick("Bell");
    expect(g.stack).toEqual(["Bell", "Bear"]);
  });

  test("SM 18.6, SM 18.4, SM 18.5 of triggers of one event the active player's go up first, so the other's resolve first", () => {
    const onKo: Ability = {
      kind: "trigger",
      when: { on: "ko", card: "this" },
      effect: word("heal", { n: 2 }),
    };
    const slays: Ability = {
      kind: "trigger",
      when: { on: "slay", card: "this" },
      effect: word("heal", { n: 3 }),
    };
    const g = duel({
      me: { hp: 10, battleground: [aUnit("Oak", 3, 3, { abilities: [slays] })] },
      foe: { hp: 10, battleground: [resting(able("Bear", onKo))] },
    });
    g.me.attack("Oak", "Bear").until("end-of-combat");
    expect(g.stack).toEqual(["Oak", "Bear"]);
    g.resolve();
    expect(g.me.hp).toBe(10);
    expect(g.foe.hp).toBe(12);
    expect(g.stack).toEqual(["Oak"]);
  });

  test("SM 24.9.1 a negated attack ends without damage; END OF COMBAT triggers still happen, Riposte does not", () => {
    const stop: Ability = { kind: "activated", when: ["defender"], effect: word("negate") };
    const ends: Ability = { kind: "trigger", when: { on: "end-of-combat" }, effect: word("heal", { n: 1 }) };
    const g = duel({
      me: { battleground: [oak] },
      foe: {
        hp: 10,
        battleground: [
          resting(aUnit("Bear", 2, 1, { keywords: [kw("riposte")], abilities: [stop] })),
          able("Bell", ends),
        ],
      },
    });
    g.me.attack("Oak", "Bear").until("defender");
    g.foe.use("Bear");
    g.resolve();
    // The Defender step does not prompt again.
    expect(g.pending).toEqual({});
    expect(g.step).toBe("end-of-combat");
    expect(g.stack).toEqual(["Bell"]);
    g.fightOn();
    expect(g.foe.units).toEqual(["Bear", "Bell"]);
    expect(g.me.units).toEqual(["Oak"]);
    expect(g.resting("Oak")).toBe(true);
    expect(g.foe.hp).toBe(11);
    const steps = g.events.filter(({ type }) => type === "step").map(({ data }) => data?.step);
    expect(steps).toEqual(["declare", "pre-defender", "defender", "end-of-combat", "choose"]);
  });
});
