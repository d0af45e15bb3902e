import {
  type Answer,
  everyAction,
  type GameRecord,
  hashPlain,
  PASS,
  responseWindowOf,
  simpleAnswers,
  type View,
} from "../../kernel";

/**
 * Answers to try when an opponent fails, the simplest first, because a broken opponent must not stop the game. There
 * are several, because the simplest may be forbidden by a loop that was ended.
 */
export function fallbackAnswers({ decision, actions }: View): readonly Answer[] {
  return decision === null ? [] : simpleAnswers(decision, () => actions);
}

/**
 * The answer of a dummy, which does nothing: it passes, goes on to the end of its turn, and picks as little as it may.
 */
export function dummyAnswer(view: View): Answer | null {
  const { decision, actions } = view;
  if (decision?.kind !== "act" || responseWindowOf(decision) !== undefined)
    return fallbackAnswers(view)[0] ?? null;
  // What goes on with the turn names no card, and is listed last.
  const on = everyAction(actions).findLast(({ card, target }) => card === undefined && target === undefined);
  return { seat: decision.seat, do: "act", action: on ?? PASS };
}

/**
 * Seed for an opponent's choices. It is the same at the same point of a match, and independent of the match's own seed.
 */
export function opponentSeed(record: GameRecord, seat: number): string {
  return hashPlain([record.config.seed, record.answers.length, seat]);
}
