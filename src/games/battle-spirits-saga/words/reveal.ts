import {
  type CardId,
  type Engine,
  move,
  NONE,
  type Seat,
  show,
  shuffle,
  toPlain,
  zoneOf,
} from "../../../kernel";
import {
  asksArrange,
  asksPick,
  type EffectWord,
  type EffectWords,
  type Env,
  type Filter,
  perform,
  printFilter,
  seatsOf,
  selectCards,
  type Who,
  type WordArgs,
} from "../../../language";
import { message } from "../table/messages";
import { base } from "./base";
import { number, withAmount } from "./builders";
import { summonShown, takeShown, topOf } from "./deck";
import { discardCards } from "./own-triggers";
import { printWord, WHOSE } from "./print-word";

const COUNT = { from: 1, to: 10 } as const;
const MOST_REVEALED = 10;

const seatFor = (g: Engine, env: Env, whose: unknown): Seat =>
  seatsOf(g, env, (whose ?? "you") as Who)[0] ?? env.seat;

/** How many cards are revealed, which may be counted. */
const countOf = (g: Engine, env: Env, { count }: WordArgs): number =>
  Math.min(number(g, env, count), MOST_REVEALED);

/** The revealed cards that fit, the topmost first. */
function fitting(g: Engine, env: Env, args: WordArgs): CardId[] {
  const { whose, from } = args;
  const found = selectCards(g, base, env, { ...(from as Filter), zone: "deck" });
  return topOf(g, seatFor(g, env, whose), countOf(g, env, args)).filter((id) => found.includes(id));
}

/** How many of the cards that fit may be taken. */
const mostOf = ({ take }: WordArgs, cards: readonly CardId[]): number =>
  take === "all" ? cards.length : Math.min(Number(take ?? 1), cards.length);

function takeAll(g: Engine, env: Env, args: WordArgs, taken: readonly CardId[]): void {
  const seat = seatFor(g, env, args.whose);
  const revealed = topOf(g, seat, countOf(g, env, args));
  if (args.to === "trash") discardCards(g, base, taken);
  else if (args.to === "field") for (const id of taken) summonShown(g, env, id);
  else for (const id of taken) takeShown(g, id);
  const deck = zoneOf(g.state, "deck", seat).cards;
  putRest(
    g,
    env,
    args,
    revealed.filter((id) => deck.includes(id)),
  );
}

/** What was not taken goes where it is said, in an order that a player chooses (BSS 3-1-5). */
function putRest(g: Engine, env: Env, { rest, whose, order }: WordArgs, cards: readonly CardId[]): void {
  const seat = seatFor(g, env, whose);
  if (rest === "shuffle") shuffle(g, zoneOf(g.state, "deck", seat).id);
  else if (rest === "trash") discardCards(g, base, cards);
  else if (rest === "hand")
    for (const id of cards) move(g, id, zoneOf(g.state, "hand", seat).id, { as: "take" });
  else if (cards.length > 0) {
    const more = { ...(whose !== undefined && { whose }), ...(order !== undefined && { order }) };
    perform(
      g,
      { do: "word", word: "put-rest", args: { count: cards.length, to: rest ?? "bottom", ...more } },
      env,
      g.rule,
    );
  }
}

/**
 * Reveals the top cards of a deck to all players (BSS 12-2-1), who all see what fits. It is taken, or may be; the rest
 * goes where it is said.
 */
const reveal = {
  args: {
    count: "amount",
    whose: { maybe: WHOSE },
    from: "filter",
    take: { maybe: [1, 2, 3, 4, 5, "all"] },
    must: { maybe: [true] },
    to: { maybe: ["field", "trash"] },
    rest: ["bottom", "top", "trash", "shuffle", "hand"],
    order: { maybe: WHOSE },
  },
  causes: ["discard"],
  ...asksPick(
    (g, env, args) => {
      const top = topOf(g, seatFor(g, env, args.whose), countOf(g, env, args));
      for (const id of top) for (const { seat } of g.state.seats) show(g, id, seat);
      const cards = fitting(g, env, args);
      const most = mostOf(args, cards);
      if (most === 0 || (args.must === true && most === cards.length)) {
        takeAll(g, env, args, cards);
        return undefined;
      }
      return {
        prompt: message("prompt.battle-spirits-saga.look", { card: env.sourceDef }),
        rule: "BSS 12-2-1",
        options: cards.map((card) => ({ card })),
        min: args.must === true ? most : 0,
        max: most,
      };
    },
    (g, env, args, picks) => {
      const cards = fitting(g, env, args);
      takeAll(
        g,
        env,
        args,
        picks.flatMap((i) => cards[i] ?? []),
      );
    },
  ),
  can: (g, env, { whose }) =>
    seatsOf(g, env, (whose ?? "you") as Who).some((seat) => zoneOf(g.state, "deck", seat).cards.length > 0),
  print: ({ count, whose, from, take, must, to, rest, order }) =>
    printWord(
      "do",
      "reveal-top",
    )({
      ...withAmount({ amount: count ?? 1 }),
      whose: whose ?? "you",
      take: take ?? 1,
      must: must === true,
      to: to ?? "hand",
      rest: rest ?? "bottom",
      order: order ?? "you",
      what: toPlain(
        printFilter(
          base,
          { ...(from as Filter), zone: "deck" },
          take === "all"
            ? { form: "bare", count: 2, without: ["zone", "of"] }
            : { count: Number(take ?? 1), upTo: must !== true, without: ["zone", "of"] },
        ),
      ),
    }),
} as const satisfies EffectWord;

/** Puts the top cards of a deck back, in this order: the first one highest. */
function putBack(g: Engine, env: Env, { count, to, whose }: WordArgs, order: readonly number[]): void {
  const seat = seatFor(g, env, whose);
  const cards = topOf(g, seat, count);
  const deck = zoneOf(g.state, "deck", seat).id;
  // On top the first card is put last.
  const ordered = to === "bottom" ? order : order.toReversed();
  for (const i of ordered) move(g, cards[i] ?? NONE, deck, { as: "put-back", bottom: to === "bottom" });
}

/** Puts the top cards of a deck on it or under it, in the order that a player chooses (BSS 3-1-5). */
const putting = {
  args: { count: COUNT, to: ["bottom", "top"], whose: { maybe: WHOSE }, order: { maybe: WHOSE } },
  ...asksArrange((g, env, args) => {
    const cards = topOf(g, seatFor(g, env, args.whose), args.count);
    if (cards.length < 2) {
      putBack(g, env, args, [...cards.keys()]);
      return undefined;
    }
    return {
      seat: seatFor(g, env, args.order),
      prompt: {
        key: "prompt.deck-order",
        args: { card: env.sourceDef, bottom: args.to === "bottom" },
      },
      rule: "BSS 3-1-5",
      options: cards.map((card) => ({ card })),
    };
  }, putBack),
  print: printWord("do", "put-rest"),
} as const satisfies EffectWord;

/** Words that reveal cards of a deck to all players. */
export const revealWords = { "reveal-top": reveal, "put-rest": putting } as const satisfies EffectWords;
