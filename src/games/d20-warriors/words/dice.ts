import type { Engine, Reader } from "../../../kernel";
import type { EffectWord, Env, WordArgs } from "../../../language";
import { best, endWithoutResult, reroll, rollExtra, turnDie } from "../battle";
import { type Battle, runningBattle, setBattle } from "../vars";
import { printWord, sidesOf } from "./refs";

type Side = 0 | 1;

const dicedBattle = (g: Reader): Battle | null => {
  const battle = runningBattle(g.state);
  return battle?.stage === "rolled" ? battle : null;
};

/** A word about the dice of one fighter. */
function diceWord(
  name: string,
  args: EffectWord["args"],
  change: (g: Engine, side: Side, args: WordArgs) => void,
): EffectWord {
  return {
    args: { for: "ref", ...args },
    run: (g, env, given) => {
      for (const side of sidesOf(g, env, given.for)) change(g, side, given);
    },
    can: (g, env: Env, given) => dicedBattle(g) !== null && sidesOf(g, env, given.for).length > 0,
    print: printWord("do", name, ["for"]),
  };
}

/** Removes the highest die of the latest roll. */
function dropDie(g: Engine, side: Side): void {
  const battle = dicedBattle(g);
  if (battle === null) return;
  const high = best(battle, side, battle.ties);
  const at = battle.dice[side].findIndex((die) => die.throw === battle.ties && die.value === high);
  const dice = battle.dice[side].filter((_, i) => i !== at);
  setBattle(g, { ...battle, dice: side === 0 ? [dice, battle.dice[1]] : [battle.dice[0], dice] });
}

/** The fighters swap dice, including tie-breaks. */
function swapDice(g: Engine): void {
  const battle = dicedBattle(g);
  if (battle !== null) setBattle(g, { ...battle, dice: [battle.dice[1], battle.dice[0]] });
}

/** Effects on rolled dice. */
export const diceWords: Readonly<Record<string, EffectWord>> = {
  "extra-die": diceWord("extra-die", {}, (g, side) => rollExtra(g, side)),
  reroll: diceWord("reroll", { which: ["all", "lowest", "highest"] }, (g, side, { which }) =>
    reroll(g, side, which as "all" | "lowest" | "highest"),
  ),
  "turn-die": diceWord("turn-die", { value: { from: 1, to: 20 } }, (g, side, { value }) =>
    turnDie(g, side, Number(value)),
  ),
  "drop-die": diceWord("drop-die", {}, dropDie),
  "trade-dice": {
    args: {},
    run: swapDice,
    can: (g) => dicedBattle(g) !== null,
    print: printWord("do", "trade-dice"),
  },
  "break-off": {
    args: {},
    run: (g) => endWithoutResult(g),
    can: (g) => runningBattle(g.state) !== null,
    print: printWord("do", "break-off"),
  },
};
