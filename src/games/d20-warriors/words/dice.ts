import type { Engine, Reader } from "../../../kernel";
import type { ArgSpecs, EffectWord, EffectWords, Env, WordArgs } from "../../../language";
import { endWithoutResult } from "../rules/battle";
import { dropDie, reroll, rollExtra, type Side, swapDice, thrownBattle, turnDie } from "../rules/dice";
import { runningBattle } from "../rules/vars";
import { printWord, sidesOf } from "./refs";

const isThrown = (g: Reader) => thrownBattle(g) !== null;

/** A word about the dice of one fighter. */
function diceWord<const A extends ArgSpecs>(
  name: string,
  args: A,
  change: (g: Engine, side: Side, args: WordArgs) => void,
): EffectWord<{ readonly for: "ref" } & A> {
  return {
    args: { for: "ref", ...args },
    run: (g, env, given) => {
      for (const side of sidesOf(g, env, given.for)) change(g, side, given);
    },
    can: (g, env: Env, given) => isThrown(g) && sidesOf(g, env, given.for).length > 0,
    print: printWord("do", name, ["for"]),
  };
}

/** Effects on the dice of the latest roll. */
export const diceWords = {
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
    can: isThrown,
    print: printWord("do", "trade-dice"),
  },
  "break-off": {
    args: {},
    run: (g) => endWithoutResult(g),
    can: (g) => runningBattle(g.state) !== null,
    print: printWord("do", "break-off"),
  },
} as const satisfies EffectWords;
