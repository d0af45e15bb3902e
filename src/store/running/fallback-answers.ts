import { type Answer, type GameRecord, hashPlain, simpleAnswers, type View } from "../../kernel";

/**
 * Answers to try when an opponent fails, the simplest first, because a broken opponent must not stop the game. There
 * are several, because the simplest may be forbidden by a loop that was ended.
 */
export function fallbackAnswers({ decision, actions }: View): readonly Answer[] {
  return decision === null ? [] : simpleAnswers(decision, () => actions);
}

/**
 * Seed for an opponent's choices. It is the same at the same point of a match, and independent of the match's own seed.
 */
export function opponentSeed(record: GameRecord, seat: number): string {
  return hashPlain([record.config.seed, record.answers.length, seat]);
}
