import type { CardId, Reader } from "../../../kernel";
import type { ConditionWords, Env } from "../../../language";
import { hpOf } from "../rules/health";
import { resourcesOf } from "../rules/resources";
import { STEPS, type StepName } from "../rules/steps";
import { varsOf } from "../rules/vars";
import { cardsNamed, printWord } from "./print-word";

const some = { from: 0, to: 40 } as const;

/** The cards that a text names, wherever they are now. */
function idsOf(g: Reader, env: Env, card: unknown): readonly CardId[] {
  return env.refs[String(card)]?.map((ref) => ref.card) ?? cardsNamed(g, env, card);
}

export const conditions = {
  "resources-at-least": {
    args: { n: some },
    holds: (g, env, { n }) => resourcesOf(g, env.seat) >= Number(n),
    print: printWord("if", "resources-at-least"),
  },
  "hp-at-most": {
    args: { n: some },
    holds: (g, env, { n }) => hpOf(g, env.seat) <= Number(n),
    print: printWord("if", "hp-at-most"),
  },
  /** A card has been KO'd while this resolves. */
  "koed-this-way": {
    args: { card: "ref" },
    holds: (g, env, { card }) => {
      const { koed = [] } = varsOf(g.state);
      return idsOf(g, env, card).some((id) => koed.includes(id));
    },
    print: printWord("if", "koed-this-way", ["card"]),
  },
  /** The turn has not come to this step of an attack, or to its End of Turn. */
  "before-step": {
    args: { step: ["pre-defender", "defender", "post-defender", "damage", "end-of-combat", "end"] },
    holds: (g, _env, { step }) => {
      const at = STEPS.indexOf(g.state.turn.step as StepName);
      return at >= 0 && at < STEPS.indexOf(step as StepName);
    },
    print: printWord("if", "before-step"),
  },
} as const satisfies ConditionWords;
