import { ask, cardOf, type Engine, type Plain, type Seat } from "../../../kernel";
import { type Amount, type EffectWord, type Env, seatsOf, type Who, type WordArgs } from "../../../language";
import { allotting } from "../allotting";
import {
  type CoreZone,
  coresOn,
  fromVoid,
  KINDS,
  type Kind,
  moveCores,
  moveParts,
  type Source,
  sumOf,
  zoneHolder,
} from "../cores";
import { gainLife, loseLife } from "../life";
import { message } from "../messages";
import { isOnField } from "../zones";
import { named, number, seatWord, withAmount } from "./builders";
import { cardsNamed, printWord, WHO } from "./print-word";

const ZONES = ["reserve", "trash", "life", "void"] as const;

/** Kinds that an effect may move there: no soul core into life or void (BSS 4-11-3c). */
const movable = (to: CoreZone | "card"): readonly Kind[] =>
  to === "life" || to === "void" ? ["core"] : KINDS;

function sourcesIn(g: Engine, holder: Source["holder"], to: CoreZone | "card"): Source[] {
  return movable(to).flatMap((kind) => {
    const most = coresOn(g, holder, kind);
    const card = "card" in holder ? { card: holder.card } : undefined;
    return most === 0 ? [] : [{ holder, kind, most, ...card }];
  });
}

/** Whose cores they are decides which kind moves, where that makes a difference (BSS 8-5-6). */
function moveSome(
  g: Engine,
  env: Env,
  owner: Seat,
  sources: readonly Source[],
  to: Source["holder"],
  n: number,
): void {
  const due = Math.min(n, sumOf(sources));
  if (due <= 0) return;
  if (sources.length === 1 || due === sumOf(sources))
    return moveParts(g, sources, sources.length === 1 ? [due] : sources.map(({ most }) => most), to);
  const prompt = message("prompt.battle-spirits-saga.which-cores", { card: env.sourceDef, n: due });
  ask(g, allotting(g, { seat: owner, prompt, rule: "BSS 8-5-6", source: env.source }, sources, [due, due]));
}

/** From and to where a word moves cores, with the player whose they are. */
function route(g: Engine, env: Env, { card, who, from, to }: WordArgs) {
  const id = card === undefined ? undefined : cardsNamed(g, env, card)[0];
  if (card !== undefined && (id === undefined || !isOnField(g, cardOf(g.state, id)))) return undefined;
  const owner =
    id === undefined
      ? (seatsOf(g, env, (who ?? "you") as Who)[0] ?? env.seat)
      : cardOf(g.state, id).controller;
  const place = (name: Plain | undefined): Source["holder"] =>
    name === undefined && id !== undefined
      ? { card: id }
      : zoneHolder(g, owner, (name ?? "reserve") as CoreZone);
  return { owner, from: place(from), to: place(to), into: (to ?? "card") as CoreZone | "card" };
}

/** Cores of one player, between a card and an area or between two areas. Those of several cards move one card at a time. */
const cores: EffectWord = {
  args: {
    card: { maybe: "ref" },
    who: { maybe: WHO },
    from: { maybe: ZONES },
    to: { maybe: ZONES },
    amount: "amount",
  },
  run: (g, env, args) => {
    const way = route(g, env, args);
    if (way === undefined) return;
    const n = number(g, env, args.amount);
    if (args.from === "void") fromVoid(g, way.owner, way.to, Math.max(0, n));
    else moveSome(g, env, way.owner, sourcesIn(g, way.from, way.into), way.to, n);
  },
  answer: (g, env, args, answer) => {
    const way = route(g, env, args);
    if (way !== undefined && answer.do === "allot")
      moveParts(g, sourcesIn(g, way.from, way.into), answer.amounts, way.to);
  },
  print: (args) => {
    const refs = args.card === undefined ? [] : ["card"];
    return printWord("do", "cores", refs)({ who: "you", ...withAmount(args), all: isAll(args) });
  },
};

/** As many cores as lie on the card: all of them. */
function isAll({ card, from, amount }: WordArgs): boolean {
  const of = amount as Amount | undefined;
  if (card === undefined || from !== undefined || typeof of !== "object") return false;
  return "stat" in of && of.stat === "cores" && of.of === card;
}

/** The player's soul core, wherever it is, goes onto a card or into the reserve. */
const soul: EffectWord = {
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
};

/** Words that move cores, with those about life, which is cores too (BSS 4-11). */
export const coreWords: Readonly<Record<string, EffectWord>> = {
  cores,
  soul,
  "gain-life": seatWord("gain-life", (g, seat, n) => gainLife(g, seat, n)),
  "lose-life": seatWord("lose-life", (g, seat, n) => void loseLife(g, seat, n), ["life-lost"]),
};
