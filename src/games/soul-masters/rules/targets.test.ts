import { describe, expect, test } from "vitest";
import type { Ability, Cost, Effect } from "../../../language";
import { adds, choose, each, seq, word } from "../cards/parts";
import { threats } from "../table/threats";
import { able, anAbility, aSpell, aUnit, duel } from "../testing";
import { damageBreakdown } from "./damage";

const draw: Effect = { do: "draw", who: "you", count: 1 };
const target = (from: Parameters<typeof choose>[0], then: Effect, as = "target"): Effect =>
  choose(from, then, { as, announced: true });
const foeUnit = { of: "opponent", type: "unit" } as const;
const fighter = { zone: "fighters", of: "opponent", type: "fighter" } as const;
const ko = (card: string) => word("ko", { card });
const hit = (card: string, n: number) => word("damage", { card, n });

describe("targets", () => {
  test("SM 11.1, SM 11.17 a target is chosen as the card is played, and both players see it before any response", () => {
    const g = duel({
      me: { hand: [anAbility("Bolt", target(foeUnit, ko("target")))] },
      foe: { battleground: [aUnit("Oak"), aUnit("Elm")] },
    });
    g.me.cast("Bolt");
    expect(g.offered()).toEqual(["Oak", "Elm"]);
    g.pick("Elm");
    for (const seat of [0, 1])
      expect(g.view(seat).stack).toMatchObject([
        { def: "Bolt", seat: 0, refs: { target: [{ card: g.id("Elm") }] } },
      ]);
    expect(g.who).toBe(1);
  });

  test("SM 11.2 a card that cannot choose all its targets cannot be played", () => {
    const both = choose(foeUnit, ko("target"), { as: "target", announced: true, count: 2 });
    const skill: Ability = {
      kind: "activated",
      effect: target({ ...foeUnit, being: "resting" }, ko("target")),
    };
    const g = duel({
      me: { hand: [anAbility("Twin", both)], battleground: [able("Sage", skill)] },
      foe: { battleground: [aUnit("Oak")] },
    });
    expect(g.me.why(g.me.doing("cast", "Twin")).rule).toBe("SM 11.2");
    expect(g.me.offered("use")).toEqual([]);
  });

  const kaelgrim = aUnit("Kaelgrim", 3, 3, {
    abilities: [
      {
        kind: "trigger",
        when: { on: "enter-from-hand", card: "this" },
        effect: seq(
          target({ ...foeUnit, stat: { name: "cost", atMost: 2 } }, ko("target")),
          word("heal", { n: 1 }),
        ),
      },
      { kind: "trigger", when: { on: "ko", card: foeUnit }, effect: draw },
    ],
  });

  test("SM 11.3, SM 11.4 a trigger without a legal target does not happen at all", () => {
    const dear = duel({
      me: { hp: 10, hand: [kaelgrim] },
      foe: { battleground: [aUnit("Big", 1, 1, { cost: 3 })] },
    });
    dear.me.cast("Kaelgrim");
    dear.resolve();
    expect(dear.stack).toEqual([]);
    expect(dear.me.hp).toBe(10);
    expect(dear.who).toBe(0);
    expect(dear.decision?.kind).toBe("act");
  });

  test("SM 11.9, SM 17.5 each of two triggered skills triggers on its own event only", () => {
    const g = duel({
      me: { hp: 10, hand: [kaelgrim] },
      foe: { battleground: [aUnit("Small", 1, 1, { cost: 2 })] },
    });
    g.me.cast("Kaelgrim");
    g.resolve();
    expect(g.decision).toMatchObject({ kind: "pick", seat: 0 });
    g.pick("Small").resolve();
    expect(g.foe.units).toEqual([]);
    expect(g.me.hp).toBe(11);
    expect(g.stack).toEqual(["Kaelgrim"]);
    g.resolve();
    expect(g.me.hand).toHaveLength(1);
    expect(g.stack).toEqual([]);
  });

  test("SM 11.5, SM 11.6 an illegal target is skipped on resolution, and the rest of the effect happens", () => {
    const bolt = aSpell("Bolt", seq(target({ ...foeUnit, being: "resting" }, ko("target")), draw));
    const wake = anAbility("Wake", target({ of: "you", type: "unit" }, word("ready", { card: "target" })));
    const g = duel({
      me: { hand: [bolt] },
      foe: { hand: [wake], battleground: [{ card: aUnit("Oak"), resting: true }] },
    });
    g.me.cast("Bolt").pick("Oak");
    g.foe.cast("Wake").pick("Oak");
    g.resolve(2);
    expect(g.foe.units).toEqual(["Oak"]);
    expect(g.me.hand).toHaveLength(1);
    expect(g.me.discard).toEqual(["Bolt"]);
  });

  test("SM 11.8, SM 18.7 a trigger is mandatory unless its text says may", () => {
    const onEnter = (effect: Effect, may = false): Ability => ({
      kind: "trigger",
      when: { on: "enter-from-hand", card: "this" },
      ...(may && { may }),
      effect,
    });
    const g = duel({
      me: {
        hp: 10,
        hand: [able("Cursed", onEnter(hit("your-commander", 2))), able("Kind", onEnter(draw, true))],
      },
    });
    g.me.cast("Cursed");
    g.resolve(2);
    expect(g.me.hp).toBe(8);
    g.me.cast("Kind");
    g.resolve(2);
    expect(g.decision?.kind).toBe("confirm");
    g.confirm(false);
    expect(g.me.hand).toEqual([]);
  });
});

describe("modes", () => {
  const attacker = { of: "you", type: "unit", being: "attacking" } as const;
  const ambush = anAbility("Ambush", {
    do: "choose-one",
    announced: "mode",
    options: [target(attacker, adds(["atk"], "target", 3, "combat")), word("prevent", { n: 3 })],
  });

  test("SM 11.10, SM 11.12 the mode is chosen as the card is played and shown on the stack; only its own targets are needed", () => {
    const g = duel({ me: { battleground: [aUnit("Oak", 5, 1)] }, foe: { hand: [ambush] } });
    g.me.attack("Oak", "Rival").until("post-defender");
    g.me.pass();
    g.foe.cast("Ambush");
    expect(g.decision).toMatchObject({ kind: "pick", options: [{}] });
    g.at(0).against("Oak", "Rival");
    for (const seat of [0, 1]) expect(g.view(seat).stack[0]?.chosen).toMatchObject({ mode: 1 });
    g.resolve();
    g.fightOn();
    expect(g.foe.hp).toBe(18);
  });

  test("SM 11.11 the mode that strengthens the attacker lasts for this combat", () => {
    const mine = duel({ me: { battleground: [aUnit("Oak", 5, 1)], hand: [ambush] } });
    mine.me.attack("Oak", "Rival");
    mine.me.cast("Ambush");
    mine.at(0).pick("Oak").resolve();
    expect(mine.stat("Oak", "atk")).toBe(8);
    mine.fightOn();
    expect(mine.foe.hp).toBe(12);
    expect(mine.stat("Oak", "atk")).toBe(5);
  });
});

describe("modes with their own cost", () => {
  const resources = (n: number): Cost => ({ pay: "word", word: "resources", args: { n } });
  const paying = (cost: readonly Cost[], then: Effect): Effect => ({ do: "pay", cost, then });
  const modes = (...options: readonly Effect[]): Effect => ({ do: "choose-one", announced: "mode", options });
  const tribute = anAbility(
    "Tribute",
    modes(target(foeUnit, hit("target", 2)), paying([resources(2)], target(foeUnit, hit("target", 5)))),
  );
  const tough = aUnit("Oak", 1, 5);

  test("SM 10.2, SM 11.10, SM 16.1 a mode's cost is paid as the card is cast, before any response, and only once", () => {
    const g = duel({
      me: { hand: [tribute], resources: 3, energy: 1 },
      foe: { battleground: [tough] },
    });
    g.me.cast("Tribute").at(1).pick("Oak");
    expect(g.stack).toEqual(["Tribute"]);
    expect(g.me.resources).toBe(1);
    expect(g.me.ready).toBe(0);
    expect(g.who).toBe(1);
    g.resolve();
    expect(g.foe.units).toEqual([]);
    expect(g.me.resources).toBe(1);
  });

  test("SM 11.5, SM 16.1 the cost stays paid when the target has left, and nothing is paid at resolution", () => {
    const flee = anAbility(
      "Flee",
      target({ of: "you", type: "unit" }, { do: "move", card: "target", to: "hand" }),
    );
    const g = duel({
      me: { hand: [tribute], resources: 2, energy: 1 },
      foe: { hand: [flee], battleground: [tough], energy: 1 },
    });
    g.me.cast("Tribute").at(1).pick("Oak");
    g.foe.cast("Flee").pick("Oak");
    g.resolve(2);
    expect(g.me.resources).toBe(0);
    expect(g.stack).toEqual([]);
    expect(g.foe.units).toEqual([]);
  });

  test("SM 10.4 a mode that cannot be paid in full is not offered: no energy pays for both the card and a resource", () => {
    const offered = (energy: number) => {
      const g = duel({ me: { hand: [tribute], energy }, foe: { battleground: [tough] } });
      g.me.casting("Tribute");
      return g.decision?.kind === "pick" ? g.decision.options.length : 0;
    };
    // Three energy make a resource, so two resources and the card itself cost seven.
    expect(offered(6)).toBe(1);
    expect(offered(7)).toBe(2);
    const g = duel({ me: { hand: [tribute], energy: 8 }, foe: { battleground: [tough] } });
    g.me.cast("Tribute");
    g.answer({ seat: 0, do: "pick", picks: [1] });
    g.answer({ seat: 0, do: "pick", picks: [0] });
    expect(g.decision).toMatchObject({ kind: "allot", totals: [{ min: 7, max: 7 }] });
    g.accept();
    expect(g.me.ready).toBe(1);
    expect(g.me.resources).toBe(0);
    expect(g.stack).toEqual(["Tribute"]);
  });

  test("SM 10.2 a player may back out of mode, target and cost until all is paid", () => {
    const g = duel({ me: { hand: [tribute], resources: 2, energy: 2 }, foe: { battleground: [tough] } });
    g.me.casting("Tribute");
    g.answer({ seat: 0, do: "pick", picks: [1] });
    g.answer({ seat: 0, do: "pick", picks: [0] });
    expect(g.decision?.kind).toBe("allot");
    g.me.anytime("back");
    expect(g.me.hand).toEqual(["Tribute"]);
    expect(g.me.resources).toBe(2);
    expect(g.me.ready).toBe(2);
    expect(g.stack).toEqual([]);
  });

  test("SM 16.1 the cost of a mode is paid as the skill is activated", () => {
    const skill: Ability = {
      kind: "activated",
      cost: [{ pay: "word", word: "rest-this" }],
      effect: modes(paying([resources(1)], draw), paying([resources(3)], word("heal", { n: 2 }))),
    };
    const g = duel({ me: { hp: 10, resources: 1, energy: 0, battleground: [able("Sage", skill)] } });
    g.me.using("Sage");
    expect(g.decision).toMatchObject({ kind: "pick", options: [{}] });
    g.at(0);
    expect(g.me.resources).toBe(0);
    expect(g.resting("Sage")).toBe(true);
    expect(g.me.hand).toHaveLength(0);
    g.resolve();
    expect(g.me.hand).toHaveLength(1);
  });

  test("SM 10.5 a skill cannot be activated if none of its modes can be paid for", () => {
    const skill: Ability = {
      kind: "activated",
      cost: [{ pay: "word", word: "rest-this" }],
      effect: modes(paying([resources(1)], draw), paying([resources(3)], word("heal", { n: 2 }))),
    };
    const poor = duel({ me: { energy: 0, battleground: [able("Sage", skill)] } });
    expect(poor.me.offered("use")).toEqual([]);
    expect(poor.me.why(poor.me.doing("use", "Sage", { data: { ability: 0 } })).rule).toBe("SM 10.5");
  });
});

describe("damage sources", () => {
  const ward = (n: number) => anAbility("Ward", word("prevent", { n }));
  const bolt = (n: number) => anAbility("Bolt", target(fighter, hit("target", n)));

  test("SM 11.14 refuses damage prevention if no damage is about to be dealt", () => {
    const quiet = duel({ me: { hand: [ward(3)] } });
    expect(quiet.me.why(quiet.me.doing("cast", "Ward")).rule).toBe("SM 11.2");
  });

  test("SM 11.13, SM 11.14, SM 13.4, SM 11.17 damage prevention is played against one damage, which both players see", () => {
    const g = duel({ me: { battleground: [aUnit("Oak", 4, 1)], hand: [bolt(2)] }, foe: { hand: [ward(3)] } });
    g.me.attack("Oak", "Rival");
    g.me.cast("Bolt").pick("Rival");
    g.foe.cast("Ward");
    const { decision } = g;
    const sources =
      decision?.kind === "pick" ? decision.options.map(({ card = -1 }) => g.state.cards[card]?.def) : [];
    expect(sources).toEqual(["Oak", "Bolt"]);
    g.against("Bolt", "Rival");
    const instance = g.top?.chosen?.prevent;
    expect(g.view(0).instances).toMatchObject([{ id: instance, victim: { card: g.id("Rival") } }]);
    g.resolve(2);
    expect(g.foe.hp).toBe(20);
    g.fightOn();
    expect(g.foe.hp).toBe(16);
  });

  test("SM 11.15 prevention names one damage of a source that damages several cards, and lowers only that", () => {
    const storm = anAbility("Storm", each(foeUnit, hit("it", 2)));
    const g = duel({
      me: { hand: [storm] },
      foe: { hand: [ward(1)], battleground: [aUnit("Oak", 1, 2), aUnit("Elm", 1, 2)] },
    });
    g.me.cast("Storm");
    g.foe.cast("Ward").against("Storm", "Elm");
    g.resolve(2);
    expect(g.foe.units).toEqual(["Elm"]);
    expect(g.foe.discard).toEqual(["Ward", "Oak"]);
  });

  test("SM 11.16 prevention lowers one damage only, never below 0, and its surplus is lost", () => {
    const g = duel({ me: { hand: [bolt(2), { ...bolt(2), name: "Dart" }] }, foe: { hand: [ward(3)] } });
    g.me.cast("Bolt").pick("Rival");
    g.foe.cast("Ward").against("Bolt", "Rival");
    g.resolve(2);
    expect(g.foe.hp).toBe(20);
    expect(g.eventTypes.includes("damage")).toBe(false);
    g.me.cast("Dart").pick("Rival");
    g.resolve();
    expect(g.foe.hp).toBe(18);
  });

  test("SM 11.16 surplus prevention of an effect's first damage does not lower its second", () => {
    const twice = anAbility("Twice", target(fighter, seq(hit("target", 2), hit("target", 2))));
    const g = duel({ me: { hand: [twice] }, foe: { hand: [ward(3)] } });
    g.me.cast("Twice").pick("Rival");
    g.foe.cast("Ward");
    g.at(0).resolve(2);
    expect(g.foe.hp).toBe(18);
  });

  test("SM 11.16, SM 13.7 prevention and shields do not fix a damage's amount, which is counted as it is dealt", () => {
    const feast = anAbility(
      "Feast",
      target(fighter, word("damage", { card: "target", n: { word: "resources", args: { max: 5 } } })),
    );
    const shield = aUnit("Shield", 1, 1, { power: 1 });
    const tithe = anAbility("Tithe", word("generate", { n: 1 }));
    for (const [name, play] of [
      ["Shield", (g: ReturnType<typeof duel>) => g.foe.shield("Shield")],
      ["Ward", (g: ReturnType<typeof duel>) => g.foe.cast("Ward")],
    ] as const) {
      const g = duel({
        me: { resources: 2, hand: [feast, tithe] },
        foe: { hand: [shield, ward(1)] },
      });
      g.me.cast("Feast").pick("Rival");
      play(g);
      expect(g.stack).toEqual(["Feast", name]);
      g.me.cast("Tithe");
      g.resolve(2);
      expect(g.pending).toEqual({ "Feast > Rival": 2 });
      g.resolve();
      expect(g.foe.hp).toBe(18);
    }
  });

  test("SM 13.2, SM 11.15, SM 13.4 two damages of one effect to one card are separate: each has its own amount and its own shields", () => {
    const twice = anAbility("Twice", target(fighter, seq(hit("target", 2), hit("target", 3))));
    const shields = ["A", "B", "C", "D", "E"].map((name) => aUnit(name, 1, 1, { power: 1 }));
    const g = duel({ me: { hand: [twice] }, foe: { hand: shields } });
    g.me.cast("Twice").pick("Rival");
    const amounts = () => threats(g.engine).map((threat) => damageBreakdown(g.engine, threat).dealt);
    expect(amounts()).toEqual([2, 3]);
    for (const [name, at] of [
      ["A", 0],
      ["B", 1],
      ["C", 1],
    ] as const) {
      g.foe.shield(name);
      expect(g.decision).toMatchObject({
        kind: "pick",
        options: amounts().map((n) => ({ label: { args: { n } } })),
      });
      g.at(at).resolve();
      g.me.pass();
    }
    expect(amounts()).toEqual([1, 1]);
    // The second has had its two shields, so the fourth can only be for the first.
    g.foe.shield("D");
    expect(g.decision?.kind).toBe("act");
    g.me.pass();
    expect(g.foe.why(g.foe.doing("shield", "E")).rule).toBe("SM 13.2");
    g.resolve(2);
    expect(g.foe.hp).toBe(19);
    expect(g.foe.discard).toEqual(["A", "B", "C", "D"]);
  });

  test("SM 6.6 the second of two damages of one effect hits the new level's HP in full", () => {
    const twice = anAbility("Twice", target(fighter, seq(hit("target", 4), hit("target", 2))));
    const g = duel({ me: { hand: [twice] }, foe: { hp: 3 } });
    g.me.cast("Twice").pick("Rival").resolve();
    expect(g.foe.commander).toBe("Rival 1");
    expect(g.foe.hp).toBe(13);
  });

  test("SM 13.2 two directives to each unit deal two damages to each of them", () => {
    const storms = anAbility("Storms", seq(each(foeUnit, hit("it", 1)), each(foeUnit, hit("it", 2))));
    const g = duel({
      me: { hand: [storms] },
      foe: { hand: [ward(3)], battleground: [aUnit("Oak", 1, 2), aUnit("Elm", 1, 3)] },
    });
    g.me.cast("Storms");
    g.foe.cast("Ward");
    expect(g.decision).toMatchObject({ options: [1, 1, 2, 2].map((n) => ({ label: { args: { n } } })) });
    g.at(2).resolve(2);
    expect(g.foe.units).toEqual(["Oak", "Elm"]);
  });

  test("SM 16.5 a unit with Health 3 survives 3 damage if 1 is prevented in response", () => {
    const shielder = able("Shielder", { kind: "activated", effect: word("prevent", { n: 1 }) });
    const g = duel({ me: { hand: [bolt(3)] }, foe: { battleground: [aUnit("Oak", 1, 3), shielder] } });
    g.me.cast("Bolt").pick("Oak");
    g.foe.using("Shielder");
    g.against("Bolt", "Oak");
    expect(g.stack).toEqual(["Bolt", "Shielder"]);
    g.resolve();
    expect(g.pending).toEqual({ "Bolt > Oak": 2 });
    g.resolve();
    expect(g.foe.units).toEqual(["Oak", "Shielder"]);
  });
});
