import { describe, expect, test } from "vitest";
import { battleCores as game } from "../../games/battle-cores";
import { battleCores } from "../../games/battle-cores/testing";
import {
  type Answer,
  answerLegal,
  createGame,
  type GameRecord,
  legalActions,
  newRecord,
  withAnswer,
} from "../../kernel";
import { battleCoresScript } from "../battle-cores";
import { randomAnswer } from "../candidates";
import { randomFrom } from "../random";
import { judged, type MatchReview, reviewOf } from "./review";

/** One attack away from a win, and without a card to draw in the next turn. */
const winnable = () =>
  battleCores({
    at: "battle",
    me: { monsters: ["Arc Ferret"], hand: [], deck: [] },
    foe: { hp: 2, monsters: [] },
  });

const act = (type: string): Answer => {
  const action = winnable()
    .view(0)
    .actions.find((one) => one.type === type);
  if (action === undefined) throw new Error(`no action "${type}"`);
  return { seat: 0, do: "act", action };
};

describe("a decision", () => {
  test("that gives up a certain win is a blunder, and the win is shown", () => {
    const { verdict, loss, better } = judged(battleCoresScript, winnable().engine, act("to-end"), 0);
    expect(verdict).toBe("blunder");
    expect(loss).toBeGreaterThan(0.2);
    expect(better).toMatchObject({ do: "act", action: { type: "attack" } });
  });

  test("that wins is the best, and nothing else is shown", () => {
    const found = judged(battleCoresScript, winnable().engine, act("attack"), 0);
    expect(found).toMatchObject({ verdict: "best", loss: 0, chance: 1, better: null });
  });
});

/** The first answers of a match between two players who answer at random. */
function randomRecord(answers: number): GameRecord {
  const [first, second] = game.deck.starters;
  const seats = [first, second].map((deck, seat) => ({ name: `Player ${seat}`, deck: deck?.cards ?? [] }));
  const config = game.setup.config("review", seats, {});
  const g = createGame(game.rules, config);
  const random = randomFrom("review");
  let record = newRecord(game.rules, config);
  for (let n = 0; n < answers && g.state.decision !== null; n++) {
    const answer = randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random);
    answerLegal(g, answer);
    record = withAnswer(record, answer, g);
  }
  return record;
}

function reviewed(record: GameRecord, seats: readonly number[]): MatchReview {
  const steps = reviewOf(game.rules, battleCoresScript, record, seats);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

describe("the review of a match", () => {
  const record = randomRecord(16);
  const review = reviewed(record, [0]);

  test("judges the decisions of the given seats only", () => {
    const own = record.answers.flatMap(({ seat }, at) => (seat === 0 ? [at] : []));
    expect(review.decisions.map(({ at }) => at)).toEqual(own);
  });

  test("is the same again", () => {
    expect(reviewed(record, [0])).toEqual(review);
  });

  test("follows the chances of both players, which add up to 1", () => {
    expect(review.points.length).toBeGreaterThan(1);
    for (const { chances } of review.points)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  });

  test("gives an accuracy to those who were judged", () => {
    const [own, other] = review.accuracy;
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThanOrEqual(100);
    expect(other).toBeNull();
  });

  test("finds what one player gains by luck that the other loses", () => {
    const [own = 0, other = 0] = review.luck;
    expect(own).not.toBe(0);
    expect(own + other).toBeCloseTo(0);
  });
});
