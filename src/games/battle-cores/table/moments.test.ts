import { describe, expect, test } from "vitest";
import { stopsFor } from "../../../testing/stops";
import { choose, gainHp, own, powerUp, word } from "../cards/parts";
import { aTrap, battleCores, stats } from "../testing";
import { canWait, stake } from "./moments";

/** Where the player who is attacked would be asked in a whole Battle Phase. */
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

describe("a Trap is asked for once in a battle", () => {
  test("BC 4.16 during the Attack that it may change", () => {
    expect(battle(aTrap("Rage", choose(own(), powerUp("it", 3))))).toEqual(["attack in battle"]);
    expect(battle(aTrap("Heal", gainHp(1)))).toEqual(["attack in battle"]);
  });

  test("BC 4.17 before Attacks where it decides who can attack or block", () => {
    expect(battle(aTrap("Freeze", choose(own(), word("temper", { card: "it" }))))).toEqual([
      "battle-start in battle",
    ]);
  });
});

test("BC 4.16 a player is not asked for another's Attack on somebody else", () => {
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

test("BC 4.9 at stake in an Attack is HP, the price of a Monster that falls, or the game", () => {
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
