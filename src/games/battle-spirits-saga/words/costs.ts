import { cardOf, rest } from "../../../kernel";
import type { CostWord, CostWords } from "../../../language";
import { allotQuestion } from "../rules/core-shares";
import { moveParts, sourcesOf, sumOf, zoneHolder } from "../rules/cores";
import { isOnField } from "../rules/zones";
import { message } from "../table/messages";
import { printWord } from "./print-word";

const some = { from: 1, to: 20 };

/** The shares of an allotment of this number of cores. */
function shares(
  ...[g, env, sources, n]: [
    Parameters<NonNullable<CostWord["sources"]>>[0],
    Parameters<CostWord["can"]>[1],
    ReturnType<typeof sourcesOf>,
    number,
  ]
) {
  const question = {
    seat: env.seat,
    prompt: message("prompt.battle-spirits-saga.arrange-cores"),
    rule: "BSS 8-4-2",
  };
  const { options, totals, proposal } = allotQuestion(g, question, sources, [n, n]);
  return { options, totals, proposal };
}

const onThis = (...[g, env]: Parameters<CostWord["can"]>) =>
  sourcesOf(g, env.seat).filter(({ card }) => card === env.source);
const inReserve = (...[g, env]: Parameters<CostWord["can"]>) => sourcesOf(g, env.seat, "reserve");

/** Cores to the trash, from somewhere (BSS 3-4-1c). */
const coreCost = (
  name: string,
  from: (...args: Parameters<CostWord["can"]>) => ReturnType<typeof sourcesOf>,
) =>
  ({
    args: { n: some },
    sum: "n",
    can: (g, env, args) => sumOf(from(g, env, args)) >= Number(args.n),
    sources: (g, env, args) => shares(g, env, from(g, env, args), Number(args.n)),
    pay: (g, env, args, parts) => moveParts(g, from(g, env, args), parts, zoneHolder(g, env.seat, "trash")),
    print: printWord("cost", name),
  }) as const satisfies CostWord;

/** The soul core of a player, in the reserve or on the field, or only on the ability's own card. */
const souls = (...[g, env, { of }]: Parameters<CostWord["can"]>) =>
  sourcesOf(g, env.seat).filter(
    ({ kind, card }) => kind === "soul" && (of === undefined || card === env.source),
  );

/** Costs of effects other than cards (BSS 8-4). */
export const costs = {
  cores: { ...coreCost("cores", (g, env) => sourcesOf(g, env.seat)), byAnyone: true },
  "cores-of-this": coreCost("cores-of-this", onThis),
  "cores-of-reserve": { ...coreCost("cores-of-reserve", inReserve), args: { n: "amount" }, byAnyone: true },
  soul: {
    args: { of: { maybe: ["this"] } },
    byAnyone: true,
    can: (g, env, args) => souls(g, env, args).length > 0,
    pay: (g, env, args) => moveParts(g, souls(g, env, args), [1], zoneHolder(g, env.seat, "trash")),
    print: printWord("cost", "soul"),
  },
  "exhaust-this": {
    args: {},
    can: (g, env) => {
      const card = cardOf(g.state, env.source);
      return isOnField(g, card) && !card.rested;
    },
    pay: (g, env) => {
      rest(g, env.source);
    },
    print: printWord("cost", "exhaust-this"),
  },
} as const satisfies CostWords;
