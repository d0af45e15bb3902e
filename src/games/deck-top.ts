import {
  type CardId,
  type Engine,
  move,
  NONE,
  type Reader,
  type Seat,
  show,
  shuffle,
  toPlain,
  zoneOf,
} from "../kernel";
import {
  type Amount,
  amountArgs,
  amountOf,
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
  type Vocabulary,
  type Who,
  type WordArgs,
  type wordTools,
} from "../language";
import type { Message } from "../text";

/** How a game treats cards from the top of a deck. */
interface DeckTop<P extends string, F extends string> {
  /** The vocabulary by which filters are read. */
  readonly words: () => Vocabulary;
  readonly printWord: ReturnType<typeof wordTools>["printWord"];
  /** The clauses for looking, for revealing and for the order in which cards are put back. */
  readonly rules: { readonly look: string; readonly reveal: string; readonly order: string };
  prompt(card: { readonly card: string }): Message;
  /** What its texts call the discard pile and the field. */
  readonly pile: P;
  readonly field: F;
  /** Takes a card to hand, which has been shown to all players. */
  take(g: Engine, id: CardId): void;
  /** Puts a card that has been shown onto the field. */
  enter(g: Engine, env: Env, id: CardId): void;
  discard(g: Engine, ids: readonly CardId[]): void;
}

const COUNT = { from: 1, to: 10 } as const;
const MOST_REVEALED = 10;
const WHOSE = ["you", "opponent"] as const;
const TAKEN = [1, 2, 3, 4, 5, "all"] as const;

/** The top cards of a deck, the topmost first. */
export const topOf = (g: Reader, seat: Seat, count: unknown): CardId[] =>
  zoneOf(g.state, "deck", seat).cards.slice(-Number(count)).reverse();

const seatFor = (g: Reader, env: Env, whose: unknown): Seat =>
  seatsOf(g, env, (whose ?? "you") as Who)[0] ?? env.seat;

/** How many of the cards that fit may be taken. */
const mostOf = ({ take }: WordArgs, cards: readonly CardId[]): number =>
  take === "all" ? cards.length : Math.min(Number(take ?? 1), cards.length);

/** Puts the top cards of a deck back, in this order: the first one highest. */
function putBack(g: Engine, env: Env, { count, to, whose }: WordArgs, order: readonly number[]): void {
  const seat = seatFor(g, env, whose);
  const cards = topOf(g, seat, count);
  const deck = zoneOf(g.state, "deck", seat).id;
  // On top the first card is put last.
  const ordered = to === "bottom" ? order : order.toReversed();
  for (const i of ordered) move(g, cards[i] ?? NONE, deck, { as: "put-back", bottom: to === "bottom" });
}

/** The words with which a player looks at or reveals cards from the top of a deck, takes some and puts the rest away. */
export function deckTopWords<const P extends string, const F extends string>(game: DeckTop<P, F>) {
  const { words, printWord, rules, prompt, pile, field } = game;

  /** How many cards are looked at, which may be counted. */
  const countOf = (g: Reader, env: Env, { count }: WordArgs): number =>
    Math.min(amountOf(g, words(), env, count as Amount), MOST_REVEALED);

  /** The cards on top that fit, the topmost first. */
  function fitting(g: Reader, env: Env, args: WordArgs): CardId[] {
    const found = selectCards(g, words(), env, { ...(args.from as Filter), zone: "deck" });
    return topOf(g, seatFor(g, env, args.whose), countOf(g, env, args)).filter((id) => found.includes(id));
  }

  /** What was not taken goes where it is said, in an order that a player chooses. */
  function putRest(g: Engine, env: Env, args: WordArgs, cards: readonly CardId[]): void {
    const { rest, whose, order } = args;
    const seat = seatFor(g, env, whose);
    if (rest === "shuffle") shuffle(g, zoneOf(g.state, "deck", seat).id);
    else if (rest === pile) game.discard(g, cards);
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

  function takeAll(g: Engine, env: Env, args: WordArgs, taken: readonly CardId[]): void {
    const seat = seatFor(g, env, args.whose);
    const top = topOf(g, seat, countOf(g, env, args));
    if (args.to === pile) game.discard(g, taken);
    else if (args.to === field) for (const id of taken) game.enter(g, env, id);
    else if (args.secret === true)
      for (const id of taken) move(g, id, zoneOf(g.state, "hand", seat).id, { as: "take" });
    else for (const id of taken) game.take(g, id);
    const deck = zoneOf(g.state, "deck", seat).cards;
    putRest(
      g,
      env,
      args,
      top.filter((id) => deck.includes(id)),
    );
  }

  const printed = ({ from, take, must }: WordArgs) =>
    toPlain(
      printFilter(
        words(),
        { ...(from as Filter), zone: "deck" },
        take === "all"
          ? { form: "bare", count: 2, without: ["zone", "of"] }
          : { count: Number(take ?? 1), upTo: must !== true, without: ["zone", "of"] },
      ),
    );

  /**
   * Looks at the top of the own deck, where the cards stay meanwhile, and takes a card that fits: it is shown, unless any
   * card may be taken in secret.
   */
  const look = {
    args: {
      count: COUNT,
      from: "filter",
      to: { maybe: [field] },
      take: { maybe: TAKEN },
      must: { maybe: [true] },
      secret: { maybe: [true] },
      rest: ["bottom", pile, "shuffle", "top"],
    },
    ...asksPick(
      (g, env, args) => {
        for (const id of topOf(g, env.seat, args.count)) show(g, id, env.seat);
        const cards = fitting(g, env, args);
        const most = mostOf(args, cards);
        if (most === 0) {
          putRest(g, env, args, topOf(g, env.seat, args.count));
          return undefined;
        }
        return {
          prompt: prompt({ card: env.sourceDef }),
          rule: rules.look,
          options: cards.map((card) => ({ card })),
          // Nobody else can check what is found, unless any card fits.
          min: args.must === true ? most : 0,
          max: most,
          hidden: true,
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
    can: (g, env) => zoneOf(g.state, "deck", env.seat).cards.length > 0,
    print: ({ count, to, rest, must, secret, ...args }) =>
      printWord(
        "do",
        "look",
      )({
        count: count ?? 1,
        to: to ?? "hand",
        rest: rest ?? "bottom",
        must: must === true,
        secret: secret === true,
        take: args.take ?? 1,
        what: printed({ ...args, must: must === true || (args.take ?? 1) === 1 }),
      }),
  } as const satisfies EffectWord;

  /**
   * Reveals the top cards of a deck to all players, who all see what fits. It is taken, or may be; the rest goes where it
   * is said.
   */
  const reveal = {
    args: {
      count: "amount",
      whose: { maybe: WHOSE },
      from: "filter",
      take: { maybe: TAKEN },
      must: { maybe: [true] },
      to: { maybe: [field, pile] },
      rest: ["bottom", "top", pile, "shuffle", "hand"],
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
          prompt: prompt({ card: env.sourceDef }),
          rule: rules.reveal,
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
        ...(amountArgs(words(), (count ?? 1) as Amount) as WordArgs),
        whose: whose ?? "you",
        take: take ?? 1,
        must: must === true,
        to: to ?? "hand",
        rest: rest ?? "bottom",
        order: order ?? "you",
        what: printed({ from: from ?? {}, ...(take !== undefined && { take }), must: must === true }),
      }),
  } as const satisfies EffectWord;

  /** Puts the top cards of a deck on it or under it, in the order that a player chooses. */
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
        rule: rules.order,
        options: cards.map((card) => ({ card })),
      };
    }, putBack),
    print: printWord("do", "put-rest"),
  } as const satisfies EffectWord;

  return { look, "reveal-top": reveal, "put-rest": putting } as const satisfies EffectWords;
}
