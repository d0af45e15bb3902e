import {
  type Answer,
  answerLegal,
  type GameRecord,
  type Rules,
  replay,
  truncated,
  view,
  withAnswer,
} from "../../kernel";
import type { AskOpponent } from "../opponent";

/** A better line ends here at the latest, so that it is never played on to the end of the match. */
const MOST = 40;

/**
 * A match with a better answer instead of one that was given, played on by the hard level for every seat until the
 * player's next turn.
 * @param at answers given before it.
 * @throws RangeError if the record does not lead there.
 */
export async function betterLine(
  slug: string,
  rules: Rules,
  record: GameRecord,
  at: number,
  better: Answer,
  ask: AskOpponent,
): Promise<GameRecord> {
  const { engine: g, done } = replay(rules, record, at);
  if (done !== at) throw new RangeError("the moves do not lead there");
  let line = truncated(record, at);
  const give = (answer: Answer) => {
    answerLegal(g, answer);
    line = withAnswer(line, answer, g);
  };
  const { number } = g.state.turn;
  const isNextTurn = () => g.state.turn.seat === better.seat && g.state.turn.number > number;
  give(better);
  for (let n = 0; n < MOST && g.state.decision !== null && !isNextTurn(); n++) {
    const { seat } = g.state.decision;
    const answer = await ask(slug, "hard", view(g, seat), `line/${n}`);
    if (answer === null) break;
    give(answer);
  }
  return line;
}
