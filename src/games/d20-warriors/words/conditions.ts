import { cardOf, type Reader } from "../../../kernel";
import type { ConditionWords, Env } from "../../../language";
import { diceFor, highestDie, leader } from "../rules/dice";
import { type Battle, runningBattle } from "../rules/vars";
import { printWord, sidesOf } from "./refs";

/** The side of the ability's controller in the current battle. */
function seatSide(g: Reader, battle: Battle, env: Env): 0 | 1 {
  return cardOf(g.state, battle.fighters[0]).controller === env.seat ? 0 : 1;
}

/** Dice that a side will roll, or has rolled in the first roll. */
function diceCount(g: Reader, battle: Battle, side: 0 | 1): number {
  if (battle.stage === "declared") return diceFor(g, battle, side);
  return battle.dice[side].filter((die) => die.throw === 0).length;
}

/** Conditions about the current battle and a Warrior's position. */
export const conditions = {
  attacking: {
    args: { for: "ref" },
    holds: (g, env, args) => sidesOf(g, env, args.for).includes(0),
    print: printWord("if", "attacking", ["for"]),
  },
  defending: {
    args: { for: "ref" },
    holds: (g, env, args) => sidesOf(g, env, args.for).includes(1),
    print: printWord("if", "defending", ["for"]),
  },
  across: {
    args: { what: ["edge", "corner"] },
    holds: (g, _env, args) => {
      const [a, b] = (runningBattle(g.state)?.fighters ?? []).map((id) => cardOf(g.state, id));
      if (a === undefined || b === undefined) return false;
      return (a.x !== b.x && a.y !== b.y) === (args.what === "corner");
    },
    print: printWord("if", "across"),
  },
  trailing: {
    args: {},
    readsStats: true,
    holds: (g, env) => {
      const battle = runningBattle(g.state);
      return battle?.stage === "rolled" && leader(g, battle) === 1 - seatSide(g, battle, env);
    },
    print: printWord("if", "trailing"),
  },
  "fewer-dice": {
    args: { for: "ref" },
    readsStats: true,
    holds: (g, env, args) => {
      const battle = runningBattle(g.state);
      if (battle === null) return false;
      const fewer = (side: 0 | 1) => diceCount(g, battle, side) < diceCount(g, battle, (1 - side) as 0 | 1);
      return sidesOf(g, env, args.for).some(fewer);
    },
    print: printWord("if", "fewer-dice", ["for"]),
  },
  rolled: {
    args: { for: "ref", atLeast: { from: 1, to: 20 } },
    holds: (g, env, args) => {
      const battle = runningBattle(g.state);
      if (battle?.stage !== "rolled") return false;
      return sidesOf(g, env, args.for).some((side) => highestDie(battle, side) >= Number(args.atLeast));
    },
    print: printWord("if", "rolled", ["for"]),
  },
  "at-centre": {
    args: {},
    holds: (g, env) => {
      const card = cardOf(g.state, env.source);
      return card.x === 0 && card.y === 0;
    },
    print: printWord("if", "at-centre"),
  },
} as const satisfies ConditionWords;
