import type { Engine, Seat } from "../../kernel";
import { toMove } from "../search/to-move";
import { winProbability } from "./win-probability";

/** How much of the scripted levels' win probability can be believed at the start, and from which turn all of it. */
const AT_START = 0.4;
const BELIEVED = 12;
/** The log odds by which it is too high for the player to move. */
const TOO_HIGH = 0.14;
/** More than this counts as certain. */
const MOST = 12;

/** How far ahead a seat is, in log odds: the scripted levels' win probability, corrected by games between quick players. */
export function lead(g: Engine, seat: Seat): number {
  const { turn } = g.state;
  const chance = winProbability(g, seat, false);
  const believed = Math.min(1, AT_START + ((1 - AT_START) * turn.number) / BELIEVED);
  const odds = Math.max(-MOST, Math.min(MOST, Math.log(chance) - Math.log(1 - chance)));
  return believed * odds + toMove(g, [seat], -TOO_HIGH);
}
