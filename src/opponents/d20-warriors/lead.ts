import { type Engine, NONE, type Seat, zoneOf } from "../../kernel";
import { logistic, logOdds } from "../log-odds";
import { progress } from "../search/first-turns";
import { exchange, type Round } from "./exchange";
import { attackOddsOf } from "./odds";
import { prospectsOf } from "./prospects";
import { reachOf, reserveAttacks } from "./reserves";
import { both, leadOf, RESERVE, upcomingTurns } from "./win-probability";

/**
 * What the search believes of a position, in log odds. Fitted to 1,600 games between quick players, which cards count and
 * attacks barely: who holds more Warriors and Flash cards wins, and nothing on the first turns tells who will.
 */

/** A face-up Warrior with this many turns to come: most of them will be beaten before the end. */
const faceUpWorth = (turns: number) => 1.7 / (1 + 0.3 * turns);
/** A Warrior that can still be placed: worth the more the fewer turns there are to beat it. */
const placeWorth = (turns: number) => 0.2 + 1.5 / (1 + turns) ** 1.5;
/** The value of a Flash card in hand when this is the last turn, the last but one, or an earlier one. */
const HELD = [0.05, 0.28, 0.45] as const;
/** The value of a Flash card in the deck while its player still draws. */
const UNDRAWN = 0.3;
/** With this many turns to come a lead counts nothing, and with so few it counts fully. */
const NO_WEIGHT = 16;
const FULL_WEIGHT = 1;
/**
 * The log odds of the player who is to have the last turn, with this many turns to come. That player answers everything,
 * and its last Warriors cannot be beaten any more. Who it is may change: each further card drawn makes one turn less.
 */
const lastTurnOdds = (turns: number) => Math.exp(-turns / 6.5);
/** The same in the last turn, and how much more its attacks count there: Flash cards and abilities may follow. */
const IN_LAST_TURN = { odds: 0.25, stretch: 1.25 } as const;
/** How much the best attacks of this turn count, beside the cards. In the last turn they are all that is left. */
const ATTACKS = 0.5;

/** The attacks that the turn player may still make. */
function roundNow(g: Engine, seat: Seat, places: number): Round {
  const reach = places > 0 ? reachOf(g, seat) : null;
  const attacks = attackOddsOf(g, seat);
  if (reach === null) return { seat, attacks };
  return { seat, attacks: [...attacks, ...reserveAttacks(g, seat, reach, RESERVE)], once: RESERVE };
}

/** How far ahead a seat is, in log odds. */
export function lead(g: Engine, me: Seat): number {
  const { turn, vars } = g.state;
  if (turn.seat === NONE) return 0;
  const prospects = both.map((seat) => prospectsOf(g, seat));
  const coming = upcomingTurns(1 - turn.seat, [
    zoneOf(g.state, "deck", 0).cards.length,
    zoneOf(g.state, "deck", 1).cards.length,
  ]);
  const left = coming.length;
  const places = Number(vars.placements ?? 0);
  const ahead = leadOf(g, me);

  /** What the cards promise when the turn player has placed some more, with these turns to come. */
  const fromCards = (turns: readonly Seat[], placed: number): number => {
    let sum = 0;
    for (const seat of both) {
      const { warriors, held, undrawn } = prospects[seat] ?? { warriors: 0, held: 0, undrawn: 0 };
      const now = seat === turn.seat ? Math.min(placed, warriors) : 0;
      const own = turns.filter((next) => next === seat).length;
      const value =
        faceUpWorth(turns.length) * now +
        placeWorth(turns.length) * Math.min(warriors - now, own) +
        (HELD[left] ?? HELD[2]) * held +
        (own > 0 ? UNDRAWN * undrawn : 0);
      sum += seat === me ? value : -value;
    }
    return sum;
  };

  const round = roundNow(g, turn.seat, places);
  const afterwards = fromCards(coming, round.once === undefined ? 0 : 1);
  const chance = exchange(
    [round],
    {
      me,
      lead: ahead,
      value: (then) => logistic(faceUpWorth(left) * then + afterwards),
    },
    left === 0,
  );
  const byAttacks = logOdds(chance);
  const isLastPlayer = (coming.at(-1) ?? turn.seat) === me;
  const sign = isLastPlayer ? 1 : -1;
  if (left === 0) return IN_LAST_TURN.stretch * byAttacks + sign * IN_LAST_TURN.odds;

  const turns = places > 0 ? [turn.seat, ...coming] : coming;
  const byCards = faceUpWorth(turns.length) * ahead + fromCards(turns, 0);
  const weight = progress(left, NO_WEIGHT, FULL_WEIGHT);
  return weight * (ATTACKS * byAttacks + (1 - ATTACKS) * byCards) + sign * lastTurnOdds(left);
}
