import type { DeckLimit } from "../../games/game-deck";
import type { Message } from "../../kernel";
import type { PrintedCard } from "../../language";
import { deckCards } from "../codes";
import { message } from "../messages";
import { type Aims, cardsOf, curveOf, tally, themesOf } from "./aims";
import { type BuiltGame, blockers, candidates, openLimits } from "./legal";

/** A card that was added, and why. */
export interface Added {
  readonly name: string;
  readonly why: Message;
}

/** The cards that make a deck legal, or what it has no room for. */
export type Filled = { readonly added: readonly Added[] } | { readonly stuck: DeckLimit };

/** Adds the best card that may be added, until the deck is legal and full. */
export function fillDeck(game: BuiltGame, start: readonly string[], aims: Aims): Filled {
  const pool = deckCards(game);
  const names = [...start];
  const added: Added[] = [];
  const skipped = new Set<string>();
  for (;;) {
    const open = openLimits(game, names, pool).find(({ limit }) => !skipped.has(limit.label.key));
    if (open === undefined) return { added };
    const next = bestCard(game, names, open.limit, pool, aims);
    if (next === null && open.isNeeded) return { stuck: open.limit };
    if (next === null) skipped.add(open.limit.label.key);
    else {
      names.push(next.name);
      added.push(next);
    }
  }
}

function bestCard(
  game: BuiltGame,
  names: readonly string[],
  limit: DeckLimit,
  pool: readonly PrintedCard[],
  aims: Aims,
): Added | null {
  const judge = judgeOf(game, names, aims);
  const judged = candidates(game, names, limit, pool).map((card) => ({ card, merits: judge(card) }));
  const score = ({ card, merits }: Judged) =>
    total(merits) + aims.luck(card.name) + (aims.worth?.(card) ?? 0);
  const best = judged
    .map((own) => ({ own, score: score(own) }))
    .toSorted((a, b) => b.score - a.score)
    .find(({ own }) => blockers(game, [...names, own.card.name]).length === 0)?.own;
  if (best === undefined) return null;
  const isOfFew = judged.length <= FEW && limit.section !== "main";
  return { name: best.card.name, why: isOfFew ? needed(limit) : reason(best, judged) };
}

/** All that speaks for a card. */
const total = (merits: Merits): number => merits.reduce((sum, { worth }) => sum + worth, 0);

interface Judged {
  readonly card: PrintedCard;
  readonly merits: Merits;
}

/** What speaks for a card more than for others that go with the deck as well, or that it goes with the deck. */
function reason(best: Judged, judged: readonly Judged[]): Message {
  const worth = ({ merits }: Judged, kind: Merit["kind"]) =>
    merits.find((own) => own.kind === kind)?.worth ?? 0;
  const peers = judged.filter((own) => worth(own, "theme") >= worth(best, "theme"));
  const lead = ({ kind, worth: own }: Merit) =>
    own - peers.reduce((sum, peer) => sum + worth(peer, kind), 0) / peers.length;
  const [theme, ...others] = best.merits;
  const [first] = others
    .filter((merit) => merit.worth > 0 && lead(merit) > LEAD)
    .toSorted((a, b) => lead(b) - lead(a));
  return (first ?? theme).why;
}

/** Less is no reason. */
const LEAD = 0.4;
/** With so few cards to choose from it is the limit that explains the choice. */
const FEW = 12;
const needed = ({ label }: DeckLimit) => message("complete.needed", { what: label });

/** What speaks for a card: more is better. */
interface Merit {
  readonly kind: keyof typeof WORTH;
  readonly worth: number;
  readonly why: Message;
}

/** How it goes with the deck, and what else speaks for it. */
type Merits = readonly [Merit, ...Merit[]];

const WORTH = { theme: 4, type: 3, cost: 2, copies: 1.2, proven: 0.6 } as const;
/** So many copies are good to have, where the rules allow more. */
const PLAYSET = 4;
/** A card without a colour or faction goes with all. */
const NEUTRAL = 0.6;

/** How far a number is from its aim: 1 for none, 0 for all, less beyond. */
const gap = (aim = 0, n = 0) => Math.max(-1, Math.min(1, (aim - n) / Math.max(1, aim)));

/** How well a card goes with a list of cards: more is better. */
export function fitOf(game: BuiltGame, names: readonly string[], aims: Aims): (card: PrintedCard) => number {
  const judge = judgeOf(game, names, aims);
  return (card) => total(judge(card));
}

function judgeOf(game: BuiltGame, names: readonly string[], aims: Aims): (card: PrintedCard) => Merits {
  const { types, costs } = curveOf(game, cardsOf(game, names));
  const copies = tally(names);
  return (card) => {
    const cost = game.deck.cost?.(card);
    const themes = themesOf(game, card);
    const [best] = themes.toSorted(
      (a, b) => (aims.themes.get(b.value) ?? 0) - (aims.themes.get(a.value) ?? 0),
    );
    const fits =
      themes.reduce((sum, { value }) => sum + (aims.themes.get(value) ?? 0), 0) / Math.max(1, themes.length);
    const type: Message = { key: `${game.slug}.type.${card.type}`, args: { count: 2 } };
    const own = copies.get(card.name) ?? 0;
    return [
      {
        kind: "theme",
        worth: WORTH.theme * (best === undefined ? NEUTRAL : fits),
        why:
          best === undefined ? message("complete.neutral") : message("complete.theme", { theme: best.label }),
      },
      {
        kind: "type",
        worth: WORTH.type * gap(aims.types.get(card.type), types.get(card.type)),
        why: message("complete.type", { type }),
      },
      ...(cost === undefined
        ? []
        : [
            {
              kind: "cost" as const,
              worth: WORTH.cost * gap(aims.costs.get(cost), costs.get(cost)),
              why: message("complete.cost", { cost }),
            },
          ]),
      {
        kind: "copies",
        worth: own < PLAYSET ? WORTH.copies * Math.min(1, own) : WORTH.copies * (PLAYSET - 1 - own),
        why: message("complete.copies"),
      },
      {
        kind: "proven",
        worth: aims.proven.has(card.name) ? WORTH.proven : 0,
        why: message("complete.proven"),
      },
    ];
  };
}
