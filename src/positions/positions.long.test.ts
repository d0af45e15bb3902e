import { describe, expect, test } from "vitest";
import { GAMES, loadGames } from "../games/registry";
import { answer, createGame, type Engine, hashState, InvalidConfig } from "../kernel";
import { anyAnswer, seededRandomInt } from "../kernel/testing/random-answers";
import { saveAndRestore } from "../testing/suspend";
import { configOf, type Position } from "./position";
import { positionProblems } from "./problems";
import { gameWithPositions } from "./rules-for";
import { anyPosition } from "./testing/any-position";
import { newPosition, tryCard } from "./try-card";

const games = await loadGames();
const positions = new Map(
  await Promise.all(GAMES.map(async ({ slug, parts }) => [slug as string, await parts.position()] as const)),
);
/** Random positions of each game, and random answers in each. */
const POSITIONS = 24;
const ANSWERS = 200;
const NAMES = ["Ann", "Bob", "Cleo", "Dan"];

/** Plays random answers, saving and restoring the state now and then. */
function playOn(start: Engine, answers: number, seed: number): Engine {
  const below = seededRandomInt(seed);
  let g = start;
  for (let i = 0; i < answers; i++) {
    const { decision } = g.state;
    if (decision === null) break;
    answer(g, anyAnswer(g, decision, below));
    if (i % 20 === 0) g = saveAndRestore(g);
  }
  return g;
}

describe.each(games)("$title", (printed) => {
  const rules = positions.get(printed.slug);
  if (rules === undefined) throw new Error(`${printed.slug} has no positions`);
  const game = gameWithPositions(printed, rules);
  const problemsOf = (position: Position) =>
    positionProblems(rules, game.rules, configOf(position, NAMES), position.board);

  test("an empty position begins in a turn of the first seat", () => {
    const position = newPosition(game, rules);
    expect(problemsOf(position)).toEqual([]);
    const g = createGame(game.rules, configOf(position, NAMES), { strict: true });
    expect(g.state.decision).toMatchObject({ kind: "act", seat: 0 });
  });

  test("the same position, seed and answers lead to the same state", () => {
    const config = configOf(newPosition(game, rules), NAMES);
    const [a, b] = [1, 2].map(() => playOn(createGame(game.rules, config), 60, 7));
    expect(hashState(a?.state ?? fail())).toBe(hashState(b?.state ?? fail()));
  });

  test("any position is accepted and played, or refused with a place", () => {
    let accepted = 0;
    for (let seed = 1; seed <= POSITIONS; seed++) {
      const position = anyPosition(game, rules, seed);
      const problems = problemsOf(position);
      for (const { path, why } of problems) {
        expect(path, why.key).toMatch(/^(turn|seats)\b|^$/);
        expect(() => createGame(game.rules, configOf(position, NAMES))).toThrow(InvalidConfig);
      }
      if (problems.length > 0) continue;
      accepted++;
      const g = createGame(game.rules, configOf(position, NAMES), { strict: true });
      playOn(g, ANSWERS, seed);
    }
    expect(accepted).toBeGreaterThan(POSITIONS / 3);
    expect(accepted).toBeLessThan(POSITIONS);
  });

  test("every card of the pool can be tried", async () => {
    for (const name of Object.keys(game.cards.pool)) {
      const position = await tryCard(game.slug, name);
      expect(problemsOf(position), name).toEqual([]);
      const g = createGame(game.rules, configOf(position, NAMES));
      playOn(g, 12, 3);
    }
  });
});

const fail = (): never => {
  throw new Error("no game");
};
