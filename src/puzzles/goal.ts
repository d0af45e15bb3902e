import type { Seat, View } from "../kernel";

/** What a puzzle asks for in the turn with which it begins: to win, or to leave the others no cards in play. */
export const GOALS = ["win", "clear"] as const;
export type Goal = (typeof GOALS)[number];

/** A goal of a seat, and the turn in which its puzzle begins. */
export interface Task {
  readonly goal: Goal;
  readonly seat: Seat;
  readonly turn: number;
}

export type TaskStatus = "open" | "solved" | "failed";

/** The zones in which the others' cards are cleared away. A game without any has no such puzzles. */
const FIELDS = ["monsters", "fighters", "spirits", "battleground"];

/** What a goal reads of a state or a view. */
export type Progress = Pick<View, "zones" | "cards" | "turn" | "decision" | "outcome">;

/** How many cards the other players have in play. */
export const othersInPlay = (now: Progress, seat: Seat): number =>
  now.zones
    .filter(({ key }) => FIELDS.includes(key))
    .flatMap(({ cards }) => cards.filter((id) => now.cards[id]?.controller !== seat)).length;

/** How far a task is. Only the position counts, so every way to the goal is a solution. */
export function statusOf({ goal, seat, turn }: Task, now: Progress): TaskStatus {
  const { outcome, decision } = now;
  if (outcome !== null)
    return outcome.winners.length === 1 && outcome.winners[0] === seat ? "solved" : "failed";
  if (now.turn.number !== turn) return "failed";
  // Something may still come of what is under way.
  const isCalm = decision?.kind === "act" && decision.seat === seat;
  return goal === "clear" && isCalm && othersInPlay(now, seat) === 0 ? "solved" : "open";
}
