import type { Contest, GameStatus } from "../games/game-status";
import { NONE, type ReadableState, type Seat, type View } from "../kernel";
import type { Goal } from "../positions/position";

/** A goal of a seat, and the turn in which its puzzle begins. */
export interface Task {
  readonly goal: Goal;
  readonly seat: Seat;
  readonly turn: number;
}

export type TaskStatus = "open" | "solved" | "failed";

/** What a goal reads of a state or a view. */
export type Progress = ReadableState & Pick<View, "decision" | "outcome">;

/** Reads the current contest of dice. */
export type ContestReader = GameStatus["contest"];

const noContest: ContestReader = () => null;

/** Whether a goal is about a turn of another player. */
export const isDefence = ({ kind }: Goal): boolean => kind === "survive" || kind === "only-move";

/** How many cards are left to clear. 0 for another goal. */
export function leftToClear(now: Progress, { goal, seat }: Pick<Task, "goal" | "seat">): number {
  if (goal.kind !== "clear") return 0;
  return now.zones
    .filter(({ key }) => key === goal.zone)
    .flatMap(({ cards }) => cards.filter((id) => now.cards[id]?.controller !== seat)).length;
}

type OddsGoal = Extract<Goal, { kind: "odds" }>;

/** The chance of the attacker in a contest, in percent as the table shows it. Null once the dice are rolled. */
const percentIn = ({ chance }: Contest): number | null => (chance === null ? null : Math.round(chance * 100));

/** How good the odds are that a seat has found: those of the battle it has begun. 0 before, and for another target. */
export function percentOf(
  { goal, seat }: { readonly goal: OddsGoal; readonly seat: Seat },
  now: Progress,
  contest: ContestReader,
): number {
  const found = contest(now);
  const [own, other] = found?.sides ?? [];
  if (found === null || own?.seat !== seat) return 0;
  const isMeant = goal.card === undefined || now.cards[other?.card ?? NONE]?.def === goal.card;
  return isMeant ? (percentIn(found) ?? 0) : 0;
}

/** The first battle decides, by its odds: what the dice show does not matter. */
function oddsStatus(goal: OddsGoal, seat: Seat, now: Progress, contest: ContestReader): TaskStatus {
  if (percentOf({ goal, seat }, now, contest) >= goal.percent) return "solved";
  const found = contest(now);
  return found === null || percentIn(found) !== null ? "open" : "failed";
}

/** How far a task is. Only the position counts, so every way to the goal is a solution. */
export function statusOf(task: Task, now: Progress, contest: ContestReader = noContest): TaskStatus {
  const { goal, seat, turn } = task;
  const { outcome, decision } = now;
  if (outcome !== null)
    return outcome.winners.length === 1 && outcome.winners[0] === seat ? "solved" : "failed";
  if (now.turn.number !== turn) return isDefence(goal) ? "solved" : "failed";
  if (goal.kind === "odds") return oddsStatus(goal, seat, now, contest);
  // Something may still come of what is under way.
  const isCalm = decision?.kind === "act" && decision.seat === seat;
  return goal.kind === "clear" && isCalm && leftToClear(now, task) === 0 ? "solved" : "open";
}
