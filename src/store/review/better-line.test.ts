import { expect, test } from "vitest";
import { battleCores } from "../../games/battle-cores";
import {
  type Answer,
  answerLegal,
  createGame,
  legalActions,
  newRecord,
  replay,
  view,
  withAnswer,
} from "../../kernel";
import { decide } from "../../opponents/decide";
import type { AskOpponent } from "../opponent";
import { betterLine } from "./better-line";

const ask: AskOpponent = (slug, level, own, seed) => decide(slug, level, own, seed);

/** A match between two players at the easy level, up to this many answers. */
async function easyMatch(answers: number) {
  const seats = battleCores.deck.starters
    .slice(0, 2)
    .map(({ cards }, seat) => ({ name: `Player ${seat}`, deck: cards }));
  const config = battleCores.setup.config("better line", seats, {});
  const g = createGame(battleCores.rules, config);
  let record = newRecord(battleCores.rules, config);
  for (let n = 0; n < answers && g.state.decision !== null; n++) {
    const answer = await decide("battle-cores", "easy", view(g, g.state.decision.seat), String(n));
    if (answer === null) break;
    answerLegal(g, answer);
    record = withAnswer(record, answer, g);
  }
  return { g, record };
}

test("a better line begins with the better answer and ends in the player's next turn", async () => {
  const { g, record } = await easyMatch(12);
  const at = record.answers.length;
  const seat = g.state.decision?.seat ?? 0;
  const [action] = legalActions(g);
  const better: Answer = {
    seat,
    do: "act",
    action: { type: action?.type ?? "", ...(action?.card !== undefined && { card: action.card }) },
  };
  const { number } = g.state.turn;
  const line = await betterLine("battle-cores", battleCores.rules, record, at, better, ask);
  expect(line.answers.slice(0, at)).toEqual(record.answers);
  expect(line.answers[at]).toEqual(better);
  const again = replay(battleCores.rules, line);
  expect(again.divergesAt).toBeNull();
  const { turn, outcome } = again.engine.state;
  expect(
    outcome !== null || (turn.seat === seat && turn.number > number) || line.answers.length > at + 30,
  ).toBe(true);
});

test("a better line that the moves do not lead to is refused", async () => {
  const { record } = await easyMatch(2);
  const better: Answer = { seat: 0, do: "act", action: { type: "pass" } };
  await expect(betterLine("battle-cores", battleCores.rules, record, 99, better, ask)).rejects.toThrow(
    RangeError,
  );
});
