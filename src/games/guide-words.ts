import { type Action, type CardId, cardIn, seatOf, type View, zoneOf } from "../kernel";
import { type GuideStep, POINT, type StepCondition, type TutorAction, UNTIL } from "./guide";

/** What the guides of all games say alike, and read from what the learner sees. */

/** What a step says, or null where it has nothing to say. */
export type Words = GuideStep["line"];

/** The other player's seat. */
export const tutorOf = ({ viewer }: View) => 1 - viewer;
/** The other player's name. */
export const tutorName = (seen: View) => seatOf(seen, tutorOf(seen)).name;
/** Name of a card. */
export const nameOf = (seen: View, id: CardId) => cardIn(seen, id).def;
/** The cards in the learner's hand. */
export const handOf = (seen: View) => zoneOf(seen, "hand", seen.viewer).cards;
/** Whether nothing waits on the stack. */
export const isQuiet = ({ stack }: View) => stack.length === 0;

/** The cards with which an action of this type is open, each once. */
export const cardsFor = ({ actions }: View, type: Action["type"]): CardId[] => [
  ...new Set(actions.flatMap((action) => (action.type === type ? (action.card ?? []) : []))),
];

/** The one of which the number is highest; of several the first. */
export const most = (ids: readonly CardId[], worth: (id: CardId) => number): CardId | undefined =>
  [...ids].sort((a, b) => worth(b) - worth(a))[0];

/** The cards of the hand with which nothing can be done now. */
export const idleCards = (seen: View): CardId[] =>
  handOf(seen).filter((id) => seen.actions.every((action) => action.card !== id));

/**
 * The last two steps, of which one has something to say.
 * @param isGoal whether the game has ended in the way that the lesson is about.
 */
export function endings(isGoal: (seen: View) => boolean, won: Words, otherEnd: Words): readonly GuideStep[] {
  const isWon = (seen: View) => seen.outcome?.winners.includes(seen.viewer) === true && isGoal(seen);
  const ending = { when: { over: true }, expect: UNTIL.read } as const;
  return [
    { id: "won", ...ending, line: (seen) => (isWon(seen) ? won(seen) : null) },
    { id: "other-end", ...ending, line: (seen) => (isWon(seen) ? null : otherEnd(seen)) },
  ];
}

/** Two steps: the learner tries a card that cannot be used, and opens the clause that says why. */
export const askingWhy = (when: StepCondition, idle: Words, rule: Words): readonly GuideStep[] => [
  { id: "why", when, line: idle, point: POINT.subject, expect: UNTIL.refused },
  { id: "rule", when, line: rule, point: POINT.reason, expect: UNTIL.ruleOpened },
];

/** What the tutor does with cards by one action. */
export const plays =
  (action: string) =>
  (card: string): TutorAction => ({ kind: "play", action, card });
/** The tutor attacks, whatever its chances. */
export const strike: TutorAction = { kind: "attack", action: "attack", chance: 0 };
