import { type Engine, simultaneously } from "../../../kernel";
import type { Amount, EffectWord, EffectWords, Env, WordArgs } from "../../../language";
import { coresOn, fromVoid, moveCores, zoneHolder } from "../rules/cores";
import { gainLife, loseLife } from "../rules/life";
import { isOnField } from "../rules/zones";
import { named, seatWord, withAmount } from "./builders";
import { carryOutCoreMoves, coreMoves, coreQuestions } from "./core-moves";
import { printWord, WHO } from "./print-word";

const ZONES = ["reserve", "trash", "life", "void"] as const;

/** Moves players' cores between cards and areas or between two areas, as one change for all sources (BSS 4-7-2). */
const cores = {
  args: {
    card: { maybe: "ref" },
    who: { maybe: WHO },
    from: { maybe: ZONES },
    to: { maybe: ZONES },
    amount: "amount",
  },
  causes: ["cores-placed", "cores-removed"],
  run: (g, env, args) => moveAll(g, [env], args, []),
  runAll: moveAll,
  asks: coreQuestions,
  print: (args) => {
    const refs = args.card === undefined ? [] : ["card"];
    return printWord("do", "cores", refs)({ who: "you", ...withAmount(args), all: isAll(args) });
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

/** Whether the amount is all cores on the card. */
function isAll({ card, from, amount }: WordArgs): boolean {
  const of = amount as Amount | undefined;
  if (card === undefined || from !== undefined || typeof of !== "object") return false;
  return "stat" in of && of.stat === "cores" && of.of === card;
}

/** Moves the player's soul core, wherever it is (BSS 8-5-5), onto a card or into the reserve. */
const soul = {
  args: { card: { maybe: "ref" } },
  run: (g, env, { card }) => {
    const id = card === undefined ? undefined : named(g, [env], card)[0];
    if (card !== undefined && id === undefined) return;
    const to = id === undefined ? zoneHolder(g, env.seat, "reserve") : { card: id };
    const areas = (["reserve", "trash", "life"] as const).map((key) => zoneHolder(g, env.seat, key));
    const own = g.state.cards.filter((one) => one.controller === env.seat && isOnField(g, one));
    const from = [...areas, ...own.map((one) => ({ card: one.id }))].find(
      (holder) => coresOn(g, holder, "soul") > 0,
    );
    if (from !== undefined && JSON.stringify(from) !== JSON.stringify(to)) moveCores(g, from, to, "soul", 1);
  },
  print: (args) =>
    printWord(
      "do",
      args.card === undefined ? "soul-home" : "soul",
      args.card === undefined ? [] : ["card"],
    )(args),
} as const satisfies EffectWord;

/** Words that move cores, including life, which consists of cores (BSS 4-11). */
export const coreWords = {
  cores,
  soul,
  "gain-life": seatWord("gain-life", (g, seat, n) => gainLife(g, seat, n), ["life-gained"]),
  "lose-life": seatWord("lose-life", (g, seat, n) => void loseLife(g, seat, n), ["life-lost"]),
} as const satisfies EffectWords;
