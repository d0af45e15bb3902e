import type { Game } from "../../games/game";
import { type CardId, cardIn, type Message, type Seat, type StackItem, type View } from "../../kernel";

/** An item on the stack, as it is listed. */
export interface StackModel {
  readonly id: number;
  /** Its number in the order in which the items were put on the stack, from 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly card: CardId;
  /** Name of the card that it comes from. */
  readonly name: string;
  /** What it will do, with the choices made for it. */
  readonly text: readonly Message[];
  readonly targets: readonly CardId[];
  /** Whether it will do nothing. */
  readonly isNegated: boolean;
  /** Whether it is being carried out. */
  readonly isNow: boolean;
}

function textOf(game: Game, view: View, item: StackItem, name: string): readonly Message[] {
  const own = game.table.stackText?.({ rules: game.rules, state: view }, item);
  if (own !== undefined) return own;
  if (game.cards.pool[name] === undefined) return [];
  const { abilities } = game.cards.text(name);
  return item.ability === undefined ? abilities : abilities.slice(item.ability, item.ability + 1);
}

/** The targets of an item: cards, and the card of an earlier item. */
function targetsOf(
  { table: { mat } }: Game,
  view: View,
  { card, refs = {}, chosen = {} }: StackItem,
): CardId[] {
  const answered = view.stack.find(({ id }) => mat.chain !== undefined && id === chosen[mat.chain.aims]);
  const cards = Object.values(refs).flatMap((list) => list.map((ref) => ref.card));
  const all = new Set(answered === undefined ? cards : [...cards, answered.card]);
  return [...all].filter((target) => target !== card && view.cards[target] !== undefined);
}

/** All items on the stack, the next to resolve first, after the one being carried out. */
export function stackOf(game: Game, view: View): readonly StackModel[] {
  const now = game.table.resolvingItem?.(view) ?? null;
  const items = now === null ? view.stack : [...view.stack, now];
  return items
    .map((item, i) => {
      const { id, seat, card, def = "", negated } = item;
      const name = game.cards.pool[def] === undefined ? cardIn(view, card).def : def;
      return {
        id,
        number: i + 1,
        seat,
        card,
        name,
        text: textOf(game, view, item, name),
        targets: targetsOf(game, view, item),
        isNegated: negated,
        isNow: item === now,
      };
    })
    .toReversed();
}
