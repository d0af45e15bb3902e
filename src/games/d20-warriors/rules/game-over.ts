import { announce, call, type Engine, exit, finish, type Seat } from "../../../kernel";
import { faceUpCount } from "./board";

export function faceUpCounts(g: Engine): [number, number] {
  return [faceUpCount(g.state, 0), faceUpCount(g.state, 1)];
}

/**
 * Ends the game when a player cannot make the initial draw: most face-up Warriors win, a tie goes to Sudden Death (D20
 * 7.1 to 7.5).
 */
export function endByDeck(g: Engine): void {
  const [first, second] = faceUpCounts(g);
  announce(g, "deck-empty", g.state.turn.seat, { rule: "D20 2.4" });
  if (first !== second) {
    const winner: Seat = first > second ? 0 : 1;
    return finish(g, [winner], "d20.most-face-up", "D20 7.2", { count: [first, second] });
  }
  if (first === 0) return finish(g, [], "d20.none-face-up", "D20 7.5", { count: [0, 0] });
  exit(g);
  call(g, "sudden-death");
}
