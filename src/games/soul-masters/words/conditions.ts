import type { ConditionWords } from "../../../language";
import { hpOf } from "../rules/health";
import { resourcesOf } from "../rules/resources";
import { printWord } from "./print-word";

const some = { from: 0, to: 40 } as const;

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
} as const satisfies ConditionWords;
