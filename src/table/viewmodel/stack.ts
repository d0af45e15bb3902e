import type { Game } from "../../games/game";
import { type CardId, cardIn, type Message, type Seat, type StackItem, type View } from "../../kernel";

/** What waits on the stack, as it is listed. */
export interface StackModel {
  readonly id: number;
  readonly seat: Seat;
  readonly card: CardId;
  /** Name of the card that it comes from. */
  readonly name: string;
  /** What it will do, with what was chosen for it. */
  readonly text: readonly Message[];
  readonly targets: readonly CardId[];
}

function textOf(game: Game, view: View, item: StackItem, name: string): readonly Message[] {
  const own = game.stackText?.({ rules: game.rules, state: view }, item);
  if (own !== undefined) return own;
  if (game.cards[name] === undefined) return [];
  const { abilities } = game.cardText(name);
  return item.ability === undefined ? abilities : abilities.slice(item.ability, item.ability + 1);
}

/** All that waits on the stack, what resolves next first. */
export function stackOf(game: Game, view: View): readonly StackModel[] {
  return view.stack.toReversed().map((item) => {
    const { id, seat, card, def = "", refs = {} } = item;
    const name = game.cards[def] === undefined ? cardIn(view, card).def : def;
    const targets = Object.values(refs).flatMap((pins) => pins.map((pin) => pin.card));
    return {
      id,
      seat,
      card,
      name,
      text: textOf(game, view, item, name),
      targets: [...new Set(targets)].filter((target) => target !== card && view.cards[target] !== undefined),
    };
  });
}
