import {
  type CardId,
  dropFrames,
  type Engine,
  expire,
  NONE,
  removeFromGame,
  type Seat,
  simultaneously,
  unwind,
} from "../../kernel";
import type { Env, Playing } from "../../language";
import { setAttack } from "./vars";

/**
 * A player is out: all cards they own leave the game without Enders, and their current action stops (BC
 * 10.10). If it was their turn, it ends at once (BC 10.11).
 */
export function eliminatePlayer(g: Engine, seat: Seat): void {
  const owned = g.state.cards.flatMap((card): CardId[] =>
    card.owner === seat && card.zone !== NONE ? [card.id] : [],
  );
  simultaneously(g, owned, () => {
    for (const id of owned) removeFromGame(g, id, "leave");
  });
  if (g.state.turn.seat === seat && g.state.turn.number > 0) {
    setAttack(g, null);
    expire(g, "attack");
    unwind(g, "turn", "next");
    return;
  }
  dropFrames(g, ({ procedure, locals }) => {
    if (procedure === "effect") return (locals.env as unknown as Env).seat === seat;
    if (procedure === "play") return (locals.playing as unknown as Playing).seat === seat;
    return procedure === "paid draw" && locals.seat === seat;
  });
}
