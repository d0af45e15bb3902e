import { type Card, type Engine, type Reader, simultaneously } from "../../../kernel";
import {
  type Amount,
  type EffectWord,
  type EffectWords,
  type Env,
  seatsOf,
  type Who,
  type WordArgs,
} from "../../../language";
import { type CoreZone, coresOn, fromVoid, moveCores, type Source, zoneHolder } from "../rules/cores";
import { gainLife, loseLife } from "../rules/life";
import { isOnField } from "../rules/zones";
import { named, seatWord, withAmount } from "./builders";
import { carryOutCoreMoves, coreMoves, coreQuestions, keepsCores } from "./core-moves";
import { printWord, WHO, WHOSE } from "./print-word";

const ZONES = ["reserve", "trash", "life", "void"] as const;

/** Moves players' cores between cards and areas or between two areas, as one change for all sources (BSS 4-7-2). */
const cores = {
  args: {
    card: { maybe: "ref" },
    who: { maybe: WHO },
    from: { maybe: ZONES },
    to: { maybe: ZONES },
    onto: { maybe: "ref" },
    amount: "amount",
  },
  causes: ["cores-placed", "cores-removed"],
  run: (g, env, args) => moveAll(g, [env], args, []),
  runAll: moveAll,
  asks: coreQuestions,
  print: (args) => {
    const refs = ["card", "onto"].filter((name) => args[name] !== undefined);
    const but = allBut(args);
    return printWord(
      "do",
      "cores",
      refs,
    )({ who: "you", ...withAmount(args), all: isAll(args), ...(but !== undefined && { but }) });
  },
} as const satisfies EffectWord;

function moveAll(
  g: Engine,
  envs: readonly Env[],
  args: WordArgs,
  answers: readonly (readonly number[])[],
): void {
  simultaneously(g, [], () => {
    if (args.from !== "void") return carryOutCoreMoves(g, envs, args, answers);
    for (const { owner, to, n } of coreMoves(g, envs, args)) fromVoid(g, owner, to, n);
  });
}

/** Whether an amount is all cores on the card from which they are moved. */
function isEvery(of: Amount | undefined, { card, from }: WordArgs): boolean {
  if (card === undefined || from !== undefined || typeof of !== "object") return false;
  return "stat" in of && of.stat === "cores" && of.of === card;
}

const isAll = (args: WordArgs) => isEvery(args.amount as Amount | undefined, args);

/** How many cores stay on the card, if the amount is all but these. */
function allBut(args: WordArgs): number | undefined {
  const of = args.amount as Amount | undefined;
  if (typeof of !== "object" || !("sum" in of) || of.sum.length !== 2) return undefined;
  const [every, less] = of.sum;
  return isEvery(every, args) && typeof less === "number" && less < 0 ? -less : undefined;
}

/** The places from which a soul core may be moved. The field is its player's cards. */
const SOUL_FROM = ["reserve", "trash", "life", "field"] as const;

/** Where a player's soul core is, among the places that a word names. Defaults to all of them. */
function soulPlace(g: Reader, env: Env, { who, from, of }: WordArgs): Source["holder"] | undefined {
  const [seat = env.seat] = seatsOf(g, env, (who ?? "you") as Who);
  const areas = SOUL_FROM.flatMap((key) =>
    key === "field" || (from !== undefined && from !== key) ? [] : [zoneHolder(g, seat, key)],
  );
  const isOwn = (card: Card) => card.controller === seat && isOnField(g, card);
  const own =
    from === undefined || from === "field" ? g.state.cards.filter(isOwn).map(({ id }) => ({ card: id })) : [];
  const places = of === undefined ? [...areas, ...own] : named(g, [env], of).map((card) => ({ card }));
  const holder = places.find((place) => coresOn(g, place, "soul") > 0);
  return holder !== undefined && "card" in holder && keepsCores(g, env, holder.card) ? undefined : holder;
}

/** Moves a player's soul core alone, wherever it is or from a named place (BSS 8-5-5), onto a card or into an area. */
const soul = {
  args: {
    card: { maybe: "ref" },
    who: { maybe: WHOSE },
    from: { maybe: SOUL_FROM },
    of: { maybe: "ref" },
    to: { maybe: ["reserve", "trash"] },
  },
  causes: ["cores-placed", "cores-removed"],
  run: (g, env, args) => {
    const id = args.card === undefined ? undefined : named(g, [env], args.card)[0];
    if (args.card !== undefined && id === undefined) return;
    const [seat = env.seat] = seatsOf(g, env, (args.who ?? "you") as Who);
    const to = id === undefined ? zoneHolder(g, seat, (args.to ?? "reserve") as CoreZone) : { card: id };
    const from = soulPlace(g, env, args);
    if (from !== undefined && JSON.stringify(from) !== JSON.stringify(to)) moveCores(g, from, to, "soul", 1);
  },
  can: (g, env, args) => soulPlace(g, env, args) !== undefined,
  print: (args) => {
    const refs = ["card", "of"].filter((name) => args[name] !== undefined);
    const isPlain = Object.keys(args).every((name) => name === "card");
    if (!isPlain) return printWord("do", "soul-move", refs)(args);
    return printWord("do", args.card === undefined ? "soul-home" : "soul", refs)(args);
  },
} as const satisfies EffectWord;

/** Words that move cores, including life, which consists of cores (BSS 4-11). */
export const coreWords = {
  cores,
  soul,
  "gain-life": seatWord("gain-life", (g, seat, n) => gainLife(g, seat, n), ["life-gained"]),
  "lose-life": seatWord("lose-life", (g, seat, n) => void loseLife(g, seat, n), ["life-lost"]),
} as const satisfies EffectWords;
