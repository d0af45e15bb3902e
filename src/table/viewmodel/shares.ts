import type { Game } from "../../games/game";
import type { CardId, View } from "../../kernel";
import { isCardOnTable } from "./zones";

/** Which share of what the viewer is asked stands for this card as a whole; -1 when none does. */
export function cardShare({ decision, viewer }: View, id: CardId): number {
  if (decision?.kind !== "allot" || decision.seat !== viewer) return -1;
  return decision.options.findIndex(({ card, value }) => card === id && value === undefined);
}

/** Whether this card, which may pay as a whole, is pressed on the table itself. */
export const isPaidOnTable = (game: Game, view: View, card: CardId): boolean =>
  cardShare(view, card) >= 0 && isCardOnTable(game, view, card);
