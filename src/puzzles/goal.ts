import type { Seat, View } from "../kernel";
import type { Goal } from "../positions/position";

/** A goal of a seat, and the turn in which its puzzle begins. */
export interface Task {
  readonly goal: Goal;
  readonly seat: Seat;
  readonly turn: number;
}

export type TaskStatus = "open" | "solved" | "failed";

/** What a goal reads of a state or a view. */
export type Progress = Pick<View, "zones" | "cards" | "turn" | "decision" | "outcome">;

/** Whether a goal is about a turn of another player. */
export const isDefence = ({ kind }: Goal): boolean => kind === "survive" || kind === "only-move";

/** How many cards are left to clear. 0 for another goal. */
export function leftToClear(now: Progress, { goal, seat }: Pick<Task, "goal" | "seat">): number {
  if (goal.kind !== "clear") return 0;
  return now.zones
    .filter(({ key }) => key === goal.zone)
    .flatMap(({ cards }) => cards.filter((id) => now.cards[id]?.controller !== seat)).length;
}

/** How far a task is. Only the position counts, so every way to the goal is a solution. */
export function statusOf(task: Task, now: Progress): TaskStatus {
  const { goal, seat, turn } = task;
  const { outcome, decision } = now;
  if (outcome !== null)
    return outcome.winners.length === 1 && outcome.winners[0] === seat ? "solved" : "failed";
  if (now.turn.number !== turn) return isDefence(goal) ? "solved" : "failed";
  // Something may still come of what is under way.
  const isCalm = decision?.kind === "act" && decision.seat === seat;
  return goal.kind === "clear" && isCalm && leftToClear(now, task) === 0 ? "solved" : "open";
}
