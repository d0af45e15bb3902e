import type { Seat, View } from "../kernel";

/** What a puzzle asks for in the turn with which it begins: to win, or to leave the others no cards in a zone. */
export type Goal = { readonly kind: "win" } | { readonly kind: "clear"; readonly zone: string };

/** A goal of a seat, and the turn in which its puzzle begins. */
export interface Task {
  readonly goal: Goal;
  readonly seat: Seat;
  readonly turn: number;
}

export type TaskStatus = "open" | "solved" | "failed";

/** What a goal reads of a state or a view. */
export type Progress = Pick<View, "zones" | "cards" | "turn" | "decision" | "outcome">;

/** How many cards the other players have in a zone. */
export const othersIn = (now: Progress, zone: string, seat: Seat): number =>
  now.zones
    .filter(({ key }) => key === zone)
    .flatMap(({ cards }) => cards.filter((id) => now.cards[id]?.controller !== seat)).length;

/** How many cards are left to clear. 0 for another goal. */
export const leftToClear = (now: Progress, { goal, seat }: Task): number =>
  goal.kind === "clear" ? othersIn(now, goal.zone, seat) : 0;

/** How far a task is. Only the position counts, so every way to the goal is a solution. */
export function statusOf(task: Task, now: Progress): TaskStatus {
  const { goal, seat, turn } = task;
  const { outcome, decision } = now;
  if (outcome !== null)
    return outcome.winners.length === 1 && outcome.winners[0] === seat ? "solved" : "failed";
  if (now.turn.number !== turn) return "failed";
  // Something may still come of what is under way.
  const isCalm = decision?.kind === "act" && decision.seat === seat;
  return goal.kind === "clear" && isCalm && leftToClear(now, task) === 0 ? "solved" : "open";
}
