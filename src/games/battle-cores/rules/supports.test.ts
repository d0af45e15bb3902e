import { expect, test } from "vitest";
import { canAct } from "../../../kernel";
import { boost, gear } from "../cards/card";
import {
  aura,
  choose,
  discard,
  draw,
  fromHand,
  gainHp,
  HOST,
  has,
  own,
  powerUp,
  priceOf,
} from "../cards/parts";
import {
  aBoost,
  aField,
  aGear,
  anItem,
  aTrap,
  type BattleScenario,
  battleCores,
  beast,
  type Phase,
  stats,
  type TestCard,
} from "../testing";

const PHASES: readonly Phase[] = ["main", "battle", "end"];

/** The phases, of both players' turns, in which this card in hand is offered to its player. */
function offeredIn(card: TestCard, type: "activate" | "trap"): string[] {
  return PHASES.flatMap((at) =>
    [0, 1].flatMap((active) => {
      const me = { hand: [card], monsters: [stats("Bearer", 1, 1)] };
      const foe = { monsters: [stats("Their", 2, 2)] };
      const g = battleCores({ at, active, me, foe, stops: "all" });
      const name = typeof card === "string" ? card : card.name;
      const may = () => canAct(g.engine, 0, { type, card: g.id(name), target: g.id("Bearer") }).ok;
      if (at === "battle") expect(may()).toBe(false);
      // In a Battle Phase each player gets a window when the turn player wants to leave it.
      if (at === "battle") (active === 0 ? g.me : g.foe).toEnd();
      if (at === "battle" && active === 1 && g.asked === "battle-end 1") g.pass();
      const found = g.me.offered(type).length > 0;
      expect(may()).toBe(found);
      g.passAll();
      return found ? [`${active === 0 ? "own" : "other"} ${at}`] : [];
    }),
  );
}

const MAIN_AND_END = ["own main", "own end"];

test("BC 7.4 a Support card is activated from hand for its Price", () => {
  const g = battleCores({
    me: { hand: [{ ...aField("Meadow"), stats: { price: 2 } }], points: 2, ground: [aField("Old")] },
  });
  expect(g.me.why(g.me.activating("Old")).why.key).toBe("why.battle-cores.not-in-hand");
  g.me.activate("Meadow");
  expect(g.me.points).toBe(0);
  expect(g.me.fields).toEqual(["Meadow"]);
});

test("BC 7.5 Boosts are activated in your Main and End Phase", () => {
  expect(offeredIn(aBoost("Lift"), "activate")).toEqual(MAIN_AND_END);
});

test("BC 7.6 Boosts and Traps go to their owner's Ground Zone after they resolve", () => {
  const g = battleCores({ me: { hand: [aBoost("Lift"), aTrap("Snare")] }, stops: ["battle-start"] });
  g.me.activate("Lift");
  expect(g.me.ground).toEqual(["Lift"]);
  g.me.toBattle();
  g.me.trap("Snare");
  g.passAll();
  expect(g.me.ground).toEqual(["Lift", "Snare"]);
});

test("BC 7.7 Traps are activated in the Battle Phase of any player", () => {
  expect(offeredIn(aTrap("Snare"), "trap")).toEqual(["own battle", "other battle"]);
  const g = battleCores({ me: { hand: [aTrap("Snare")] } });
  expect(g.me.why(g.me.activating("Snare")).rule).toBe("BC 7.7");
});

test("BC 7.8 a Trap is activated from hand and paid for with its player's own Points", () => {
  const g = battleCores({
    active: 1,
    me: { hand: [aTrap("Snare", draw(1), 2)], points: 2 },
    foe: { points: 4 },
    stops: ["battle-start"],
  });
  g.foe.toBattle();
  g.me.trap("Snare");
  expect(g.me.points).toBe(0);
  expect(g.foe.points).toBe(4);
  g.passAll();
  const poor = battleCores({
    active: 1,
    me: { hand: [aTrap("Snare", draw(1), 2)], points: 1 },
    stops: ["battle-start"],
  });
  poor.foe.toBattle();
  expect(poor.me.why(poor.me.trapping("Snare")).rule).toBe("BC 3.4");
  poor.passAll();
});

test("BC 7.9 Items are activated in your Main and End Phase", () => {
  expect(offeredIn(anItem("Ring"), "activate")).toEqual(MAIN_AND_END);
});

test("BC 7.10 an Item is equipped to one of your Monsters in play and stays with it", () => {
  const g = battleCores({
    me: {
      monsters: [stats("One", 2, 2), { card: stats("Two", 2, 2), tempered: true }],
      hand: [anItem("Ring", aura(HOST, "power", 2))],
    },
    foe: { monsters: [stats("Enemy", 2, 2)] },
  });
  const targets = g.me.offered("activate").map(({ target }) => g.state.cards[target ?? -1]?.def);
  expect(targets).toEqual(["One", "Two"]);
  expect(g.me.why(g.me.activating("Ring", "Enemy")).rule).toBe("BC 7.10");
  g.me.activate("Ring", "Two");
  expect(g.power("One")).toBe(2);
  expect(g.power("Two")).toBe(4);
  expect(g.me.items).toEqual(["Ring"]);
  expect(g.card("Ring").attachedTo).toBe(g.id("Two"));
});

test("BC 7.11 an Item needs a Monster of its player", () => {
  const g = battleCores({ me: { hand: [anItem("Ring")] }, foe: { monsters: [stats("Enemy", 2, 2)] } });
  expect(g.me.offered("activate")).toEqual([]);
  expect(g.me.why(g.me.activating("Ring")).rule).toBe("BC 7.11");
});

test("BC 7.12 a Monster's Items are discarded when it leaves", () => {
  const g = battleCores({
    me: {
      monsters: [stats("Bearer", 2, 2)],
      hand: [anItem("Ring"), anItem("Crown"), aBoost("Drop", choose(own(), discard("it")))],
    },
  });
  g.me.activate("Ring", "Bearer");
  g.me.activate("Crown", "Bearer");
  g.me.activate("Drop");
  g.pick("Bearer");
  expect(g.me.items).toEqual([]);
  expect(g.me.ground.sort()).toEqual(["Bearer", "Crown", "Drop", "Ring"]);
});

test("BC 7.13 a Monster can have any number of Items", () => {
  const ring = (name: string) => anItem(name, aura(HOST, "power", 2));
  const g = battleCores({
    me: { monsters: [stats("Bearer", 2, 2)], hand: [ring("A"), ring("B"), ring("C")] },
  });
  for (const name of ["A", "B", "C"]) g.me.activate(name, "Bearer");
  expect(g.power("Bearer")).toBe(8);
});

test("BC 7.14 Fields are activated in your Main and End Phase", () => {
  expect(offeredIn(aField("Meadow"), "activate")).toEqual(MAIN_AND_END);
});

test("BC 7.15 a Field stays in play and keeps applying", () => {
  const g = battleCores({
    me: { monsters: [stats("Fighter", 2, 2)], hand: [aField("Meadow", aura(own(), "power", 1))] },
  });
  g.me.activate("Meadow");
  g.me.finish();
  g.foe.finish();
  expect(g.me.fields).toEqual(["Meadow"]);
  expect(g.power("Fighter")).toBe(3);
  expect(g.turnOf).toBe(0);
});

test("BC 7.16 any number of Fields can be in play", () => {
  const g = battleCores({ me: { hand: [aField("One"), aField("Two")] }, foe: { hand: [aField("Three")] } });
  g.me.activate("One");
  g.me.activate("Two");
  g.me.finish();
  g.foe.activate("Three");
  expect(g.me.fields).toEqual(["One", "Two"]);
  expect(g.foe.fields).toEqual(["Three"]);
});

test("BC 7.17 Gears are activated in your Main and End Phase", () => {
  expect(offeredIn(aGear("Sword"), "activate")).toEqual(MAIN_AND_END);
});

test("BC 7.19 a Gear is equipped onto its player", () => {
  const g = battleCores({ me: { hand: [aGear("Sword")] } });
  g.me.activate("Sword");
  expect(g.me.gear).toEqual(["Sword"]);
  expect(g.card("Sword").attachedTo).toBe(-1);
});

test("BC 7.20 another Gear replaces the equipped one", () => {
  const g = battleCores({ me: { gear: [aGear("Old", 1, 2)], hand: [aGear("New")] } });
  g.me.activate("New");
  expect(g.me.gear).toEqual(["New"]);
  expect(g.me.ground).toEqual(["Old"]);
});

test("BC 7.21 a Gear Attacks like a Monster", () => {
  const g = battleCores({
    at: "battle",
    me: { gear: [aGear("Sword", 2)] },
    foe: { monsters: [stats("Wall", 3, 1)] },
  });
  expect(g.me.targets("Sword")).toEqual(["Wall"]);
  g.me.attack("Sword", "Wall");
  expect(g.armor("Wall")).toBe(1);
  const open = battleCores({ at: "battle", me: { gear: [aGear("Sword", 2)] } });
  expect(open.me.strike("Sword") && open.foe.hp).toBe(28);
});

/** A Gear that was activated and made a direct Attack in the same turn. */
function struck(durability = 3): BattleScenario {
  const g = battleCores({ me: { hand: [aGear("Sword", 2, durability)] } });
  g.me.activate("Sword");
  g.me.toBattle();
  return g.me.strike("Sword") as BattleScenario;
}

test("BC 7.22 a Gear may Attack in the turn in which it was activated", () => {
  expect(struck().foe.hp).toBe(28);
});

test("BC 7.23 a Gear is Tempered by its Attack, until the next turn", () => {
  const g = struck();
  expect(g.me.why(g.me.striking("Sword")).rule).toBe("BC 4.4");
  g.me.toEnd();
  g.me.endTurn();
  g.foe.finish();
  g.me.toBattle();
  expect(g.me.strike("Sword") && g.foe.hp).toBe(26);
  const fast = battleCores({ at: "battle", me: { gear: [aGear("Dagger", 1, 3, "speed")] } });
  fast.me.strike("Dagger");
  fast.me.strike("Dagger");
  expect(fast.foe.hp).toBe(28);
  expect(fast.tempered("Dagger")).toBe(true);
});

test("BC 7.24 each Attack costs a Gear 1 Durability for good", () => {
  const g = struck();
  expect(g.durability("Sword")).toBe(2);
  g.me.toEnd();
  g.me.endTurn();
  g.foe.finish();
  expect(g.durability("Sword")).toBe(2);
  const other = battleCores({
    at: "battle",
    me: { gear: [aGear("Sword", 2, 3)] },
    foe: { monsters: [stats("Wall", 9, 1)] },
  });
  other.me.attack("Sword", "Wall");
  expect(other.durability("Sword")).toBe(2);
});

test("BC 7.25 a Gear without Durability is discarded after its last Attack", () => {
  const g = struck(1);
  expect(g.foe.hp).toBe(28);
  expect(g.me.gear).toEqual([]);
  expect(g.me.ground).toEqual(["Sword"]);
  const types = g.eventTypes;
  expect(types.lastIndexOf("discard")).toBeGreaterThan(types.indexOf("damage"));
});

test("BC 7.26 a Blocker hits the player who wears the Gear", () => {
  const g = battleCores({
    at: "battle",
    me: { gear: [aGear("Sword", 2)] },
    foe: { monsters: [stats("Mark", 1, 1), stats("Guard", 5, 3, "defender")] },
  });
  g.me.attack("Sword", "Mark");
  g.pick("Guard");
  expect(g.me.hp).toBe(27);
  expect(g.durability("Sword")).toBe(2);
  expect(g.armor("Guard")).toBe(3);
  expect(g.tempered("Guard")).toBe(true);
});

test("BC 7.27 every player sees a Gear's Power and Durability, and each Item with its Monster", () => {
  const g = battleCores({
    me: {
      monsters: [stats("Bearer", 2, 2)],
      gear: [aGear("Sword", 2, 3)],
      hand: [anItem("Ring", has(HOST, "range"))],
    },
  });
  g.me.activate("Ring", "Bearer");
  const view = g.view(1);
  const sword = view.cards[g.id("Sword")];
  expect(g.engine.rules.cards[sword?.def ?? ""]?.stats).toMatchObject({ power: 2, durability: 3 });
  expect(sword?.counters.wear ?? 0).toBe(0);
  expect(view.cards[g.id("Ring")]).toMatchObject({ def: "Ring", attachedTo: g.id("Bearer") });
});

test("BC 11.8.1 Price() is paid before a Support card has any effect", () => {
  const dear = boost({
    number: 1,
    name: "Dear",
    price: 1,
    effect: gainHp(5),
    abilities: [priceOf(fromHand(1))],
  });
  const g = battleCores({ me: { hand: [dear, beast("Spare")] } });
  g.me.activate("Dear");
  g.pick("Spare");
  expect(g.me.hp).toBe(35);
  expect(g.me.ground).toEqual(["Spare", "Dear"]);
});

test("an Item is discarded if its Monster was discarded to pay for it", () => {
  const greedy = { ...anItem("Greedy", priceOf({ pay: "cards", from: {}, count: 1 })) };
  const g = battleCores({ me: { monsters: [stats("Only", 1, 1)], hand: [greedy] } });
  g.me.activate("Greedy", "Only");
  expect(g.me.items).toEqual([]);
  expect(g.me.ground).toEqual(["Only", "Greedy"]);
});

test("a Gear's abilities work while it is equipped", () => {
  const banner = gear({
    number: 1,
    name: "Banner",
    price: 1,
    power: 0,
    durability: 2,
    abilities: [aura(own(), "power", 1)],
  });
  const g = battleCores({
    me: {
      monsters: [stats("Fighter", 2, 2)],
      hand: [banner, aBoost("Rage", choose(own(), powerUp("it", 1)))],
    },
  });
  g.me.activate("Banner");
  g.me.activate("Rage");
  g.pick("Fighter");
  expect(g.power("Fighter")).toBe(4);
});
