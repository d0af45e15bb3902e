import type { Game } from "../../games/game";
import type { Action, CardId, View } from "../../kernel";
import { say } from "../../text";
import { cardActionsOf } from "./card-actions";
import { type CardOrPiece, isPiece } from "./pieces";
import { areaOf } from "./zones";

/** The actions of a card on its targets, each named once: "Shield with Searing Verdict". */
export function aimNames(game: Game, view: View, card: CardId): string {
  const { aims, places } = cardActionsOf(view, card);
  const types = new Set([...aims, ...places].map(({ type }) => type));
  return [...types].map((type) => say(game.table.actionLabel(view, { type, card }))).join(" / ");
}

/** A larger number of targets is only marked on the table. */
const FEW = 3;

/**
 * The actions that the menu of an armed card names: those without a target, and for a card in hand the few with one.
 */
export function menuActions(game: Game, view: View, card: CardOrPiece): readonly Action[] {
  const { aims, plain, places } = cardActionsOf(view, card);
  if (isPiece(card) || places.length > 0 || aims.length > FEW) return plain;
  return areaOf(game, view, card) === "hand" ? [...aims, ...plain] : plain;
}
