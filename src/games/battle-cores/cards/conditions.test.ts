import { describe, expect, test } from "vitest";
import { readStat } from "../../../kernel";
import {
  aBoost,
  aField,
  aGear,
  anItem,
  aToken,
  type BattleScenario,
  battleCores,
  beast,
  stats,
} from "../testing";
import type { BattleCard } from "./card";
import { burn, burnCard, choose, discard, foes, own } from "./parts";

const of = (name: string, ...types: [string, string]) => beast(name, { types: types as never });
const stat = (g: BattleScenario, name: string, key: string) => readStat(g.engine, g.id(name), key);
const food = of("Odd", "earth", "food");

describe("static abilities affect only the cards that their text names", () => {
  test.each<[card: string, stat: string, amount: number, named: (name: string) => BattleCard]>([
    ["Mother of Thickets", "armor", 1, aToken],
    ["Hive-Queen Ssarith", "power", 2, (name) => of(name, "earth", "insect")],
    ["Hive-Queen Ssarith", "kw-elusive", 1, (name) => of(name, "earth", "insect")],
    ["Scorched Plain", "power", 1, (name) => of(name, "fire", "food")],
    ["Wildfire Mane", "kw-active", 1, (name) => of(name, "earth", "beast")],
    ["High Justicar", "kw-true-strike", 1, (name) => of(name, "earth", "knight")],
    ["Foundry Marshal", "armor", 1, (name) => of(name, "earth", "robot")],
    ["High Marshal Ilven", "armor", 2, (name) => of(name, "earth", "knight")],
    ["Auriel, Mother of Sky", "kw-range", 1, (name) => of(name, "earth", "bird")],
    ["Armory Titan", "power", 2, (name) => aGear(name, 1)],
    ["Armory Titan", "kw-true-strike", 1, (name) => aGear(name, 1)],
  ])("%s: %s", (card, key, amount, named) => {
    const isGear = named("Mine").category === "gear";
    const side = (name: string) => (isGear ? { gear: [named(name)] } : { monsters: [named(name)] });
    const mine = isGear ? { gear: [named("Mine")], monsters: [food] } : { monsters: [named("Mine"), food] };
    const isField = card === "Scorched Plain";
    const me = isField ? { ...mine, fields: [card] } : { ...mine, monsters: [...mine.monsters, card] };
    const g = battleCores({ me, foe: side("Theirs") });
    const printed = (name: string) => g.engine.rules.cards[g.card(name).def]?.stats[key] ?? 0;
    const added = (name: string) => stat(g, name, key) - printed(name);
    expect(["Mine", "Odd", "Theirs", card].map(added)).toEqual([amount, 0, 0, 0]);
  });

  test("Assembly Hall: discounts Items and Gear in your hand, not Boosts or the opponent's cards", () => {
    const at = (price: number, card: BattleCard) => ({ ...card, stats: { ...card.stats, price } });
    const hand = (name: string) =>
      [anItem(`Ring ${name}`), aGear(`Sword ${name}`), aBoost(`Lift ${name}`)].map((card) => at(3, card));
    const g = battleCores({ me: { fields: ["Assembly Hall"], hand: hand("A") }, foe: { hand: hand("B") } });
    const prices = ["A", "B"].flatMap((who) =>
      ["Ring", "Sword", "Lift"].map((name) => stat(g, `${name} ${who}`, "price")),
    );
    expect(prices).toEqual([2, 2, 3, 3, 3, 3]);
  });

  test("Overgrowth Titan: gains Power from each other Plant you control", () => {
    const plants = [of("Fern", "fire", "plant"), food];
    const g = battleCores({
      me: { monsters: ["Overgrowth Titan", ...plants] },
      foe: { monsters: [of("Moss", "fire", "plant")] },
    });
    expect(g.power("Overgrowth Titan")).toBe(5);
  });

  test("Shoal Shepherd: is Elusive only while you control a Field", () => {
    const elusive = (me: object, foe: object) =>
      battleCores({ me: { monsters: ["Shoal Shepherd"], ...me }, foe }).keyword("Shoal Shepherd", "elusive");
    const fields = [aField("Reef")];
    expect(elusive({ fields }, {})).toBe(1);
    expect(elusive({ gear: [aGear("Sword")] }, { fields })).toBe(0);
  });

  test("Ten Thousand Wings: gains at most 5 Power", () => {
    const others = Array.from({ length: 6 }, (_, i) => beast(`Wing ${i}`));
    const power = (n: number) =>
      battleCores({
        me: { monsters: ["Ten Thousand Wings", ...others.slice(0, n)] },
        foe: { monsters: [food] },
      }).power("Ten Thousand Wings");
    expect([4, 5, 6].map(power)).toEqual([6, 7, 7]);
  });
});

describe("legal choices", () => {
  const field = {
    me: { monsters: [{ card: stats("Mine", 5, 1), counters: { damage: 1 } }] },
    foe: {
      monsters: [
        { card: stats("Ready", 9, 1), counters: { damage: 1 } },
        stats("Fresh", 9, 1),
        stats("Third", 9, 1),
        { card: stats("Tired", 9, 1), tempered: true },
      ],
    },
  };
  const how = (g: BattleScenario) =>
    g.decision?.kind === "pick" ? [g.offered(), g.decision.min, g.decision.max] : [];

  test("Archmage of the Long Winter: chooses up to two Untempered Monsters of the opponent", () => {
    const g = battleCores({
      ...field,
      me: {
        monsters: [...field.me.monsters, of("Mage", "fire", "mage")],
        hand: [beast("Spare")],
        legends: ["Archmage of the Long Winter"],
      },
    });
    g.me.legend("Archmage of the Long Winter");
    while (g.decision?.kind === "pick" && g.decision.prompt.key !== "prompt.choose-card")
      g.pick(g.offered().includes("Mage") ? "Mage" : "Spare");
    expect(how(g)).toEqual([["Ready", "Fresh", "Third"], 0, 2]);
    g.decline();
  });

  test("Leviathan of the Ninth Wave: chooses up to two Monsters of the opponent", () => {
    const water = [of("One", "water", "fish"), of("Two", "water", "fish")];
    const g = battleCores({
      ...field,
      me: { monsters: [...field.me.monsters, ...water], legends: ["Leviathan of the Ninth Wave"] },
    });
    g.me.legend("Leviathan of the Ninth Wave");
    expect(how(g)).toEqual([["Ready", "Fresh", "Third", "Tired"], 0, 2]);
    g.decline();
  });

  test("The Gathered Storm: chooses a damaged Monster of the opponent", () => {
    const g = battleCores({ ...field, me: { monsters: [...field.me.monsters, "The Gathered Storm"] } });
    g.me.temper("The Gathered Storm");
    expect(how(g)).toEqual([["Ready"], 1, 1]);
    g.pick("Ready");
  });

  test("Siege Engine: has three Counters, each worth 2 damage to a Monster of the opponent", () => {
    const g = battleCores({ ...field, me: { ...field.me, hand: ["Siege Engine"], points: 6 } });
    g.me.summon("Siege Engine");
    expect(g.counters("Siege Engine")).toBe(3);
    g.me.use("Siege Engine");
    expect(how(g)).toEqual([["Ready", "Fresh", "Third", "Tired"], 1, 1]);
    g.pick("Fresh");
    expect(g.armor("Fresh")).toBe(7);
    expect(g.counters("Siege Engine")).toBe(2);
  });

  test("Copper Spires: chooses a Monster of the opponent, and protects you but not your Monsters", () => {
    const g = battleCores({
      ...field,
      me: {
        ...field.me,
        fields: [{ card: "Copper Spires", counters: { counters: 2 } }],
        hand: [aBoost("Spark", choose(own(), burnCard("it", 1))), aBoost("Torch", burn(1))],
      },
    });
    g.me.activate("Spark");
    g.pick("Mine");
    expect(g.armor("Mine")).toBe(3);
    g.me.activate("Torch");
    expect(g.foe.hp).toBe(29);
    g.me.use("Copper Spires");
    expect(how(g)).toEqual([["Ready", "Fresh", "Third", "Tired"], 1, 1]);
    g.pick("Tired");
    expect(g.armor("Tired")).toBe(6);
  });

  test("Monolith of the Crossroads: does not prevent Burn to other players", () => {
    const g = battleCores({
      me: {
        monsters: ["Monolith of the Crossroads"],
        hand: [aBoost("Spark", burn(2)), aBoost("Flash", burn(2, "each"))],
      },
      foe: field.foe,
    });
    g.me.activate("Spark");
    g.me.activate("Flash");
    expect(g.me.hp).toBe(30);
    expect(g.foe.hp).toBe(26);
  });

  test("Assembly Hall: restores 1 Durability of a Gear you control", () => {
    const g = battleCores({
      me: {
        fields: ["Assembly Hall"],
        gear: [{ card: aGear("Sword", 2, 4), counters: { wear: 3 } }],
        monsters: [food],
      },
      foe: { gear: [aGear("Axe")] },
    });
    g.me.temper("Assembly Hall");
    expect(how(g)).toEqual([["Sword"], 1, 1]);
    g.pick("Sword");
    expect(g.durability("Sword")).toBe(2);
  });

  test("Armory Titan: is Summoned for two Items in play and searches your Main Deck for a Gear", () => {
    const g = battleCores({
      me: {
        legends: ["Armory Titan"],
        monsters: [food],
        gear: [aGear("Old")],
        fields: [aField("Hall")],
        hand: [anItem("Ring"), anItem("Lens")],
        deck: [aGear("Sword"), anItem("Charm"), aField("Hill"), beast("Cub")],
      },
    });
    g.me.activate("Ring", "Odd");
    expect(g.me.why(g.me.legending("Armory Titan")).rule).toBe("BC 8.6");
    g.me.activate("Lens", "Odd");
    g.me.legend("Armory Titan");
    expect(g.offered()).toEqual(["Sword"]);
    expect(g.me.items).toEqual([]);
    g.pick("Sword");
    expect(g.me.hand).toEqual(["Sword"]);
  });

  test("Nhal Who Gathers: Summons one of your Dark Monsters with a Price of 2 or less for free", () => {
    const at = (name: string, price: number, type = "dark") =>
      beast(name, { types: [type, "spirit"] as never, price });
    const g = battleCores({
      at: "start",
      me: {
        monsters: ["Nhal Who Gathers"],
        ground: [at("Two", 2), at("Three", 3), at("Light", 2, "light")],
        points: 0,
      },
      foe: { ground: [at("Theirs", 2)] },
    });
    expect(g.offered()).toEqual(["Two"]);
    const points = g.me.points;
    g.pick("Two");
    expect(g.me.monsters).toEqual(["Nhal Who Gathers", "Two"]);
    expect(g.me.points).toEqual(points);
  });

  test("Pale Regent: discards another Monster to Summon a Dark Monster with a Price of 5 or less for free", () => {
    const at = (name: string, price: number) => beast(name, { types: ["dark", "spirit"], price });
    const g = battleCores({
      at: "start",
      me: { monsters: ["Pale Regent", food], ground: [at("Five", 5), at("Six", 6)] },
    });
    g.confirm();
    if (g.offered().includes("Odd")) g.pick("Odd");
    expect(g.offered()).toEqual(["Five"]);
    g.pick("Five");
    expect(g.me.monsters).toEqual(["Pale Regent", "Five"]);
    expect(g.me.points).toBe(5);
    expect(g.me.ground).toEqual(["Six", "Odd"]);
  });

  test("Shadeweaver: Summons a Dark Monster from your own Ground Zone", () => {
    const g = battleCores({
      me: { monsters: ["Shadeweaver"], ground: [of("Ghost", "dark", "beast"), food] },
      foe: { ground: [of("Theirs", "dark", "beast")] },
    });
    g.me.temper("Shadeweaver");
    expect(g.offered()).toEqual(["Ghost"]);
    g.pick("Ghost");
    expect(g.me.monsters).toEqual(["Shadeweaver", "Ghost"]);
  });

  test("Packmother: Summons a Beast from your own hand", () => {
    const g = battleCores({
      at: "battle",
      me: { monsters: ["Packmother"], hand: [of("Wolf", "fire", "beast"), food] },
      foe: { monsters: [stats("Weak", 1, 1)], hand: [of("Hound", "fire", "beast")] },
    });
    g.me.attack("Packmother", "Weak");
    g.confirm();
    expect(g.offered()).toEqual(["Wolf"]);
    g.pick("Wolf");
    expect(g.me.monsters).toEqual(["Packmother", "Wolf"]);
  });

  test("The Coil Below: returns a Monster card from your own Ground Zone", () => {
    const g = battleCores({
      at: "battle",
      me: { monsters: ["The Coil Below"], ground: [food, aBoost("Lift")] },
      foe: { monsters: [stats("Weak", 1, 1)], ground: [beast("Theirs")] },
    });
    g.me.attack("The Coil Below", "Weak");
    if (g.decision?.kind === "pick") expect(g.offered()).toEqual(["Odd"]);
    if (g.decision?.kind === "pick") g.pick("Odd");
    expect(g.me.hand).toEqual(["Odd"]);
    expect(g.me.ground).toEqual(["Lift"]);
  });
});

describe("timing and duration", () => {
  test("Scorched Plain: Burns only in your End Phase, and only for two Tempered Fire Monsters you control", () => {
    const fire = (name: string, tempered: boolean) => ({ card: of(name, "fire", "food"), tempered });
    const other = { card: of("Other", "water", "food"), tempered: true };
    const burned = (monsters: readonly object[], active = 0) => {
      const g = battleCores({
        at: "battle",
        active,
        me: { fields: ["Scorched Plain"], monsters: monsters as never },
        foe: { monsters: [{ card: of("Theirs", "fire", "food"), tempered: true }] },
      });
      (active === 0 ? g.me : g.foe).toEnd();
      return 30 - g.foe.hp;
    };
    expect(burned([fire("A", true), fire("B", false), other])).toBe(0);
    expect(burned([fire("A", true), fire("B", true)])).toBe(1);
    expect(burned([fire("A", true), fire("B", true)], 1)).toBe(0);
  });

  test("Wildfire Mane: strengthens a Beast you control in your Battle Phase until the turn ends", () => {
    const layout = {
      me: { monsters: ["Wildfire Mane", of("Wolf", "water", "beast"), food] },
      foe: { monsters: [of("Theirs", "water", "beast")] },
    };
    const theirs = battleCores({ ...layout, active: 1 });
    theirs.foe.toBattle();
    expect(theirs.decision?.kind).toBe("act");
    const g = battleCores(layout);
    g.me.toBattle();
    expect(g.offered()).toEqual(["Wildfire Mane", "Wolf"]);
    g.pick("Wolf");
    expect(g.power("Wolf")).toBe(2);
    g.me.toEnd();
    g.me.endTurn();
    expect(g.power("Wolf")).toBe(1);
  });

  test("Lady of Closed Eyes: gains HP only for other Monsters you control", () => {
    const g = battleCores({
      me: {
        monsters: ["Lady of Closed Eyes", stats("Mine", 1, 1)],
        hand: [
          aBoost("Banish", choose(foes(), discard("it"))),
          aBoost("Offer", choose(own(), discard("it"))),
        ],
      },
      foe: { monsters: [stats("Theirs", 1, 1)] },
    });
    g.me.activate("Banish");
    if (g.decision?.kind === "pick") g.pick("Theirs");
    expect(g.me.hp).toBe(30);
    g.me.activate("Offer");
    g.pick("Mine");
    expect(g.me.hp).toBe(31);
  });

  test("Keeper of the Oath Stone: gains no HP when the opponent's Monsters Block", () => {
    const g = battleCores({
      at: "battle",
      me: { monsters: ["Keeper of the Oath Stone", stats("Fighter", 9, 1)] },
      foe: { monsters: [stats("Guard", 9, 1, "defender"), stats("Weak", 2, 1)] },
    });
    g.me.attack("Fighter", "Weak");
    g.pick("Guard");
    expect(g.me.hp).toBe(30);
    expect(g.foe.hp).toBe(30);
  });

  test("The Walking Orchard: gains 2 HP for each Monster you control, up to 8", () => {
    const hp = (others: number) => {
      const g = battleCores({
        me: {
          legends: ["The Walking Orchard"],
          ground: [beast("A"), beast("B"), beast("C")],
          monsters: Array.from({ length: others }, (_, i) => beast(`Tree ${i}`)),
        },
        foe: { monsters: [food] },
      });
      g.me.legend("The Walking Orchard");
      if (g.decision?.kind === "pick") g.pick("A", "B", "C");
      return g.me.hp - 30;
    };
    expect([1, 3, 4, 5].map(hp)).toEqual([4, 8, 8, 8]);
  });

  test("Winter Sovereign: lowers the Power of opposing Monsters as long as they are in play", () => {
    const g = battleCores({
      me: { hand: ["Winter Sovereign"], points: 8 },
      foe: { monsters: [stats("Wall", 9, 5)] },
    });
    g.me.summon("Winter Sovereign");
    g.me.finish();
    expect(g.power("Wall")).toBe(3);
  });

  /** The opponent attacks with one Monster. */
  const raid = (trap: string, monsters: readonly BattleCard[], target: string | null, power = 4) => {
    const g = battleCores({
      at: "battle",
      active: 1,
      me: { monsters, hand: [trap] },
      foe: { monsters: [stats("Raider", 6, power), of("Second", "metal", "robot")] },
      stops: ["attack", "after-attack"],
    });
    if (target === null) g.foe.strike("Raider", 0);
    else g.foe.attack("Raider", target);
    if (g.asked?.endsWith("1")) g.pass();
    return g;
  };

  test("Ward of First Light: affects only this Attack", () => {
    const g = raid("Ward of First Light", [], null);
    g.me.trap("Ward of First Light");
    // Nobody can respond, so the Attack ends without damage and the attacker's Power is back to normal.
    expect(g.me.hp).toBe(32);
    expect(g.power("Raider")).toBe(4);
    expect(g.tempered("Raider")).toBe(true);
    g.passAll();
  });

  test("Throw the Switch: chooses a Robot you control while you are Attacked, and adds Armor until the turn ends", () => {
    const robots = [of("Unit", "metal", "robot"), stats("Page", 1, 1)];
    const g = raid("Throw the Switch", robots, "Page", 1);
    g.me.trap("Throw the Switch");
    expect(g.offered()).toEqual(["Unit"]);
    g.pick("Unit");
    g.passAll();
    expect(g.total("Unit")).toBe(4);
    g.foe.toEnd();
    g.foe.endTurn();
    expect(g.total("Unit")).toBe(1);
    for (const name of ["Throw the Switch", "Drag Under"]) {
      const attacking = battleCores({
        at: "battle",
        me: { monsters: robots, hand: [name] },
        foe: { monsters: [of("Theirs", "metal", "robot")] },
        stops: ["attack"],
      });
      attacking.me.attack("Page", "Theirs");
      expect(attacking.me.why(attacking.me.trapping(name)).rule).toBe("BC 7.2");
      attacking.passAll();
    }
  });

  test("Drag Under: discards a Monster you control and deals 5 damage to the attacker", () => {
    const g = raid("Drag Under", [stats("Page", 9, 1), stats("Squire", 1, 1)], "Page");
    g.me.trap("Drag Under");
    expect(g.offered()).toEqual(["Page", "Squire"]);
    g.pick("Squire");
    expect(g.me.monsters).toEqual(["Page"]);
    expect(g.armor("Raider")).toBe(1);
    g.passAll();
  });
});
