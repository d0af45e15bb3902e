import { expect, test } from "vitest";
import { loadGame, partsOf } from "../games/registry";
import { evenTeams, inTeam, withPlayers } from "./players";
import { configOf } from "./position";
import { positionProblems } from "./problems";
import { newPosition } from "./try-card";

const [souls, rules] = await Promise.all([
  loadGame("battle-of-souls"),
  partsOf("battle-of-souls").position(),
]);
const fresh = rules.empty(souls);
const alone = newPosition(souls, rules);
const six = { ...alone, ...withPlayers(alone, 6, fresh) };
const inTeams = { ...six, teams: evenTeams(6, 2) };

const problemsOf = (position: typeof alone) =>
  positionProblems(rules, souls.rules, configOf(position, []), position.board).map(({ why }) => why.key);

test("teams of one size sit side by side, and some numbers of players cannot form any", () => {
  expect(inTeams.teams).toEqual([0, 0, 0, 1, 1, 1]);
  expect(evenTeams(5, 2)).toBeUndefined();
  expect(evenTeams(2, 2)).toBeUndefined();
});

test("another number of players keeps the teams, as far as they can be formed", () => {
  expect(withPlayers(inTeams, 4, fresh).teams).toEqual([0, 0, 1, 1]);
  expect(withPlayers(inTeams, 3, fresh).teams).toBeUndefined();
});

test("a position of twenty players can be played", () => {
  const twenty = { ...alone, ...withPlayers(alone, 20, fresh) };
  expect(problemsOf(twenty)).toEqual([]);
  expect(problemsOf({ ...twenty, teams: evenTeams(20, 2) })).toEqual([]);
});

test("players of a team who do not sit side by side, and a single team, are refused", () => {
  expect(problemsOf(inTeams)).toEqual([]);
  // The table is round: the last seat is beside the first.
  expect(problemsOf({ ...inTeams, teams: [0, 1, 1, 1, 0, 0] })).toEqual([]);
  expect(problemsOf({ ...inTeams, teams: [0, 1, 0, 1, 0, 1] })).toEqual(["why.battle-of-souls.team-seats"]);
  expect(problemsOf({ ...inTeams, teams: inTeam([0, 0, 0, 0, 0, 1], 5, 0) })).toEqual([
    "why.position.one-team",
  ]);
});
