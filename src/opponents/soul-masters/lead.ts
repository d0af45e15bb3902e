import { type Reader, readStat, type Seat, seatOf } from "../../kernel";
import { type FirstPlayer, firstPlayerOdds, leadWeight } from "../search/first-turns";
import { toMove } from "../search/to-move";
import { cards, printed } from "./board";
import { evaluate } from "./evaluation";
import { unitsOf } from "./units";
import { WEIGHTS } from "./weights";

/**
 * Log odds of the parts of a position. In played games units and energy decide, far beyond what the scripted levels make of
 * them; a commander's health tells little until its last levels.
 */
const ODDS = {
  attack: 0.085,
  health: 0.12,
  hand: 0.105,
  energy: 0.45,
  equipment: 0.19,
  battlefield: 0.3,
  /** Each level that a commander has still to lose. Part of its health is part of a level. */
  level: 0.5,
  /** All of the last health, and the health at which half of it is lost. */
  last: 2,
  fades: 3,
  /** Each card by which a deck is thin, squared. */
  thin: 0.05,
} as const;

/** Deck size below which every card counts. */
const THIN = 10;
/** The log odds of the player to move in an even position. */
const TO_MOVE = 0.47;
/** The first player wins three of five games. */
const FIRST_PLAYER: FirstPlayer = { odds: 0.35, fades: [5, 8] };
/** The turn from which a lead has its full weight. */
const FULL_WEIGHT = 12;
/**
 * How much of the lead is the fit, and the scale of the rest, which is the scripted levels' evaluation. The fit alone scores better
 * on results, but as the only guide of a player it lost: it does not know what damage is for.
 */
const FITTED = 0.8;
const SCALE = 66;

function commanderOdds(g: Reader, seat: Seat): number {
  const hp = seatOf(g.state, seat).counters.hp ?? 0;
  let level = printed(g, cards(g, "commander", seat)[0]?.def ?? "");
  let left = hp;
  let levels = hp / Math.max(1, level?.stats.health ?? hp);
  while (level?.evolves !== undefined) {
    level = printed(g, level.evolves);
    left += level?.stats.health ?? 0;
    levels++;
  }
  return ODDS.level * levels - ODDS.last / (1 + Math.max(0, left) / ODDS.fades);
}

function sideOdds(g: Reader, seat: Seat): number {
  const units = unitsOf(g, seat).reduce(
    (sum, { id }) => sum + ODDS.attack * readStat(g, id, "atk") + ODDS.health * readStat(g, id, "health"),
    0,
  );
  const count = (key: string) => cards(g, key, seat).length;
  return (
    units +
    commanderOdds(g, seat) +
    ODDS.hand * count("hand") +
    ODDS.energy * count("energy") +
    ODDS.equipment * count("equipment") +
    ODDS.battlefield * count("battlefield") -
    ODDS.thin * Math.max(0, THIN - count("deck")) ** 2
  );
}

/** How far ahead a seat is, in log odds. Fitted to games between quick players. */
export function lead(g: Reader, seat: Seat): number {
  const fitted = sideOdds(g, seat) - sideOdds(g, 1 - seat);
  const ahead = FITTED * fitted + evaluate(g, seat, WEIGHTS) / SCALE + toMove(g, [seat], TO_MOVE);
  return leadWeight(g, FULL_WEIGHT) * ahead + firstPlayerOdds(g, seat, FIRST_PLAYER);
}
