import type { Game } from "../../games/game";
import { type CardId, cardIn, type GameEvent, type Place, type View } from "../../kernel";
import type { CardSide, Waypoint } from "./steps";

/** An answer as the viewer may know it: its events, and the table before and after. */
export interface ViewChange {
  readonly game: Pick<Game, "rules" | "table" | "status">;
  readonly events: readonly GameEvent[];
  readonly before: View;
  readonly after: View;
}

/** A player's panel is in no zone. */
export const NO_PLACE: Place = { zone: -1, face: "up", x: 0, y: 0 };

/** The current side of a card on the table. The viewer may still know a card that was turned over. */
export function sideNow(view: View, card: CardId): CardSide {
  const { def, owner, controller } = cardIn(view, card);
  return def === "" ? { def, seat: owner } : { def, seat: controller };
}

export function stopOf(view: View, card: CardId): Waypoint {
  const { zone, face, x, y } = cardIn(view, card);
  return { card, place: { zone, face, x, y } };
}
