import type { Game } from "../../games/game";
import type { CardId, View } from "../../kernel";
import { isCardOnTable } from "./zones";

/** The index of the share in the viewer's decision that represents this whole card, or -1. */
export function cardShare({ decision, viewer }: View, id: CardId): number {
  if (decision?.kind !== "allot" || decision.seat !== viewer) return -1;
  return decision.options.findIndex(({ card, value }) => card === id && value === undefined);
}

/** Whether this card, which may pay as a whole, is pressed on the table itself. */
export const isPaidOnTable = (game: Game, view: View, card: CardId): boolean =>
  cardShare(view, card) >= 0 && isCardOnTable(game, view, card);
