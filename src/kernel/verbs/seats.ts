import { leaveGame } from "../flow/leave-game";
import type { Engine } from "../rules";
import { NONE, type Seat } from "../state/ids";
import { type Counters, deepFreeze, type Plain } from "../state/plain";
import { type Outcome, type SeatState, type State, seatOf, type TurnState } from "../state/state";
import { emitSeat } from "./emit";
import { noteProgress, sealTakebacks } from "./progress";

/** Puts a changed seat into its slot. Only verbs call it. */
export function putSeat(g: Engine, seat: SeatState): void {
  g.version++;
  g.state.seats[seat.seat] = g.strict ? deepFreeze(seat) : seat;
}

/** Lists the fields of a seat instead of spreading it, so that all seats share one hidden class. */
export function putSeatCounters(g: Engine, id: Seat, counters: Counters): void {
  const { seat, name, team, status, rounds } = seatOf(g.state, id);
  putSeat(g, { seat, name, team, status, rounds, counters });
}

/**
 * Adds to (or subtracts from) a resource of a seat, never below 0.
 * @returns the new number.
 */
export function addSeatCounter(g: Engine, seat: Seat, counter: string, amount: number): number {
  const before = seatOf(g.state, seat);
  const now = Math.max(0, (before.counters[counter] ?? 0) + amount);
  putSeatCounters(g, seat, { ...before.counters, [counter]: now });
  emitSeat(g, "seat-counter", seat, { amount, data: { counter, now } });
  return now;
}

export function beginTurn(g: Engine, seat: Seat, stepName: string): void {
  const before = seatOf(g.state, seat);
  const { name, team, status, rounds, counters } = before;
  putSeat(g, { seat, name, team, status, rounds: rounds + 1, counters });
  g.state.turn = { number: g.state.turn.number + 1, seat, step: stepName };
  noteProgress(g);
  emitSeat(g, "turn", seat, { amount: g.state.turn.number });
}

/** Enters another step or phase of the current turn; does nothing if it is the current one. */
export function enterStep(g: Engine, stepName: string): void {
  const { number, seat, step } = g.state.turn;
  if (step === stepName) return;
  const turn: TurnState = { number, seat, step: stepName };
  g.state.turn = turn;
  emitSeat(g, "step", turn.seat, { data: { step: stepName } });
}

/** Sets one of the game's own public variables. */
export function setVar(g: Engine, name: string, value: Plain): void {
  if (g.state.vars[name] === value) return;
  setVars(g, { ...g.state.vars, [name]: value });
}

/** Replaces all of the game's own public variables, for games that update several at once. */
export function setVars(g: Engine, vars: State["vars"]): void {
  g.state.vars = g.strict ? deepFreeze(vars) : vars;
}

/** Emits an event that does not change the state ("attack", "win"). */
export function announce(g: Engine, type: string, seat: Seat, extra?: Parameters<typeof emitSeat>[3]): void {
  emitSeat(g, type, seat, extra);
}

/**
 * Ends the game.
 * @param cause short name of the reason, a key under `outcome.`.
 */
export function finish(
  g: Engine,
  winners: readonly Seat[],
  cause: string,
  rule: string,
  data?: Outcome["data"],
): void {
  if (g.state.outcome !== null) return;
  g.state.outcome = { winners, cause, rule, ...(data ? { data } : undefined) };
  g.state.decision = null;
  emitSeat(g, "game-over", winners[0] ?? NONE, { rule, data: { cause, winners } });
}

/** Eliminates a seat. Ends the game when one team (or none) is left. */
export function eliminate(g: Engine, seat: Seat, cause: string, rule: string): void {
  eliminateAll(g, [seat], cause, rule);
}

/** Eliminates seats simultaneously. The game is drawn if none is left. */
export function eliminateAll(g: Engine, seats: readonly Seat[], cause: string, rule: string): void {
  const leaving = seats.filter((seat) => seatOf(g.state, seat).status === "in");
  if (leaving.length === 0 || g.state.outcome !== null) return;
  for (const seat of leaving) {
    putSeat(g, { ...seatOf(g.state, seat), status: "out" });
    emitSeat(g, "out", seat, { rule, data: { cause } });
  }
  sealTakebacks(g);
  g.state.drawOffers = [];
  if (leaving.includes(g.state.paused)) g.state.paused = NONE;
  const left = g.state.seats.filter((other) => other.status === "in");
  if (new Set(left.map((other) => other.team)).size <= 1) {
    const team = left[0]?.team;
    const winners = g.state.seats.filter((other) => other.team === team).map((other) => other.seat);
    finish(g, winners, cause, rule);
    return;
  }
  leaveGame(g, leaving);
  for (const seat of leaving) g.rules.flow.onEliminated?.(g, seat);
}
