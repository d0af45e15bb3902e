import { describe, expect, test } from "vitest";
import { kw } from "../cards/card";
import { damage, ENEMY, ENEMY_UNIT, energy, ko, restThis, skill, target, word } from "../cards/parts";
import { able, anAbility, aUnit, duel, keyed, levels, resting } from "../testing";

const oak = aUnit("Oak", 3, 5);

const bolt = (n: number, unpreventable = false) =>
  anAbility(
    "Bolt",
    target(ENEMY, word("damage", { card: "target", n, ...(unpreventable && { unpreventable: true }) })),
  );

const ward = (n: number) => anAbility("Ward", word("prevent", { n }));

const card = (name: string, power: number) => aUnit(name, 1, 1, { power });

const fight = (
  attacker: ReturnType<typeof aUnit>,
  ...foes: readonly (ReturnType<typeof aUnit> | ReturnType<typeof resting>)[]
) => duel({ me: { battleground: [attacker] }, foe: { battleground: foes } });

describe("keywords that lower damage", () => {
  test("SM 14.1.1 Armor lowers every damage, of attacks and others, and several Armors add up", () => {
    const g = duel({
      me: { battleground: [oak], hand: [bolt(2)] },
      foe: { battleground: [resting(keyed("Golem", 1, 9, kw("armor", 1)))] },
    });
    g.me.attack("Oak", "Golem");
    g.me.cast("Bolt").pick("Golem");
    expect(g.pending).toEqual({ "Oak > Golem": 2, "Bolt > Golem": 1 });
    const plate = able("Smith", {
      kind: "standing",
      cards: { of: "you", type: "unit", not: "this" },
      stats: ["kw-armor"],
      op: "add",
      amount: 1,
    });
    const two = duel({
      me: { hand: [bolt(5)] },
      foe: { battleground: [keyed("Golem", 1, 9, kw("armor", 1)), plate] },
    });
    two.me.cast("Bolt").pick("Golem");
    expect(two.pending).toEqual({ "Bolt > Golem": 3 });
  });

  test("SM 14.1.2 Armor applies to unpreventable damage, before shields and prevention", () => {
    const g = duel({
      me: { hand: [bolt(4, true)] },
      foe: { hand: [ward(9)], battleground: [keyed("Golem", 1, 9, kw("armor", 2))] },
    });
    g.me.cast("Bolt").pick("Golem");
    g.foe.cast("Ward").against("Bolt", "Golem").resolve();
    expect(g.pending).toEqual({ "Bolt > Golem": 2 });
  });

  test("SM 14.8.1 Piercing is subtracted once from the total of all shields against its attack", () => {
    const lance = keyed("Lance", 4, 5, kw("piercing", 2));
    const g = duel({ me: { battleground: [lance] }, foe: { hand: [card("A", 2), card("B", 1), ward(3)] } });
    g.me.attack("Lance", "Rival");
    for (const name of ["A", "B"]) {
      g.me.pass();
      g.foe.shield(name);
      g.against("Lance", "Rival").resolve();
    }
    expect(g.pending).toEqual({ "Lance > Rival": 3 });
  });

  test("SM 14.8.2 Piercing does not affect damage prevention", () => {
    const lance = keyed("Lance", 4, 5, kw("piercing", 2));
    const prevented = duel({ me: { battleground: [lance] }, foe: { hand: [ward(3)] } });
    prevented.me.attack("Lance", "Rival");
    prevented.me.pass();
    prevented.foe.cast("Ward").against("Lance", "Rival").resolve();
    expect(prevented.pending).toEqual({ "Lance > Rival": 1 });
  });

  test("SM 14.8.2 Piercing does not affect shields against the damage of a skill", () => {
    const spear = aUnit("Spear", 4, 5, {
      keywords: [kw("piercing", 2)],
      abilities: [skill([], target(ENEMY, damage("target", 3)))],
    });
    const other = duel({ me: { battleground: [spear] }, foe: { hand: [card("A", 2)] } });
    other.me.use("Spear").pick("Rival");
    other.foe.shield("A");
    other.against("Spear", "Rival").resolve();
    expect(other.pending).toEqual({ "Spear > Rival": 1 });
  });

  test("SM 24.6.1, SM 24.6.2 Guard takes the largest value off the first damage of a round to the commander; wholly prevented damage does not use it up", () => {
    const guards = [keyed("Two", 1, 9, kw("guard", 2)), keyed("Three", 1, 9, kw("guard", 3))];
    const more = { ...bolt(5, true), name: "Doom" };
    const g = duel({
      me: { hand: [{ ...bolt(2), name: "Dart" }, bolt(5), more], energy: 6 },
      foe: { hand: [ward(2)], battleground: guards },
    });
    g.me.cast("Dart").pick("Rival");
    g.foe.cast("Ward").against("Dart", "Rival").resolve(2);
    g.me.cast("Doom").pick("Rival").resolve();
    expect(g.foe.hp).toBe(18);
    g.me.cast("Bolt").pick("Rival").resolve();
    expect(g.foe.hp).toBe(13);
  });

  test("SM 24.6.1 Guard works before its player's first turn too", () => {
    const g = duel({
      turn: 1,
      me: { hand: [bolt(3)] },
      foe: { battleground: [keyed("Early", 1, 9, kw("guard", 2))] },
    });
    g.me.cast("Bolt").pick("Rival").resolve();
    expect(g.foe.hp).toBe(19);
  });

  test("SM 24.6.2 Guard that arrives after the first damage of the round has no effect until the next round", () => {
    const late = aUnit("Late", 1, 1, { keywords: [kw("guard", 9), kw("blink")] });
    const g = duel({ me: { hand: [bolt(2), { ...bolt(2), name: "Dart" }] }, foe: { hand: [late] } });
    g.me.cast("Bolt").pick("Rival").resolve();
    g.me.pass();
    g.foe.cast("Late");
    g.resolve();
    g.me.cast("Dart").pick("Rival").resolve();
    expect(g.foe.hp).toBe(16);
  });
});

describe("legal attack targets", () => {
  test("SM 14.5.1 a unit with Heavy may be attacked while it is ready", () => {
    expect(fight(oak, keyed("Giant", 1, 1, kw("heavy"))).me.victims("Oak")).toEqual(["Giant", "Rival"]);
  });

  test("SM 14.6.1, SM 14.6.2 Initiative attacks ready units, also for commanders, but Taunt still binds it", () => {
    const swift = keyed("Swift", 1, 1, kw("initiative"));
    expect(fight(swift, aUnit("Elk")).me.victims("Swift")).toEqual(["Elk", "Rival"]);
    expect(fight(swift, aUnit("Elk"), resting(keyed("Wall", 1, 1, kw("taunt")))).me.victims("Swift")).toEqual(
      ["Wall"],
    );
    const g = duel({
      me: { commander: levels("Boss", { keywords: [kw("initiative")] }) },
      foe: { battleground: [aUnit("Elk")] },
    });
    expect(g.me.victims("Boss")).toEqual(["Elk", "Rival"]);
  });

  test("SM 14.9.1, SM 14.9.2 a Scout attacks ready Stealth units, but no other ready ones, and Taunt binds it", () => {
    const scout = keyed("Scout", 1, 1, kw("scout"));
    const thief = keyed("Thief", 1, 1, kw("stealth"));
    expect(fight(scout, thief, aUnit("Elk")).me.victims("Scout")).toEqual(["Rival", "Thief"]);
    expect(fight(scout, thief, resting(keyed("Wall", 1, 1, kw("taunt")))).me.victims("Scout")).toEqual([
      "Wall",
    ]);
    expect(fight(oak, thief).me.victims("Oak")).toEqual(["Rival"]);
  });

  test("SM 14.12.1, SM 14.12.2 a resting Taunt unit must be attacked before others, but nobody must attack", () => {
    const wall = keyed("Wall", 1, 1, kw("taunt"));
    const g = fight(oak, resting(wall), resting(aUnit("Elk")), resting({ ...wall, name: "Rampart" }));
    expect(g.me.victims("Oak")).toEqual(["Rampart", "Wall"]);
    expect(g.me.whyAttack("Oak", "Rival").rule).toBe("SM 14.12.1");
    g.me.pass();
    g.foe.pass();
    g.me.endTurn();
    expect(g.step).toBe("end");
  });

  test("SM 14.12.3 a ready Taunt unit can be ignored", () => {
    const ready = fight(oak, keyed("Wall", 1, 1, kw("taunt"), kw("heavy")), resting(aUnit("Elk")));
    expect(ready.me.victims("Oak")).toEqual(["Elk", "Rival", "Wall"]);
  });

  test("SM 14.10.1 Stealth ignores Taunt and chooses freely among legal targets", () => {
    const thief = keyed("Thief", 1, 1, kw("stealth"));
    const g = fight(
      thief,
      resting(keyed("Wall", 1, 1, kw("taunt"))),
      resting(aUnit("Elk")),
      aUnit("Ready"),
      keyed("Giant", 1, 1, kw("heavy")),
    );
    expect(g.me.victims("Thief")).toEqual(["Elk", "Giant", "Rival", "Wall"]);
  });
});

describe("Intercept", () => {
  const wall = (name = "Wall") => keyed(name, 1, 9, kw("intercept"));

  test("SM 14.7.1, SM 14.7.2 the unit rests and becomes the target of the attack, even if it arrived this round", () => {
    const quick = aUnit("Quick", 1, 9, { keywords: [kw("intercept"), kw("blink")] });
    const g = duel({ me: { battleground: [oak] }, foe: { hand: [quick] } });
    g.me.attack("Oak", "Rival");
    g.me.pass();
    g.foe.cast("Quick");
    g.resolve().until("defender");
    g.foe.intercept("Quick");
    expect(g.resting("Quick")).toBe(true);
    g.resolve();
    expect(g.fight).toEqual(["Oak", "Quick"]);
    g.fightOn();
    expect(g.foe.hp).toBe(20);
  });

  test("SM 14.7.4 a resting unit cannot intercept; of several intercepts the last to resolve counts", () => {
    const g = fight(oak, wall("X"), wall("Y"), resting(wall("Z")));
    g.me.attack("Oak", "Z").until("defender");
    expect(g.foe.why(g.foe.doing("intercept", "Z")).rule).toBe("SM 14.7.4");
    g.foe.intercept("X");
    g.resolve();
    g.foe.intercept("Y");
    g.resolve();
    expect(g.resting("X")).toBe(true);
    expect(g.resting("Y")).toBe(true);
    expect(g.fight).toEqual(["Oak", "Y"]);
  });

  test("SM 14.10.2 an attacker with Stealth cannot be intercepted, but other redirects work", () => {
    const thief = keyed("Thief", 1, 1, kw("stealth"));
    const lure = able("Lure", skill([], word("redirect", { card: "this" }), ["defender"]));
    const g = fight(thief, wall(), lure);
    g.me.attack("Thief", "Rival").until("defender");
    expect(g.foe.offered("intercept")).toEqual([]);
    expect(g.foe.why(g.foe.doing("intercept", "Wall")).rule).toBe("SM 14.10.2");
    g.foe.use("Lure");
    g.resolve();
    expect(g.fight).toEqual(["Thief", "Lure"]);
  });
});

describe("Riposte", () => {
  const viper = (atk: number, health: number) => keyed("Viper", atk, health, kw("riposte"));

  test("SM 14.11.1 the attacked unit deals its Atk to the attacker at the same moment, even if it is KO'd", () => {
    const g = fight(aUnit("Oak", 3, 2), resting(viper(2, 3)));
    g.me.attack("Oak", "Viper").fightOn();
    expect(g.me.discard).toEqual(["Oak"]);
    expect(g.foe.discard).toEqual(["Viper"]);
  });

  test("SM 14.11.1 works even if its own damage was prevented to 0, and only for the final target", () => {
    const g = duel({
      me: { battleground: [aUnit("Oak", 3, 2)] },
      foe: { hand: [ward(3)], battleground: [resting(viper(2, 3))] },
    });
    g.me.attack("Oak", "Viper");
    g.me.pass();
    g.foe.cast("Ward").against("Oak", "Viper").resolve();
    g.fightOn();
    expect(g.me.units).toEqual([]);
    expect(g.foe.units).toEqual(["Viper"]);
    const away = fight(aUnit("Oak", 3, 2), resting(viper(2, 3)), keyed("Wall", 1, 9, kw("intercept")));
    away.me.attack("Oak", "Viper").until("defender");
    away.foe.intercept("Wall");
    away.resolve().fightOn();
    expect(away.me.units).toEqual(["Oak"]);
  });

  test("SM 14.11.2 Riposte is no attack damage: Piercing and abilities about slaying by attack do not apply", () => {
    const snake = aUnit("Viper", 4, 3, {
      keywords: [kw("riposte"), kw("piercing", 2)],
      abilities: [{ kind: "trigger", when: { on: "slay", card: "this" }, effect: word("heal", { n: 1 }) }],
    });
    const g = duel({
      me: { battleground: [aUnit("Oak", 1, 2)], hand: [card("A", 2)] },
      foe: { hp: 10, battleground: [resting(snake)] },
    });
    g.me.attack("Oak", "Viper");
    g.me.shield("A");
    g.against("Viper", "Oak").resolve();
    expect(g.pending).toMatchObject({ "Viper > Oak": 2 });
    g.fightOn();
    expect(g.me.units).toEqual([]);
    expect(g.foe.hp).toBe(10);
  });

  test("SM 14.11.3 the attacker's player may shield it, naming the Riposte unit, using the attacker's capacity", () => {
    const g = duel({
      me: { battleground: [aUnit("Oak", 1, 2)], hand: [card("A", 1), card("B", 1)] },
      foe: { battleground: [resting(viper(2, 3))] },
    });
    g.me.attack("Oak", "Viper").until("post-defender");
    g.me.shield("A");
    g.against("Viper", "Oak").resolve();
    expect(g.pending).toEqual({ "Oak > Viper": 1, "Viper > Oak": 1 });
    expect(g.me.why(g.me.doing("shield", "B")).rule).toBe("SM 13.2");
  });
});

describe("keywords that apply when a card attacks", () => {
  test("SM 6.26, SM 14.2.1, SM 14.2.2, SM 12.14 Conjure generates at the declaration, without the stack, whatever happens to the attack", () => {
    const stop = able("Stop", skill([], word("negate"), ["defender"]));
    const g = duel({
      me: { commander: levels("Boss", { keywords: [kw("conjure", 2)] }) },
      foe: { battleground: [stop] },
    });
    g.me.attack("Boss", "Rival");
    expect(g.me.resources).toBe(2);
    expect(g.stack).toEqual([]);
    expect(g.step).toBe("pre-defender");
    g.until("defender");
    g.foe.use("Stop");
    g.resolve().fightOn();
    expect(g.me.resources).toBe(2);
    expect(g.foe.hp).toBe(20);
  });

  test("SM 14.3.1 a Duelist gains the Shield Power of the top card of its player's discard pile as it resolves, and that card goes under the deck", () => {
    const blade = keyed("Blade", 2, 2, kw("duelist"));
    const g = duel({ me: { battleground: [blade], discard: [card("Low", 1), card("High", 2)] } });
    g.me.attack("Blade", "Rival");
    expect(g.stack).toEqual(["Duelist"]);
    expect(g.stat("Blade", "atk")).toBe(2);
    g.resolve();
    expect(g.stat("Blade", "atk")).toBe(4);
    expect(g.me.discard).toEqual(["Low"]);
    expect(g.me.deck[0]).toBe("High");
  });

  test("SM 14.3.2 a Duelist puts the top card under the deck even if its Shield Power is 0", () => {
    const blade = keyed("Blade", 2, 2, kw("duelist"));
    const zero = duel({ me: { battleground: [blade], discard: [card("None", 0)] } });
    zero.me.attack("Blade", "Rival");
    zero.resolve();
    expect(zero.stat("Blade", "atk")).toBe(2);
    expect(zero.me.discard).toEqual([]);
  });

  test("SM 14.3.2 a Duelist gains nothing with an empty discard pile", () => {
    const blade = keyed("Blade", 2, 2, kw("duelist"));
    const empty = duel({ me: { battleground: [blade] } });
    empty.me.attack("Blade", "Rival").fightOn();
    expect(empty.foe.hp).toBe(18);
  });

  test("SM 2.14 Ravage may rest another ready unit of its player, also one that arrived this round, and adds its Atk for this combat", () => {
    const ghoul = keyed("Ghoul", 1, 2, kw("ravage"));
    const g = duel({ me: { battleground: [ghoul, resting(aUnit("Tired"))], hand: [aUnit("Helper", 3, 1)] } });
    g.me.cast("Helper");
    g.resolve();
    g.me.attack("Ghoul", "Rival");
    g.resolve();
    expect(g.offered()).toEqual(["Helper"]);
    g.pick("Helper");
    expect(g.resting("Helper")).toBe(true);
    expect(g.stat("Ghoul", "atk")).toBe(4);
    g.fightOn();
    expect(g.stat("Ghoul", "atk")).toBe(1);
    expect(g.foe.hp).toBe(16);
    const alone = duel({ me: { battleground: [ghoul, aUnit("Helper", 3, 1)] } });
    alone.me.attack("Ghoul", "Rival");
    alone.resolve().decline();
    alone.fightOn();
    expect(alone.foe.hp).toBe(19);
  });

  test("SM 2.15 a Fragile unit is KO'd at the end of the combat and its player generates a resource, unless it has left", () => {
    const glass = keyed("Glass", 1, 2, kw("fragile"));
    const g = duel({ me: { battleground: [glass] } });
    g.me.attack("Glass", "Rival").until("end-of-combat");
    expect(g.me.units).toEqual(["Glass"]);
    expect(g.stack).toEqual(["Fragile"]);
    g.fightOn();
    expect(g.me.units).toEqual([]);
    expect(g.me.discard).toEqual(["Glass"]);
    expect(g.me.resources).toBe(1);
    const kill = anAbility("Kill", target(ENEMY_UNIT, ko("target")));
    const removed = duel({ me: { battleground: [glass] }, foe: { hand: [kill] } });
    removed.me.attack("Glass", "Rival");
    removed.resolve();
    removed.me.pass();
    removed.foe.cast("Kill").pick("Glass").resolve();
    removed.fightOn();
    expect(removed.me.resources).toBe(0);
  });

  test("SM 24.14.1 an opponent's abilities and skills cannot target a unit with Resistance", () => {
    const shade = keyed("Shade", 1, 3, kw("resistance"));
    const own = able(
      "Sage",
      skill([restThis], target({ of: "you", type: "unit", not: "this" }, word("ready", { card: "target" }))),
    );
    const g = duel({
      me: {
        hand: [anAbility("Kill", target(ENEMY_UNIT, ko("target")))],
        battleground: [able("Archer", skill([energy(1)], target(ENEMY_UNIT, damage("target", 9))))],
      },
      foe: { battleground: [shade, own] },
    });
    g.me.casting("Kill");
    expect(g.offered()).toEqual(["Sage"]);
    g.pick("Sage").resolve();
    expect(g.me.offered("use")).toEqual([]);
  });

  test("SM 24.14.1 its own player cannot target a unit with Resistance either", () => {
    const shade = keyed("Shade", 1, 3, kw("resistance"));
    const own = able(
      "Sage",
      skill([restThis], target({ of: "you", type: "unit", not: "this" }, word("ready", { card: "target" }))),
    );
    const mine = duel({ me: { battleground: [shade, own] } });
    expect(mine.me.offered("use")).toEqual([]);
  });

  test("SM 24.14.1 a unit with Resistance can be attacked", () => {
    const shade = keyed("Shade", 1, 3, kw("resistance"));
    const g = duel({ me: { battleground: [oak] }, foe: { battleground: [resting(shade)] } });
    g.me.attack("Oak", "Shade").fightOn();
    expect(g.foe.discard).toEqual(["Shade"]);
  });

  test("SM 24.14.1 an effect without a target applies to a unit with Resistance", () => {
    const shade = keyed("Shade", 1, 3, kw("resistance"));
    const quake = anAbility("Quake", { do: "each", from: ENEMY_UNIT, effect: damage("it", 3) });
    const all = duel({ me: { hand: [quake] }, foe: { battleground: [shade] } });
    all.me.cast("Quake");
    all.resolve();
    expect(all.foe.units).toEqual([]);
  });
});
