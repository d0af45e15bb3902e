import {
  announce,
  type CardId,
  cardOf,
  type Engine,
  move,
  type Reader,
  type Seat,
  show,
  shuffle,
  zoneOf,
} from "../../../kernel";
import {
  asksPick,
  type EffectWords,
  type Env,
  type Filter,
  mightHold,
  perform,
  seatsOf,
  selectCards,
  type Who,
} from "../../../language";
import { defOf } from "../rules/defs";
import { discard } from "../rules/discard";
import { canAfford, hasCopy, makeCopy, summon } from "../rules/summoning";
import { message } from "../table/messages";
import { someOf } from "./amount";
import { base } from "./base";
import { cardsNamed, MANY, printWord, WHO } from "./print-word";

const DECK = "deck";
const HIDDEN: readonly string[] = [DECK, "hand"];

/** The player's matching cards. Without a zone, searches the Main Deck (BC 11.1.4). */
function found(g: Reader, env: Env, filter: unknown): CardId[] {
  const from = filter as Filter;
  const placed = { zone: DECK, ...from };
  return selectCards(g, base, env, placed).filter((id) => cardOf(g.state, id).owner === env.seat);
}

const zoneIn = (filter: unknown) => (filter as Filter).zone ?? DECK;

/** Makes the player look through their Main Deck (BC 11.3.1). */
function lookThroughDeck(g: Engine, seat: Seat): void {
  for (const id of zoneOf(g.state, DECK, seat).cards) show(g, id, seat);
}

function shuffleDeck(g: Engine, seat: Seat): void {
  shuffle(g, zoneOf(g.state, DECK, seat).id);
}

type Prompt = "search" | "summon" | "quick-summon";

const pickQuestion = ({ sourceDef }: Env, cards: readonly CardId[], count: number, prompt: Prompt) => ({
  prompt: message(`prompt.battle-cores.${prompt}`, { card: sourceDef, count }),
  options: cards.map((card) => ({ card })),
  min: count,
  max: count,
  hidden: true,
});

/** What an Effect may put into play: any match with Quick, otherwise only what can be paid for (BC 11.1.2, 11.2). */
function summonable(g: Reader, env: Env, from: unknown, quick: boolean): CardId[] {
  return found(g, env, from).filter((id) => {
    if (defOf(g, cardOf(g.state, id)).type === "support") return false;
    return quick || canAfford(g, env.seat, id);
  });
}

/** Effects that search, summon, copy and discard. */
export const cardWords = {
  // Only the searching player sees the deck (BC 11.3.3), and must take what fits; it is shuffled anyway (BC 11.3.2).
  search: {
    args: { from: "filter", count: MANY },
    ...asksPick(
      (g, env, { from, count }) => {
        lookThroughDeck(g, env.seat);
        const cards = found(g, env, from);
        if (cards.length > 0)
          return pickQuestion(env, cards, Math.min(Number(count ?? 1), cards.length), "search");
        shuffleDeck(g, env.seat);
        return undefined;
      },
      (g, env, { from }, picks) => {
        const cards = found(g, env, from);
        const hand = zoneOf(g.state, "hand", env.seat).id;
        for (const id of picks.flatMap((i) => cards[i] ?? [])) {
          announce(g, "reveal", env.seat, { card: id, def: cardOf(g.state, id).def, rule: "BC 11.3.1" });
          move(g, id, hand, { as: "search" });
        }
        shuffleDeck(g, env.seat);
      },
    ),
    print: ({ from, count }) => printWord("do", "search")({ what: someOf(from, count) }),
  },
  summon: {
    args: { from: "filter", quick: { maybe: [true] }, count: MANY },
    causes: ["summon"],
    ...asksPick(
      (g, env, { from, quick }) => {
        if (zoneIn(from) === DECK) lookThroughDeck(g, env.seat);
        const cards = summonable(g, env, from, quick === true);
        if (cards.length > 0) return pickQuestion(env, cards, 1, quick ? "quick-summon" : "summon");
        if (zoneIn(from) === DECK) shuffleDeck(g, env.seat);
        return undefined;
      },
      (g, env, { from, quick, count }, [at = 0]) => {
        const card = summonable(g, env, from, quick === true)[at];
        if (card === undefined) return;
        const left = Number(count ?? 1) - 1;
        const more = {
          from: from ?? {},
          ...(quick ? { quick } : undefined),
          ...(left > 1 ? { count: left } : undefined),
        };
        // The procedure called last runs first: the summoning, then the shuffling, then the next summoning.
        if (left > 0) perform(g, { do: "word", word: "summon", args: more }, env, g.rule);
        if (zoneIn(from) === DECK) perform(g, { do: "word", word: "shuffle" }, env, "BC 11.1.6");
        summon(g, env.seat, card, quick === true);
      },
    ),
    // The other players do not know whether a deck or hand holds such a card, so the prompt must not depend on it.
    can: (g, env, { from, quick }) => {
      const secret = { zone: zoneIn(from), of: "you" } as const;
      return HIDDEN.includes(secret.zone)
        ? mightHold(g, base, env, secret)
        : summonable(g, env, from, quick === true).length > 0;
    },
    print: ({ from, quick, count }) =>
      printWord("do", quick ? "quick-summon" : "summon")({ what: someOf(from, count), zone: zoneIn(from) }),
  },
  shuffle: {
    args: {},
    run: (g, env) => shuffleDeck(g, env.seat),
    print: printWord("do", "shuffle"),
  },
  duplicate: {
    args: {},
    causes: ["summon"],
    run: (g, env) => makeCopy(g, { def: env.sourceDef }, env.seat, env.sourceDef),
    can: (g, env) => hasCopy(g, { def: env.sourceDef }),
    print: printWord("do", "duplicate"),
  },
  copy: {
    args: { card: "ref" },
    causes: ["summon"],
    run: (g, env, { card }) => {
      for (const id of cardsNamed(g, env, card)) makeCopy(g, cardOf(g.state, id), env.seat, env.sourceDef);
    },
    can: (g, env, { card }) => cardsNamed(g, env, card).some((id) => hasCopy(g, cardOf(g.state, id))),
    print: printWord("do", "copy", ["card"]),
  },
  mill: {
    args: { who: WHO, count: { from: 1, to: 10 } },
    causes: ["discard"],
    run: (g, env, { who, count }) => {
      const tops = seatsOf(g, env, who as Who).flatMap((seat) =>
        zoneOf(g.state, DECK, seat).cards.slice(-Number(count)).reverse(),
      );
      discard(g, tops);
    },
    print: printWord("do", "mill"),
  },
  recycle: {
    args: {},
    run: (g, env) => {
      const deck = zoneOf(g.state, DECK, env.seat).id;
      for (const id of zoneOf(g.state, "ground", env.seat).cards) move(g, id, deck, { as: "put-back" });
      shuffle(g, deck);
    },
    can: (g, env) => zoneOf(g.state, "ground", env.seat).cards.length > 0,
    print: printWord("do", "recycle"),
  },
} as const satisfies EffectWords;
