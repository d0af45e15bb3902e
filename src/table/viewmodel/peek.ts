import type { Game } from "../../games/game";
import { type CardId, cardIn, type Message, seatOf, type View } from "../../kernel";
import { message } from "../../text";
import { faceVisibility } from "./zones";

/** Who may look at a face-down card, and how. */
export function peekHint(game: Game, view: View, id: CardId): Message {
  const own = game.table.peekHint?.(view, id);
  if (own) return own;
  const zone = view.zones[cardIn(view, id).zone];
  if (zone === undefined || faceVisibility(game, zone.key) !== "owner" || zone.owner < 0)
    return message("table.peek.nobody");
  const player = seatOf(view, zone.owner).name;
  return message("table.peek.owner", { player });
}
