import {
  type CardId,
  cardOf,
  type Engine,
  move,
  NONE,
  readValue,
  type Seat,
  show,
  zoneOf,
} from "../../../kernel";
import { asksArrange, type EffectWord, type EffectWords, type Env } from "../../../language";
import { deckTopWords, topOf } from "../../deck-top";
import { canAfford } from "../rules/cost";
import { reveal } from "../rules/payment";
import { summon } from "../rules/summon";
import { message } from "../table/messages";
import { base } from "./base";
import { seatsWord } from "./builders";
import { discardCards, nameDiscarded } from "./own-triggers";
import { printWord } from "./print-word";

const LOOK = { from: 1, to: 10 } as const;

/**
 * Reveals a card taken by its description before it is taken (BSS 12-2-1, 8-5-3-5b). In the hand it is secret again
 * (BSS 12-2-2).
 */
function takeShown(g: Engine, id: CardId): void {
  const hand = zoneOf(g.state, "hand", cardOf(g.state, id).owner).id;
  for (const { seat } of g.state.seats) show(g, id, seat);
  move(g, id, hand, { as: "take" });
}

/** Reveals a deck card that is summoned for free before the rest is put away (BSS 10-6-3). */
function summonShown(g: Engine, env: Env, id: CardId): void {
  if (!canAfford(g, env.seat, id, { free: true })) return;
  reveal(g, id);
  summon(g, env.seat, id, { free: true });
}

/** Puts the top cards of the deck under it one by one, the first one highest (BSS 3-2-3-1). */
const bury = {
  args: { count: LOOK },
  ...asksArrange(
    (g, env, { count }) => ({
      prompt: message("prompt.battle-spirits-saga.bury", { card: env.sourceDef }),
      rule: "BSS 3-1-5",
      options: topOf(g, env.seat, count).map((card) => ({ card })),
    }),
    (g, env, { count }, order) => {
      const cards = topOf(g, env.seat, count);
      const deck = zoneOf(g.state, "deck", env.seat).id;
      for (const i of order) move(g, cards[i] ?? NONE, deck, { as: "put-back", bottom: true });
    },
  ),
  print: printWord("do", "bury"),
} as const satisfies EffectWord;

/** Whether effects of others cannot discard cards from a player's deck (BSS 1-3-3). */
function isProtected(g: Engine, seat: Seat): boolean {
  const by = g.state.cards[g.cause.card ?? NONE]?.controller;
  return by !== undefined && by !== seat && readValue(g, { seat }, "deck-protected") > 0;
}

/** Words that look at or reveal cards from the top of a deck (BSS 3-2-3, 12-2-1, 12-3-2). */
const topWords = deckTopWords({
  words: () => base,
  printWord,
  // Nobody else can check what is found (BSS 8-5-3-5). What is not taken goes where the text says, or the deck is shuffled (BSS 12-3-3).
  rules: { look: "BSS 12-3-1", reveal: "BSS 12-2-1", order: "BSS 3-1-5" },
  prompt: (card) => message("prompt.battle-spirits-saga.look", card),
  pile: "trash",
  field: "field",
  take: takeShown,
  enter: summonShown,
  discard: (g, ids) => void discardCards(g, base, ids),
});

export const deckWords = {
  ...topWords,
  bury,
  mill: seatsWord(
    "mill",
    (g, amounts) => {
      const ids = [...amounts].flatMap(([seat, n]) => (isProtected(g, seat) ? [] : topOf(g, seat, n)));
      discardCards(g, base, ids);
      nameDiscarded(g, ids);
    },
    ["discard"],
  ),
} as const satisfies EffectWords;
