import { expect, test } from "vitest";
import { choose, discardThis, gainHp, gains, HOST, has, inReturn, own } from "../cards/parts";
import {
  anItem,
  aTrap,
  type BattleScenario,
  battleCores,
  beast,
  type CardInPlay,
  fight,
  stats,
  type TestCard,
} from "../testing";

test("BC 11.13.1 Survival: keeps Armor at 1 once", () => {
  const g = fight([stats("Giant", 3, 9), stats("Mite", 1, 1)], [stats("Tough", 4, 1, "survival")]);
  g.me.attack("Giant", "Tough");
  expect(g.armor("Tough")).toBe(1);
  expect(g.survival("Tough")).toBe(0);
  g.me.attack("Mite", "Tough");
  expect(g.foe.ground).toEqual(["Tough"]);
});

const three = () => [stats("One", 3, 9), stats("Two", 3, 9), stats("Three", 3, 9)];

test("BC 11.13.2 Survival(n) saves n times", () => {
  const g = fight(three(), [stats("Tough", 4, 1, ["survival", 2])]);
  const left = ["One", "Two", "Three"].map((name) => {
    g.me.attack(name, "Tough");
    return { survival: g.survival("Tough"), monsters: g.foe.monsters.length };
  });
  expect(left.map(({ monsters }) => monsters)).toEqual([1, 1, 0]);
  expect(left[0]?.survival).toBe(1);
  const item = battleCores({
    me: { monsters: [stats("Tough", 4, 1, "survival")], hand: [anItem("Charm", has(HOST, "survival"))] },
  });
  item.me.activate("Charm", "Tough");
  expect(item.survival("Tough")).toBe(2);
});

test("BC 11.13.3 a Monster with Survival(2) is discarded by the third reduction", () => {
  const g = fight(three(), [stats("Tough", 4, 1, ["survival", 2])]);
  for (const name of ["One", "Two"]) g.me.attack(name, "Tough");
  expect(g.foe.ground).toEqual([]);
  g.me.attack("Three", "Tough");
  expect(g.foe.ground).toEqual(["Tough"]);
});

test("BC 11.13.4 spent Survival does not return when Armor is restored", () => {
  const g = fight(three(), [stats("Tough", 4, 1, "survival")]);
  g.me.attack("One", "Tough");
  g.me.toEnd();
  g.me.endTurn();
  expect(g.armor("Tough")).toBe(4);
  expect(g.survival("Tough")).toBe(0);
});

/** "It gains Survival this turn", as a Trap of the attacked player. */
const skin = (name: string) => aTrap(name, choose(own(), gains("it", "survival")));

/** The other player's attacks on "Tough". Its player answers each with one of these Traps while any are left. */
function attacked(tough: TestCard | CardInPlay, ...traps: string[]): BattleScenario {
  const g = battleCores({
    at: "battle",
    me: { monsters: three() },
    foe: { monsters: [tough], hand: [...traps.map(skin), beast("Any")] },
    stops: ["attack"],
  });
  g.me.attack("One", "Tough");
  for (const name of traps) g.foe.trap(name).pick("Tough");
  g.passAll();
  return g;
}

test("BC 11.13.2 gained Survival is used first and ends with its turn; printed Survival stays", () => {
  const g = attacked(stats("Tough", 4, 1, "survival"), "Skin");
  expect(g.survival("Tough")).toBe(1);
  expect(g.log(0).filter((line) => line.includes("gains"))).toEqual(["Tough gains Survival."]);
  g.me.toEnd();
  g.me.endTurn();
  expect(g.survival("Tough")).toBe(1);
});

test("BC 11.13.2 unused gained Survival ends with its turn, and spent printed levels stay spent", () => {
  const g = attacked(stats("Tough", 4, 1, ["survival", 2]), "Skin", "Skin 2");
  expect(g.survival("Tough")).toBe(3);
  for (const name of ["Two", "Three"]) {
    g.me.attack(name, "Tough");
    g.passAll();
  }
  expect(g.survival("Tough")).toBe(1);
  g.me.toEnd();
  g.me.endTurn();
  expect(g.survival("Tough")).toBe(1);
});

test("BC 11.13.4 an Item's Survival is lost once spent, and another Item's is separate", () => {
  const charm = (name: string) => anItem(name, has(HOST, "survival"), inReturn([discardThis], gainHp(1)));
  const tough = stats("Tough", 4, 1, "survival");
  const g = battleCores({
    active: 1,
    me: { monsters: three() },
    foe: { monsters: [tough], hand: [charm("Charm"), charm("Other")] },
  });
  g.foe.activate("Charm", "Tough");
  g.foe.finish();
  g.me.toBattle();
  g.me.attack("One", "Tough");
  expect(g.survival("Tough")).toBe(1);
  g.me.toEnd();
  g.me.endTurn();
  g.foe.use("Charm");
  expect(g.survival("Tough")).toBe(1);
  g.foe.activate("Other", "Tough");
  expect(g.survival("Tough")).toBe(2);
});

test("BC 11.13.5 one reduction uses one level, however large it is", () => {
  const g = fight([stats("Titan", 3, 20)], [stats("Tough", 4, 1, ["survival", 2])]);
  g.me.attack("Titan", "Tough");
  expect(g.armor("Tough")).toBe(1);
  expect(g.survival("Tough")).toBe(1);
});

test("BC 11.13.6 every player sees the Survival that is left", () => {
  const g = fight([stats("Titan", 3, 20)], [stats("Tough", 4, 1, ["survival", 2])]);
  g.me.attack("Titan", "Tough");
  for (const seat of [0, 1, -1]) expect(g.view(seat).cards[g.id("Tough")]?.counters.survived).toBe(1);
  expect(g.log(0)).toContain("Tough survives with 1 Armor left.");
});
