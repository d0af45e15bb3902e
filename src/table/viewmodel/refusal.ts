import type { Game } from "../../games/game";
import type { Action, CardId, Refusal, Verdict, View } from "../../kernel";
import { type Message, message } from "../../text";
import type { Spot } from "./acts";

/** What the player seems to want: the game's wishes for the card, aimed at the spot. */
function wishesFor(game: Game, view: View, card: CardId, spot: Spot | undefined): readonly Action[] {
  const own = game.candidateActions(view, card);
  if (spot?.on === "card") {
    const aimed = game.candidateActions(view, spot.card).filter((wish) => wish.card === card);
    return aimed.length > 0 ? aimed : own.map((wish) => ({ ...wish, target: spot.card }));
  }
  if (spot?.on === "seat") return own.map((wish) => ({ ...wish, data: { ...wish.data, seat: spot.seat } }));
  return spot?.on === "cell" ? own.map((wish) => ({ ...wish, cell: spot.cell })) : own;
}

/** Do both say the same? */
export const sameRefusal = (a: Refusal | null, b: Refusal | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Not a matter of the rules, so there is no clause behind it. */
const tableSays = (why: Message): Refusal => ({ ok: false, why, rule: "" });

/**
 * Why a press on this card (or of it on that spot) does nothing, or null when nobody has a word for it. Where the game
 * allows what seems to be wished, only the way was wrong: the table says that.
 */
export function refusalFor(
  game: Game,
  view: View,
  why: (action: Action) => Verdict,
  card: CardId,
  spot?: Spot,
): Refusal | null {
  let reason: Refusal | null = null;
  for (const wish of wishesFor(game, view, card, spot)) {
    const verdict = why(wish);
    if (!verdict.ok) reason ??= verdict;
    // It would be carried out by another card: the one that was pressed is its target.
    else if (spot === undefined && wish.card !== card) return tableSays(message("table.refusal.attacker"));
    // It would be carried out without regard to the spot.
    else if (spot !== undefined) break;
  }
  return reason ?? (spot === undefined ? null : tableSays(message("table.refusal.spot")));
}
