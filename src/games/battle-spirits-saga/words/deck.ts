import {
  type CardId,
  cardOf,
  type Engine,
  move,
  NONE,
  readValue,
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
  selectCards,
  type WordArgs,
} from "../../../language";
import { canAfford } from "../rules/cost";
import { reveal } from "../rules/payment";
import { summon } from "../rules/summon";
import { message } from "../table/messages";
import { base } from "./base";
import { seatsWord } from "./builders";
import { discardCards, nameDiscarded } from "./own-triggers";
import { printWord } from "./print-word";

const LOOK = { from: 1, to: 10 } as const;

/** The top cards of a deck, the topmost first (BSS 3-2-3). */
export const topOf = (g: Engine, seat: Seat, count: unknown) =>
  zoneOf(g.state, "deck", seat).cards.slice(-Number(count)).reverse();

const fitting = (g: Engine, env: Env, { count, from }: WordArgs): CardId[] => {
  const top = topOf(g, env.seat, count);
  const found = selectCards(g, base, env, { ...(from as Filter), zone: "deck", of: "you" });
  return top.filter((id) => found.includes(id));
};

/** Looks at the top of the deck, where the cards stay meanwhile (BSS 12-3-2), takes a card that fits and shows it; the rest goes where it is said (BSS 12-3, 12-2-1). */
const look = {
  args: { count: LOOK, from: "filter", to: { maybe: ["field"] }, rest: ["bottom", "trash", "shuffle"] },
  ...asksPick(
    (g, env, args) => {
      for (const id of topOf(g, env.seat, args.count)) show(g, id, env.seat);
      const cards = fitting(g, env, args);
      if (cards.length === 0) {
        putRest(g, env, args, topOf(g, env.seat, args.count));
        return undefined;
      }
      return {
        prompt: message("prompt.battle-spirits-saga.look", { card: env.sourceDef }),
        rule: "BSS 12-3-1",
        options: cards.map((card) => ({ card })),
        // Nobody else can check what is found (BSS 8-5-3-5).
        min: 0,
        max: 1,
        hidden: true,
      };
    },
    (g, env, args, [at = -1]) => {
      const id = fitting(g, env, args)[at];
      const top = topOf(g, env.seat, args.count);
      if (id !== undefined && args.to === "field") summonShown(g, env, id);
      else if (id !== undefined) takeShown(g, id);
      const deck = zoneOf(g.state, "deck", env.seat).cards;
      putRest(
        g,
        env,
        args,
        top.filter((own) => deck.includes(own)),
      );
    },
  ),
  can: (g, env) => zoneOf(g.state, "deck", env.seat).cards.length > 0,
  print: ({ count, from, to, rest: where }) =>
    printWord(
      "do",
      "look",
    )({
      count: count ?? 1,
      to: to ?? "hand",
      rest: where ?? "bottom",
      what: toPlain(printFilter(base, from as Filter, { without: ["zone", "of"] })),
    }),
} as const satisfies EffectWord;

/**
 * Reveals a card taken by its description before it is taken (BSS 12-2-1, 8-5-3-5b). In the hand it is secret again
 * (BSS 12-2-2).
 */
export function takeShown(g: Engine, id: CardId): void {
  const hand = zoneOf(g.state, "hand", cardOf(g.state, id).owner).id;
  for (const { seat } of g.state.seats) show(g, id, seat);
  move(g, id, hand, { as: "take" });
}

/** Reveals a deck card that is summoned for free before the rest is put away (BSS 10-6-3). */
export function summonShown(g: Engine, env: Env, id: CardId): void {
  if (!canAfford(g, env.seat, id, { free: true })) return;
  reveal(g, id);
  summon(g, env.seat, id, { free: true });
}

/** What was not taken goes where it is said; its player says in which order, having seen it (BSS 3-1-5, 12-3-1), or the deck is shuffled (BSS 12-3-3). */
function putRest(g: Engine, env: Env, { rest: where }: WordArgs, cards: readonly CardId[]): void {
  if (where === "shuffle") shuffle(g, zoneOf(g.state, "deck", env.seat).id);
  else if (where === "trash") discardCards(g, base, cards);
  else if (cards.length > 0)
    perform(g, { do: "word", word: "bury", args: { count: cards.length } }, env, g.rule);
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

export const deckWords = {
  look,
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
