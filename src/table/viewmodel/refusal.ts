import type { Game } from "../../games/game";
import type { Action, CardId, Refusal, Verdict, View } from "../../kernel";
import type { Spot } from "./acts";

/** What the player seems to want: the game's wishes for the card, aimed at the spot. */
function wishesFor(game: Game, view: View, card: CardId, spot: Spot | undefined): readonly Action[] {
  const own = game.wishes(view, card);
  if (spot?.on === "card") {
    const aimed = game.wishes(view, spot.card).filter((wish) => wish.card === card);
    return aimed.length > 0 ? aimed : own.map((wish) => ({ ...wish, target: spot.card }));
  }
  if (spot?.on === "seat") return own.map((wish) => ({ ...wish, data: { ...wish.data, seat: spot.seat } }));
  return spot?.on === "cell" ? own.map((wish) => ({ ...wish, cell: spot.cell })) : own;
}

/** Why a press on this card (or of it on that spot) does nothing, or null when the game has no word for it. */
export function refusalFor(
  game: Game,
  view: View,
  why: (action: Action) => Verdict,
  card: CardId,
  spot?: Spot,
): Refusal | null {
  for (const wish of wishesFor(game, view, card, spot)) {
    const verdict = why(wish);
    if (!verdict.ok) return verdict;
  }
  return null;
}
