import { type Answer, type GameRecord, hashPlain, simpleAnswers, type View } from "../../kernel";

/**
 * Answers to try when an opponent fails, the simplest first: a broken opponent must not stop the game. There are several, as
 * the simplest may lead into a loop that has been ended.
 */
export function fallbackAnswers({ decision, actions }: View): readonly Answer[] {
  return decision === null ? [] : simpleAnswers(decision, () => actions);
}

/**
 * Seed for an opponent's choices: the same at the same point of a match, and independent of the match's own
 * seed.
 */
export function opponentSeed(record: GameRecord, seat: number): string {
  return hashPlain([record.config.seed, record.answers.length, seat]);
}
