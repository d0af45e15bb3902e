import type { Engine, Seat } from "../../kernel";
import { type FirstPlayer, firstPlayerOdds, leadWeight } from "../search/first-turns";
import { toMove } from "../search/to-move";
import { counter, sideOf } from "./board";
import { hpValue, monsterValue, otherCardsValue, shortOf, WEIGHTS } from "./evaluation";

/**
 * Log odds of the parts of a position. In played games a further Monster tells less the more there are, and cards in hand
 * tell nothing: most of them are never played.
 */
const ODDS = { hp: 0.2, monsters: 0.47, others: 0.2, point: 0.045, short: 1.5 } as const;
/** The log odds of the player to move in an even position. */
const TO_MOVE = 0.25;
/** The first player wins two of three games. */
const FIRST_PLAYER: FirstPlayer = { odds: 0.65, fades: [4, 12] };
/** The turn from which a lead has its full weight. */
const FULL_WEIGHT = 5;
/** A further lead adds less and less. */
const CURVE = { height: 1.2, steepness: 1.7 } as const;
/** A lead counts less in a long game: from this turn of a game of two on, by `less` a turn, down to `least`. */
const LONG = { from: 10, less: 0.06, least: 0.3 } as const;

const root = (value: number) => Math.sqrt(Math.max(0, value));

function sideOdds(g: Engine, seat: Seat): number {
  const monsters = sideOf(g, seat).monsters.reduce((sum, own) => sum + monsterValue(g, own, WEIGHTS), 0);
  return (
    ODDS.hp * hpValue(counter(g, seat, "hp")) +
    ODDS.monsters * root(monsters) +
    ODDS.others * root(otherCardsValue(g, seat)) +
    ODDS.point * counter(g, seat, "points") -
    ODDS.short * shortOf(g, seat)
  );
}

/** How far ahead of its strongest opponent a seat is, in log odds. Fitted to games between quick players. */
export function lead(g: Engine, seat: Seat): number {
  const others = g.state.seats.filter((other) => other.status === "in" && other.seat !== seat);
  const strongest = Math.max(...others.map((other) => sideOdds(g, other.seat)));
  const ahead = sideOdds(g, seat) - strongest + toMove(g, [seat], TO_MOVE);
  const { turn, seats } = g.state;
  const turns = (2 * turn.number) / seats.length;
  const steepness = CURVE.steepness * Math.max(LONG.least, 1 - LONG.less * Math.max(0, turns - LONG.from));
  return (
    leadWeight(g, FULL_WEIGHT) * CURVE.height * Math.asinh(steepness * ahead) +
    firstPlayerOdds(g, seat, FIRST_PLAYER)
  );
}
