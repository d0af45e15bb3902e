import { describe, expect, test } from "vitest";
import { stopsFor } from "../../../testing/stops";
import { choose, gainHp, own, powerUp, word } from "../cards/parts";
import { aTrap, battleCores, stats } from "../testing";
import { canWait, stake } from "./moments";

/** Where the attacked player gets a prompt in a whole Battle Phase. */
function battle(trap: ReturnType<typeof aTrap>): string[] {
  const g = battleCores({
    active: 1,
    me: { hand: [trap], monsters: [stats("Wall", 2, 9)] },
    foe: { monsters: [stats("Fighter", 3, 2)] },
    stops: "all",
  });
  g.foe.toBattle();
  const stops = stopsFor(g, { canWait }, 0);
  g.foe.attack("Fighter", "Wall");
  stops.push(...stopsFor(g, { canWait }, 0));
  g.foe.toEnd();
  return [...stops, ...stopsFor(g, { canWait }, 0)];
}

describe("a player is prompted for a Trap once in a battle", () => {
  test("BC 4.16 during the Attack that the Trap may change", () => {
    expect(battle(aTrap("Rage", choose(own(), powerUp("it", 3))))).toEqual(["attack in battle"]);
    expect(battle(aTrap("Heal", gainHp(1)))).toEqual(["attack in battle"]);
  });

  test("BC 4.17 before Attacks if the Trap decides who can attack or block", () => {
    expect(battle(aTrap("Freeze", choose(own(), word("temper", { card: "it" }))))).toEqual([
      "battle-start in battle",
    ]);
  });
});

test("BC 4.16 a player gets no prompt for an Attack on another player", () => {
  const g = battleCores({
    active: 1,
    me: { hand: [aTrap("Heal", gainHp(1))] },
    foe: { monsters: [stats("Fighter", 3, 2)] },
    third: {},
    stops: "all",
  });
  g.foe.toBattle();
  stopsFor(g, { canWait }, 0);
  g.foe.strike("Fighter", 2);
  expect(stopsFor(g, { canWait }, 0)).toEqual([]);
});

test("BC 4.9 the stake in an Attack is HP, the Price of a Monster that falls, or the game", () => {
  const at = (hp: number) => {
    const g = battleCores({
      active: 1,
      me: { hp, hand: [aTrap("Heal", gainHp(1))] },
      foe: { monsters: [stats("Fighter", 3, 2)] },
      stops: "all",
    });
    g.foe.toBattle();
    g.passAll();
    g.foe.strike("Fighter", 0);
    const { worth } = stake(g.engine, 0);
    g.passAll();
    return worth;
  };
  expect(at(30)).toBe(2);
  expect(at(2)).toBe(Number.POSITIVE_INFINITY);
});
