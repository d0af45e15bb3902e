import type { Game } from "../../games/game";
import { type CardId, cardIn, NONE, type View } from "../../kernel";
import { type CardActions, cardActionsOf } from "./card-actions";
import { type CardOrPiece, isPiece } from "./pieces";
import { areaOf, zonesOf } from "./zones";

/**
 * The actions of the held card or piece. A card of the hand that belongs in a place between the players may be put
 * there.
 */
export function cardActionsWithSharedZones(game: Game, view: View, held: CardOrPiece): CardActions {
  const acts = cardActionsOf(view, held);
  if (isPiece(held) || acts.plain.length === 0 || areaOf(game, view, held) !== "hand") return acts;
  const place = placeFor(game, view, held);
  if (place === undefined) return acts;
  const at = { kind: "zone", zone: place.zone.id } as const;
  return { ...acts, drops: acts.plain.map((action) => ({ at, action })) };
}

function placeFor(game: Game, view: View, card: CardId) {
  const type = game.rules.cards[cardIn(view, card).def]?.type;
  return zonesOf(game, view, "slot", NONE).find(({ spec }) => spec.shared?.type === type);
}
