import { cardOf, type Reader } from "../../../kernel";
import { type ConditionWord, type ConditionWords, type Env, seatsOf, type Who } from "../../../language";
import { isNew } from "../rules/counters";
import { hpOf } from "../rules/damage";
import { attackIn } from "../rules/vars";
import { cardsNamed, printWord, WHOSE } from "./print-word";

const anyCard = (g: Reader, env: Env, ref: unknown, fits: (id: number) => boolean) =>
  cardsNamed(g, env, ref).some(fits);

const hpTest = (fits: (hp: number, n: number) => boolean, name: string) =>
  ({
    args: { who: WHOSE, n: { from: 1, to: 40 } },
    holds: (g, env, { who, n }) => seatsOf(g, env, who as Who).some((seat) => fits(hpOf(g, seat), Number(n))),
    print: printWord("if", name),
  }) as const satisfies ConditionWord;

/** Conditions about the current Attack, the turn and the players. */
export const conditions = {
  "attack-on": {
    args: { who: [...WHOSE, "any"] },
    holds: (g, env, { who }) => {
      const attack = attackIn(g.state);
      if (attack === null || attack.stage === "struck" || attack.stage === "off") return false;
      if (who === "any") return true;
      return who === "you" ? attack.defender === env.seat : attack.by === env.seat;
    },
    print: printWord("if", "attack-on"),
  },
  "is-direct": {
    args: {},
    holds: (g) => attackIn(g.state)?.target === -1,
    print: printWord("if", "is-direct"),
  },
  blocked: {
    args: {},
    holds: (g) => attackIn(g.state)?.blocked === true,
    print: printWord("if", "blocked"),
  },
  new: {
    args: { card: "ref" },
    holds: (g, env, { card }) => anyCard(g, env, card, (id) => isNew(g, cardOf(g.state, id))),
    print: printWord("if", "new", ["card"]),
  },
  "hp-at-most": hpTest((hp, n) => hp <= n, "hp-at-most"),
  "hp-at-least": hpTest((hp, n) => hp >= n, "hp-at-least"),
} as const satisfies ConditionWords;
