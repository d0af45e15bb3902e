import { cardOf, readStat } from "../../../kernel";
import { type ConditionWords, seatsOf, type Who } from "../../../language";
import { isFighter } from "../rules/blocking";
import { COLOURS, type Colour, isColour } from "../rules/colours";
import { lifeOf } from "../rules/life";
import { symbolsOf } from "../rules/symbols";
import { battleIn } from "../rules/vars";
import { isOnField } from "../rules/zones";
import { cardsNamed, lastNamed, printWord, WHOSE } from "./print-word";

const number = { from: 0, to: 40 };

/** Conditions about levels, cores, symbols, life and the battle. */
export const conditions = {
  level: {
    args: { from: { from: 1, to: 9 }, to: { maybe: { from: 1, to: 9 } } },
    holds: (g, env, { from, to }) => {
      if (!isOnField(g, cardOf(g.state, env.source))) return false;
      const level = readStat(g, env.source, "level");
      return level >= Number(from) && level <= Number(to ?? level);
    },
    print: printWord("if", "level"),
    ofOwnCard: true,
  },
  attacking: {
    args: { card: "ref" },
    holds: (g, env, { card }) => lastNamed(g, env, card).some((own) => isFighter(g, "attacker", own.card)),
    print: printWord("if", "attacking", ["card"]),
  },
  blocking: {
    args: { card: "ref" },
    holds: (g, env, { card }) => lastNamed(g, env, card).some((own) => isFighter(g, "blocker", own.card)),
    print: printWord("if", "blocking", ["card"]),
  },
  battling: {
    args: {},
    holds: (g) => battleIn(g.state) !== null,
    print: printWord("if", "battling"),
  },
  symbol: {
    args: { colour: COLOURS },
    readsStats: true,
    holds: (g, env, { colour }) =>
      symbolsOf(g, env.seat).some((symbol) => isColour(symbol, colour as Colour)),
    print: printWord("if", "symbol"),
  },
  "life-at-most": {
    args: { who: WHOSE, n: number },
    holds: (g, env, { who, n }) => seatsOf(g, env, who as Who).some((seat) => lifeOf(g, seat) <= Number(n)),
    print: printWord("if", "life-at-most"),
  },
  soul: {
    args: { card: "ref" },
    holds: (g, env, { card }) => lastNamed(g, env, card).some((own) => (own.card.counters.soul ?? 0) > 0),
    print: printWord("if", "soul", ["card"]),
  },
  "raid-left": {
    args: {},
    readsStats: true,
    holds: (g, env) => {
      if (cardsNamed(g, env, "this").length === 0) return false;
      const { counters } = cardOf(g.state, env.source);
      const used = counters["raid-turn"] === g.state.turn.number ? (counters.raided ?? 0) : 0;
      return used < readStat(g, env.source, "kw-raid");
    },
    print: printWord("if", "raid-left"),
  },
} as const satisfies ConditionWords;
