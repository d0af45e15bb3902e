import { expect, test } from "vitest";
import {
  active,
  aura,
  burn,
  burnCard,
  choose,
  gainHp,
  HOST,
  has,
  noBurn,
  own,
  temper,
  victory,
} from "./cards/parts";
import {
  aBoost,
  aField,
  aGear,
  anItem,
  aTrap,
  type BattleScenario,
  battleCores,
  beast,
  hero,
  type Lying,
  stats,
  type TestCard,
} from "./testing";

type Row = readonly (TestCard | Lying)[];
/** A Battle Phase with these Monsters on each side. */
const fight = (mine: Row, theirs: Row) =>
  battleCores({ at: "battle", me: { monsters: mine }, foe: { monsters: theirs } });

/** Ends the own turn and passes the other's. */
function around(g: BattleScenario): BattleScenario {
  if (g.phase === "main") g.me.toBattle();
  g.me.toEnd();
  g.me.endTurn();
  return g.foe.finish() as BattleScenario;
}

test("BC 11.11.1 Active: it may Attack in the turn in which it is Summoned", () => {
  const g = battleCores({ me: { hand: [stats("Quick", 1, 2, "active")] } });
  g.me.summon("Quick");
  g.me.toBattle();
  expect(g.me.strike("Quick") && g.foe.hp).toBe(28);
});

test("BC 11.12.1 Speed: one additional Attack that does not Temper", () => {
  const g = fight([stats("Swift", 3, 1, "speed")], []);
  g.me.strike("Swift");
  expect(g.tempered("Swift")).toBe(false);
  g.me.strike("Swift");
  expect([g.tempered("Swift"), g.foe.hp]).toEqual([true, 28]);
  expect(g.me.why(g.me.striking("Swift")).rule).toBe("BC 4.4");
});

test("BC 11.12.2 Speed(n) gives n additional Attacks, and several sources add up", () => {
  const g = battleCores({
    me: { monsters: [stats("Swift", 3, 1, ["speed", 2])], hand: [anItem("Boots", has(HOST, "speed"))] },
  });
  expect(g.attacksLeft("Swift")).toBe(3);
  g.me.activate("Boots", "Swift");
  expect(g.attacksLeft("Swift")).toBe(4);
  g.me.toBattle();
  for (let i = 0; i < 4; i++) g.me.strike("Swift");
  expect([g.foe.hp, g.me.targets("Swift")]).toEqual([26, []]);
});

test("BC 11.12.3 the additional Attacks come first, the one that Tempers comes last", () => {
  const g = fight([stats("Swift", 3, 1, ["speed", 2])], []);
  const after = [1, 2, 3].map(() => {
    g.me.strike("Swift");
    return g.tempered("Swift");
  });
  expect(after).toEqual([false, false, true]);
});

test("BC 11.12.4 Tempered for another reason, a card cannot use its Speed", () => {
  const g = battleCores({
    at: "battle",
    me: {
      monsters: [stats("Swift", 3, 1, ["speed", 2])],
      hand: [aTrap("Lull", choose(own(), temper("it")))],
    },
    stops: ["after-attack"],
  });
  g.me.strike("Swift");
  g.me.trap("Lull");
  g.pick("Swift");
  expect([g.attacksLeft("Swift"), g.me.targets("Swift")]).toEqual([0, []]);
});

test("BC 11.12.5 Speed does not lift the bar of the first turn, and is not saved up", () => {
  const g = battleCores({ me: { hand: [stats("Swift", 3, 1, "speed")] } });
  g.me.summon("Swift");
  g.me.toBattle();
  expect(g.me.why(g.me.striking("Swift")).rule).toBe("BC 4.3");
  around(g);
  g.me.toBattle();
  g.me.strike("Swift");
  around(g);
  g.me.toBattle();
  g.me.strike("Swift");
  g.me.strike("Swift");
  expect([g.foe.hp, g.me.targets("Swift")]).toEqual([27, []]);
});

test("BC 11.12.6 a card shows how many Attacks it has left", () => {
  const g = fight([stats("Swift", 3, 1, ["speed", 2])], []);
  g.me.strike("Swift");
  expect(g.attacksLeft("Swift")).toBe(2);
  expect(g.view(1).cards[g.id("Swift")]?.counters["by-speed"]).toBe(1);
});

test("BC 11.13.1 Survival: Armor stays at 1 once", () => {
  const g = fight([stats("Giant", 3, 9), stats("Mite", 1, 1)], [stats("Tough", 4, 1, "survival")]);
  g.me.attack("Giant", "Tough");
  expect([g.armor("Tough"), g.survival("Tough")]).toEqual([1, 0]);
  g.me.attack("Mite", "Tough");
  expect(g.foe.ground).toEqual(["Tough"]);
});

const three = () => [stats("One", 3, 9), stats("Two", 3, 9), stats("Three", 3, 9)];

test("BC 11.13.2 Survival(n) saves n times", () => {
  const g = fight(three(), [stats("Tough", 4, 1, ["survival", 2])]);
  const left = ["One", "Two", "Three"].map((name) => {
    g.me.attack(name, "Tough");
    return [g.survival("Tough"), g.foe.monsters.length];
  });
  expect(left.map(([, there]) => there)).toEqual([1, 1, 0]);
  expect(left[0]?.[0]).toBe(1);
  const item = battleCores({
    me: { monsters: [stats("Tough", 4, 1, "survival")], hand: [anItem("Charm", has(HOST, "survival"))] },
  });
  item.me.activate("Charm", "Tough");
  expect(item.survival("Tough")).toBe(2);
});

test("BC 11.13.3 with Survival(2) it takes three drops", () => {
  const g = fight(three(), [stats("Tough", 4, 1, ["survival", 2])]);
  for (const name of ["One", "Two"]) g.me.attack(name, "Tough");
  expect(g.foe.ground).toEqual([]);
  g.me.attack("Three", "Tough");
  expect(g.foe.ground).toEqual(["Tough"]);
});

test("BC 11.13.4 spent Survival does not come back with the Armor", () => {
  const g = fight(three(), [stats("Tough", 4, 1, "survival")]);
  g.me.attack("One", "Tough");
  g.me.toEnd();
  g.me.endTurn();
  expect([g.armor("Tough"), g.survival("Tough")]).toEqual([4, 0]);
});

test("BC 11.13.5 one reduction uses one level, however deep it would go", () => {
  const g = fight([stats("Titan", 3, 20)], [stats("Tough", 4, 1, ["survival", 2])]);
  g.me.attack("Titan", "Tough");
  expect([g.armor("Tough"), g.survival("Tough")]).toEqual([1, 1]);
});

test("BC 11.13.6 everybody sees the Survival that is left", () => {
  const g = fight([stats("Titan", 3, 20)], [stats("Tough", 4, 1, ["survival", 2])]);
  g.me.attack("Titan", "Tough");
  for (const seat of [0, 1, -1]) expect(g.view(seat).cards[g.id("Tough")]?.counters.survived).toBe(1);
  expect(g.log(0)).toContain("Tough survives with 1 Armor.");
});

test("BC 11.14.1 True Strike: Power above the Armor hits the target's owner", () => {
  const g = fight([stats("Lance", 3, 5, "true-strike")], [stats("Shield", 2, 1)]);
  g.me.attack("Lance", "Shield");
  expect([g.foe.hp, g.foe.ground]).toEqual([27, ["Shield"]]);
});

test("BC 11.14.2 Power 3 against Armor 1 deals 2", () => {
  const g = fight([stats("Lance", 3, 3, "true-strike")], [stats("Shield", 1, 1)]);
  expect(g.me.attack("Lance", "Shield") && g.foe.hp).toBe(28);
});

test("BC 11.14.3 what counts is the Armor left right before the damage", () => {
  const g = fight(
    [stats("Lance", 3, 5, "true-strike")],
    [{ card: stats("Shield", 6, 1), counters: { damage: 4 } }],
  );
  expect(g.me.attack("Lance", "Shield") && g.foe.hp).toBe(27);
});

test("BC 11.14.4 the surplus is dealt even if Survival saves the target", () => {
  const g = fight([stats("Lance", 3, 5, "true-strike")], [stats("Shield", 2, 1, "survival")]);
  g.me.attack("Lance", "Shield");
  expect([g.armor("Shield"), g.survival("Shield"), g.foe.hp]).toEqual([1, 0, 27]);
});

test("BC 11.14.5 Blocked, the Blocker's owner takes the surplus; a Blocker's True Strike does nothing", () => {
  const guard = stats("Guard", 3, 9, "defender", "true-strike");
  const g = fight([stats("Lance", 3, 5, "true-strike")], [stats("Mark", 1, 1), guard]);
  g.me.attack("Lance", "Mark");
  g.pick("Guard");
  expect([g.foe.hp, g.me.hp, g.me.ground]).toEqual([28, 30, ["Lance"]]);
});

test("BC 11.14.6 True Strike damage is no Burn", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Lance", 3, 5, "true-strike")], hand: [aTrap("Fire", burn(5))] },
    foe: { monsters: [stats("Shield", 2, 1)], fields: [aField("Ward", noBurn())] },
    stops: ["battle-end"],
  });
  g.me.attack("Lance", "Shield");
  expect(g.foe.hp).toBe(27);
  g.me.toEnd();
  g.me.trap("Fire");
  expect(g.foe.hp).toBe(27);
});

const copied = (g: BattleScenario, name: string) =>
  g.me.monsters.filter((one) => one === `${name} (Token)`).length;

test("BC 11.15.1 Duplicate: a Token copy is made when the card is Summoned", () => {
  const twin = beast("Twin", { price: 2, armor: 3, power: 2, keywords: ["duplicate", "elusive"] });
  const g = battleCores({ me: { hand: [twin] } });
  g.me.summon("Twin");
  expect(g.me.monsters).toEqual(["Twin", "Twin (Token)"]);
  expect(g.engine.rules.cards["Twin (Token)"]).toMatchObject({
    title: "Twin",
    subtypes: ["nature", "beast"],
    stats: { price: 2, armor: 3, power: 2, "kw-elusive": 1 },
  });
});

test("BC 11.15.2 the copy made by plain Duplicate has none", () => {
  const g = battleCores({ me: { hand: [stats("Twin", 1, 1, "duplicate")] } });
  g.me.summon("Twin");
  expect([copied(g, "Twin"), g.keyword("Twin (Token)", "duplicate")]).toEqual([1, 0]);
  expect(g.engine.rules.cards["Twin (Token)"]).not.toHaveProperty("keywords");
});

const breeder = () =>
  beast("Breeder", { armor: 5, power: 9, abilities: [victory({ do: "word", word: "duplicate" })] });

test("BC 11.15.3 a copy made inside another Effect keeps that Effect", () => {
  const g = fight([breeder()], [stats("A", 1, 1), stats("B", 1, 1)]);
  g.me.attack("Breeder", "A");
  expect(copied(g, "Breeder")).toBe(1);
  around(g);
  g.me.toBattle();
  g.me.attack("Breeder (Token)", "B");
  expect(copied(g, "Breeder")).toBe(2);
});

test("BC 11.15.4 the copy is Summoned: whole, Untempered, without Attack, with Startup and Upkeep", () => {
  const twin = beast("Twin", {
    keywords: ["duplicate"],
    abilities: [
      { kind: "keyword", keyword: "startup", effect: burn(1) },
      { kind: "keyword", keyword: "upkeep", effect: gainHp(1) },
    ],
  });
  const g = battleCores({ me: { hand: [twin] } });
  g.me.summon("Twin");
  while (g.decision?.kind === "pick") g.answer({ seat: 0, do: "pick", picks: [0] });
  expect([g.foe.hp, g.me.hp, g.tempered("Twin (Token)")]).toEqual([28, 32, false]);
  g.me.toBattle();
  expect(g.me.why(g.me.striking("Twin (Token)")).rule).toBe("BC 4.3");
});

test("BC 11.15.5 the copy takes what is printed, not what has happened to the card", () => {
  const g = battleCores({
    me: {
      monsters: [{ card: breeder(), counters: { damage: 3, survived: 1 } }],
      hand: [anItem("Ring", aura(HOST, "power", 3))],
    },
    foe: { monsters: [stats("A", 1, 1)] },
  });
  g.me.activate("Ring", "Breeder");
  g.me.toBattle();
  g.me.attack("Breeder", "A");
  expect([g.numbers("Breeder"), g.numbers("Breeder (Token)"), g.tempered("Breeder (Token)")]).toEqual([
    "2/12",
    "5/9",
    false,
  ]);
});

test("BC 11.15.6 a Token does not activate again the Effect that has just made it", () => {
  const egg = beast("Egg", {
    abilities: [{ kind: "keyword", keyword: "startup", effect: { do: "word", word: "duplicate" } }],
  });
  const g = battleCores({ me: { hand: [egg] } });
  g.me.summon("Egg");
  expect(copied(g, "Egg")).toBe(1);
});

test("BC 11.16.1 Elusive: cards without Elusive cannot Attack it", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Plain", 2, 2), stats("Ghost", 2, 2, "elusive")], gear: [aGear("Sword")] },
    foe: { monsters: [stats("Mist", 5, 1, "elusive"), stats("Wall", 5, 1)] },
  });
  expect([g.me.targets("Plain"), g.me.targets("Sword"), g.me.targets("Ghost")]).toEqual([
    ["Wall"],
    ["Wall"],
    ["Mist", "Wall"],
  ]);
  expect(g.me.why(g.me.attacking("Plain", "Mist")).rule).toBe("BC 11.16.1");
});

test("BC 11.16.2 an Elusive attacker is Blocked by Elusive cards only", () => {
  const g = fight(
    [stats("Ghost", 9, 1, "elusive")],
    [stats("Mark", 5, 1), stats("Guard", 5, 1, "defender"), stats("Shade", 5, 1, "defender", "elusive")],
  );
  g.me.attack("Ghost", "Mark");
  expect(g.offered()).toEqual(["Shade"]);
  g.decline();
  const none = fight(
    [stats("Ghost", 9, 1, "elusive")],
    [stats("Mark", 5, 1), stats("Guard", 5, 1, "defender")],
  );
  none.me.attack("Ghost", "Mark");
  expect(none.armor("Mark")).toBe(4);
});

test("BC 11.16.3 behind Elusive Monsters only, a player can be Attacked directly by whoever cannot hit them", () => {
  const g = battleCores({
    at: "battle",
    me: { monsters: [stats("Plain", 2, 2)], gear: [aGear("Sword", 3)] },
    foe: { monsters: [stats("Mist", 5, 1, "elusive"), stats("Fog", 5, 1, "elusive")] },
  });
  g.me.strike("Plain");
  g.me.strike("Sword");
  expect(g.foe.hp).toBe(25);
});

test("BC 11.16.4 any own Elusive Monster in play closes that way, ready or not", () => {
  const ghost = stats("Ghost", 2, 2, "elusive");
  for (const lying of [
    { card: ghost, tempered: true },
    { card: ghost, fresh: true },
  ]) {
    const g = fight([lying, stats("Plain", 2, 2)], [stats("Mist", 5, 1, "elusive")]);
    expect(g.me.targets("Plain")).toEqual([]);
    expect(g.me.why(g.me.striking("Plain")).rule).toBe("BC 11.16.4");
  }
});

test("BC 11.16.5 Elusive does not protect from Effects, Burn or costs", () => {
  const g = battleCores({
    me: {
      monsters: [stats("Own mist", 1, 1, "elusive")],
      hand: [aBoost("Fire", choose({ of: "opponent" }, burnCard("it", 2)))],
      legends: [hero("Light", [active(1)])],
    },
    foe: { monsters: [stats("Mist", 5, 1, "elusive")] },
  });
  g.me.activate("Fire");
  g.pick("Mist");
  g.me.legend("Light");
  expect([g.armor("Mist"), g.me.monsters]).toEqual([3, ["Light"]]);
});

test("Duplicate and Victory: a copy of a copy is made by each win", () => {
  const twin = { ...breeder(), name: "Twin" };
  const g = fight([twin], [stats("A", 1, 1)]);
  g.me.attack("Twin", "A");
  expect(copied(g, "Twin")).toBe(1);
});
