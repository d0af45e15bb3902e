import { addSeatCounter, cardOf, rest } from "../../../kernel";
import type { CostWords } from "../../../language";
import { addCounters } from "../rules/add-counters";
import { countersOf } from "../rules/counters";
import { hpOf, loseHp, pointsOf } from "../rules/damage";
import { discard } from "../rules/discard";
import { isInPlay, zoneKey } from "../rules/zones";
import { printWord } from "./print-word";

const some = { from: 1, to: 20 };

/** Costs of "(x : y)" other than cards (BC 11.23). */
export const costs = {
  points: {
    args: { n: some },
    byAnyone: true,
    sum: "n",
    can: (g, env, { n }) => pointsOf(g, env.seat) >= Number(n),
    pay: (g, env, { n }) => {
      addSeatCounter(g, env.seat, "points", -Number(n));
    },
    print: printWord("cost", "points"),
  },
  hp: {
    args: { n: some },
    byAnyone: true,
    sum: "n",
    can: (g, env, { n }) => hpOf(g, env.seat) >= Number(n),
    pay: (g, env, { n }) => loseHp(g, env.seat, Number(n)),
    print: printWord("cost", "hp"),
  },
  counters: {
    args: { n: some },
    sum: "n",
    can: (g, env, { n }) => countersOf(g, env.source) >= Number(n),
    pay: (g, env, { n }) => addCounters(g, env.source, -Number(n)),
    print: printWord("cost", "counters"),
  },
  "temper-this": {
    args: {},
    can: (g, env) => {
      const card = cardOf(g.state, env.source);
      return isInPlay(g, card) && !card.rested;
    },
    pay: (g, env) => {
      rest(g, env.source);
    },
    print: printWord("cost", "temper-this"),
  },
  "discard-this": {
    args: { or: { maybe: ["hand"] } },
    can: (g, env, { or }) => {
      const card = cardOf(g.state, env.source);
      return isInPlay(g, card) || (or !== undefined && zoneKey(g, card) === or);
    },
    pay: (g, env) => discard(g, [env.source]),
    print: printWord("cost", "discard-this"),
  },
} as const satisfies CostWords;
