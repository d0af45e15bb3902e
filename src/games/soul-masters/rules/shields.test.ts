import { describe, expect, test } from "vitest";
import type { Ability, Effect } from "../../../language";
import { kw } from "../cards/card";
import { choose, word } from "../cards/parts";
import { able, aCore, anAbility, aSpell, aUnit, duel, keyed, levels, resting, type Side } from "../testing";

const hit = (n: number, unpreventable = false): Effect =>
  choose(
    { zone: "fighters", of: "opponent", type: "fighter" },
    word("damage", { card: "target", n, ...(unpreventable && { unpreventable: true }) }),
    { as: "target", announced: true },
  );

const bolt = (n: number, name = "Bolt") => anAbility(name, hit(n));

const card = (name: string, power: number) => aUnit(name, 1, 1, { power });

const attackOn = (foe: Side) => duel({ me: { battleground: [aUnit("Oak", 3, 5)], hand: [bolt(2)] }, foe });

describe("Damage Shields", () => {
  test("SM 13.1, SM 13.5, SM 13.6 a card from hand prevents its Shield Power and is discarded; only the player of the damaged card may play it", () => {
    const g = attackOn({ hand: [card("Shield", 2)] });
    g.me.attack("Oak", "Rival");
    expect(g.me.why(g.me.doing("shield", "Bolt")).rule).toBe("SM 13.14");
    g.me.pass();
    g.foe.shield("Shield");
    g.against("Oak", "Rival").resolve();
    expect(g.pending).toEqual({ "Oak > Rival": 1 });
    expect(g.foe.discard).toEqual(["Shield"]);
    expect(g.events.find(({ type }) => type === "shield")).toMatchObject({
      seat: 1,
      def: "Shield",
      targetDef: "Rival",
    });
    g.fightOn();
    expect(g.foe.hp).toBe(19);
  });

  test("SM 13.2, SM 13.4, SM 25.7 Shield Capacity applies to each damage separately: the shield names one, and one too many is refused", () => {
    const g = attackOn({ hand: ["A", "B", "C", "D", "E"].map((name) => card(name, 1)) });
    g.me.attack("Oak", "Rival");
    g.me.cast("Bolt").pick("Rival");
    for (const [name, source] of [
      ["A", "Oak"],
      ["B", "Oak"],
      ["C", "Bolt"],
      ["D", "Bolt"],
    ] as const) {
      g.foe.shield(name);
      g.against(source, "Rival");
      if (g.who === 0) g.me.pass();
    }
    expect(g.foe.why(g.foe.doing("shield", "E")).rule).toBe("SM 13.2");
    g.resolve(4);
    expect(g.pending).toEqual({ "Oak > Rival": 1, "Bolt > Rival": 0 });
  });

  test("SM 13.14 a card played as a shield deals no damage, whatever its effect as a cast card", () => {
    const storm = aSpell("Storm", word("damage", { card: "enemy-commander", n: 4 }));
    const g = attackOn({ hand: [storm] });
    g.me.attack("Oak", "Rival");
    g.me.pass();
    g.foe.shield("Storm");
    g.against("Oak", "Rival");
    expect(g.me.why(g.me.doing("shield", "Bolt")).rule).toBe("SM 13.14");
    g.fightOn();
  });

  test("SM 13.3 with Shield Capacity 0 nothing can be shielded", () => {
    const bare = resting(aUnit("Bare", 1, 1, { capacity: 0 }));
    const g = attackOn({ hand: [card("Shield", 2)], battleground: [bare] });
    g.me.attack("Oak", "Bare");
    g.me.pass();
    expect(g.foe.offered("shield")).toEqual([]);
    expect(g.foe.why(g.foe.doing("shield", "Shield")).rule).toBe("SM 13.3");
  });

  test("SM 13.7 a card with Shield Power 0 shields nothing but is discarded and uses up capacity", () => {
    const g = attackOn({
      hand: [card("Null", 0), card("Shield", 2)],
      battleground: [resting(aUnit("Elk", 1, 9))],
    });
    g.me.attack("Oak", "Elk");
    g.me.pass();
    g.foe.shield("Null");
    g.against("Oak", "Elk").resolve();
    expect(g.pending).toEqual({ "Oak > Elk": 3 });
    expect(g.foe.discard).toEqual(["Null"]);
    g.me.pass();
    expect(g.foe.why(g.foe.doing("shield", "Shield")).rule).toBe("SM 13.2");
  });

  test("SM 13.8, SM 25.7 any card in hand can be played as a shield", () => {
    const draw: Effect = { do: "draw", who: "you", count: 1 };
    const g = attackOn({
      hand: [card("Unit", 1), aSpell("Spell", draw), anAbility("Ability", draw), aCore("Core")],
    });
    g.me.attack("Oak", "Rival");
    g.me.pass();
    expect(g.foe.cardsFor("shield")).toEqual(["Ability", "Core", "Spell", "Unit"]);
  });

  test("SM 13.9, SM 15.4 a shield waits on the stack with the other player first, uses up capacity at once, and cannot be countered", () => {
    const counter = anAbility("Hush", word("counter-skill"));
    const spells = anAbility(
      "Stop",
      choose({ zone: "stack", type: "spell" }, word("counter", { card: "target" }), {
        as: "target",
        announced: true,
      }),
    );
    const g = duel({
      me: { battleground: [aUnit("Oak", 3, 5)], hand: [counter, spells] },
      foe: {
        hand: [aSpell("Shield", { do: "nothing" }, { power: 2 }), card("More", 1)],
        battleground: [resting(aUnit("Elk", 1, 9))],
      },
    });
    g.me.attack("Oak", "Elk");
    g.me.pass();
    g.foe.shield("Shield");
    g.against("Oak", "Elk");
    expect(g.stack).toEqual(["Shield"]);
    expect(g.who).toBe(0);
    expect(g.zone("Shield")).toBe("stack");
    expect(g.pending).toEqual({ "Oak > Elk": 3 });
    expect(g.me.cardsFor("cast")).toEqual(["Stop"]);
    g.me.pass();
    expect(g.foe.why(g.foe.doing("shield", "More")).rule).toBe("SM 13.2");
  });

  test("SM 13.10, SM 12.16, SM 14.7.1, SM 14.7.3 shields are wasted when the attack is redirected; the new target has its own capacity", () => {
    const wall = keyed("Wall", 1, 9, kw("intercept"));
    const g = attackOn({ hand: [card("A", 2), card("B", 2)], battleground: [wall] });
    g.me.attack("Oak", "Rival");
    g.me.pass();
    g.foe.shield("A");
    g.against("Oak", "Rival").resolve();
    g.until("defender");
    g.foe.intercept("Wall");
    g.resolve();
    expect(g.resting("Wall")).toBe(true);
    expect(g.fight).toEqual(["Oak", "Wall"]);
    expect(g.pending).toEqual({ "Oak > Wall": 3 });
    expect(g.foe.discard).toEqual(["A"]);
    g.until("post-defender");
    g.me.pass();
    g.foe.shield("B");
    g.against("Oak", "Wall").resolve();
    expect(g.pending).toEqual({ "Oak > Wall": 1 });
  });

  test("SM 14.7.3, SM 13.10 an attack redirected away and back is a new damage to its first target too: earlier shields do not count", () => {
    const back: Ability = {
      kind: "activated",
      when: ["defender"],
      effect: word("redirect", { card: "your-commander" }),
    };
    const wall = keyed("Wall", 1, 9, kw("intercept"));
    const g = attackOn({
      hand: ["A", "B", "C", "D"].map((name) => card(name, 1)),
      battleground: [wall, able("Herald", back)],
    });
    g.me.attack("Oak", "Rival");
    g.me.pass();
    g.foe.shield("A");
    g.me.pass();
    g.foe.shield("B");
    g.resolve(2).until("defender");
    expect(g.pending).toEqual({ "Oak > Rival": 1 });
    g.foe.intercept("Wall");
    g.resolve();
    g.foe.use("Herald");
    g.resolve();
    expect(g.fight).toEqual(["Oak", "Rival"]);
    expect(g.pending).toEqual({ "Oak > Rival": 3 });
    g.until("post-defender");
    g.me.pass();
    g.foe.shield("C");
    g.me.pass();
    g.foe.shield("D");
    expect(g.resolve(2).pending).toEqual({ "Oak > Rival": 1 });
  });

  test("SM 13.10 a shield may be played against unpreventable damage, without effect", () => {
    const g = duel({ me: { hand: [anAbility("Doom", hit(3, true))] }, foe: { hand: [card("A", 2)] } });
    g.me.cast("Doom").pick("Rival");
    g.foe.shield("A");
    g.against("Doom", "Rival").resolve(2);
    expect(g.foe.hp).toBe(17);
    expect(g.foe.discard).toEqual(["A"]);
  });

  test("SM 13.11, SM 13.12, SM 13.13, SM 12.12 the book's example: a shield each against an attack and a skill, and the unit survives both", () => {
    const skill: Ability = {
      kind: "activated",
      effect: choose({ of: "opponent", type: "unit" }, word("damage", { card: "target", n: 2 }), {
        as: "target",
        announced: true,
      }),
    };
    const g = duel({
      me: { battleground: [aUnit("Oak", 3, 5), able("Archer", skill)] },
      foe: {
        hand: [card("Two", 2), card("One", 1), card("Third", 1)],
        battleground: [resting(aUnit("Elk", 1, 2))],
      },
    });
    g.me.attack("Oak", "Elk").until("post-defender");
    g.me.pass();
    g.foe.shield("Two");
    g.against("Oak", "Elk").resolve();
    expect(g.pending).toEqual({ "Oak > Elk": 1 });
    g.me.pass();
    expect(g.foe.why(g.foe.doing("shield", "Third")).rule).toBe("SM 13.2");
    const full = duel({
      me: { battleground: [aUnit("Oak", 3, 5), able("Archer", skill)] },
      foe: { hand: [card("Two", 2), card("One", 1)], battleground: [resting(aUnit("Elk", 1, 2))] },
    });
    full.me.attack("Oak", "Elk").until("post-defender");
    full.me.pass();
    full.foe.shield("Two");
    full.against("Oak", "Elk").resolve();
    full.me.use("Archer").pick("Elk");
    full.foe.shield("One");
    full.against("Archer", "Elk");
    full.resolve();
    expect(full.pending).toEqual({ "Oak > Elk": 1, "Archer > Elk": 1 });
    full.fightOn();
    expect(full.foe.units).toEqual(["Elk"]);
    expect(full.foe.discard).toEqual(["Two", "One"]);
  });

  test("SM 13.14 shields can be played against the attack before and after the defender, and against the stack whenever their player has priority", () => {
    const g = attackOn({ hand: [card("A", 1), card("B", 1), card("C", 1)] });
    g.me.cast("Bolt").pick("Rival");
    g.foe.shield("A");
    g.against("Bolt", "Rival").resolve(2);
    expect(g.foe.hp).toBe(19);
    g.me.attack("Oak", "Rival");
    g.me.pass();
    expect(g.foe.offered("shield")).toHaveLength(2);
    g.until("defender");
    expect(g.foe.offered("shield")).toEqual([]);
    g.until("post-defender");
    g.me.pass();
    expect(g.foe.offered("shield")).toHaveLength(2);
    g.until("end-of-combat");
    g.me.pass();
    expect(g.foe.offered("shield")).toEqual([]);
  });

  test("SM 13.1 damage of a player's own effects may be shielded too", () => {
    const self = anAbility("Pact", word("damage", { card: "your-commander", n: 3 }));
    const g = duel({ me: { hand: [self, card("A", 2)] } });
    g.me.cast("Pact");
    g.foe.pass();
    g.me.shield("A");
    g.against("Pact", "Chief").resolve(2);
    expect(g.me.hp).toBe(19);
  });

  test("SM 13.2 more capacity allows more shields", () => {
    const g = duel({
      me: { battleground: [aUnit("Oak", 5, 5)] },
      foe: {
        commander: levels("Rival", { capacity: 3 }),
        hand: ["A", "B", "C"].map((name) => card(name, 1)),
      },
    });
    g.me.attack("Oak", "Rival");
    for (const name of ["A", "B", "C"]) {
      g.me.pass();
      g.foe.shield(name);
      g.against("Oak", "Rival").resolve();
    }
    g.fightOn();
    expect(g.foe.hp).toBe(18);
  });
});
