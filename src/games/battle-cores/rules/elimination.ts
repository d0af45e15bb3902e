import {
  type CardId,
  type Engine,
  expire,
  NONE,
  removeFromGame,
  type Seat,
  simultaneously,
} from "../../../kernel";
import { setAttack } from "./vars";

/**
 * Eliminates a player: all cards they own leave the game without Enders (BC 10.10), and their turn has no more Attacks.
 */
export function eliminatePlayer(g: Engine, seat: Seat): void {
  const owned = g.state.cards.flatMap((card): CardId[] =>
    card.owner === seat && card.zone !== NONE ? [card.id] : [],
  );
  simultaneously(g, owned, () => {
    for (const id of owned) removeFromGame(g, id, "leave");
  });
  if (g.state.turn.seat !== seat || g.state.turn.number === 0) return;
  setAttack(g, null);
  expire(g, "attack");
}
