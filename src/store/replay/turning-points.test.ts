import { expect, test } from "vitest";
import { battleCores } from "../../games/battle-cores";
import { battleOfSouls } from "../../games/battle-of-souls";
import { d20Warriors } from "../../games/d20-warriors";
import type { Game } from "../../games/game";
import type { GameRecord } from "../../kernel";
import { d20Config, playAtRandom } from "../testing/played";
import { createTimeline } from "./timeline";
import { courseOf, type MatchCourse } from "./turning-points";

const arenaConfig = (seed: string) => {
  const seats = battleCores.deck.starters
    .slice(0, 2)
    .map(({ cards }, i) => ({ name: `Seat ${i}`, deck: cards }));
  return battleCores.setup.config(seed, seats, {});
};

const decided = (game: Game, config: (seed: string) => GameRecord["config"]) => {
  for (let i = 0; i < 40; i++) {
    const { record } = playAtRandom(game, config(`turning ${i}`));
    const end = createTimeline(game, record).frameAt(record.answers.length).g.state;
    if (end.outcome?.winners.length === 1) return record;
  }
  throw new Error("no match has a winner");
};

test("the highest roll of a match with dice is the one in its log", async () => {
  const record = decided(d20Warriors, d20Config);
  const course = (await courseOf(d20Warriors, record)) as MatchCourse;
  const roll = course.points.find(({ kind }) => kind === "roll");
  const timeline = createTimeline(d20Warriors, record);
  const totals = record.answers.flatMap((_, at) => {
    const contest = d20Warriors.status.contest(timeline.frameAt(at + 1).g.state);
    return contest?.stage === "declared" ? [] : (contest?.sides.map(({ total }) => total ?? 0) ?? []);
  });
  expect(roll?.n).toBe(Math.max(...totals));
  const after = timeline.frameAt((roll?.at ?? 0) + 1).g.state;
  const side = d20Warriors.status.contest(after)?.sides.find(({ total }) => total === roll?.n);
  expect(side?.seat).toEqual(roll?.seat);
  expect(after.cards[side?.card ?? -1]?.def).toEqual(roll?.card);
});

test.each([
  ["D20 Warriors", d20Warriors, d20Config],
  ["Battle Cores", battleCores, arenaConfig],
] as const)(
  "%s: swings match the scores, and the winner leads from the reported turn on",
  async (_, game, config) => {
    const record = decided(game, config);
    const course = (await courseOf(game, record)) as MatchCourse;
    const timeline = createTimeline(game, record);
    const lead = (at: number, seat: number) => {
      const { g } = timeline.frameAt(at);
      return game.status.score(g, seat).value - game.status.score(g, 1 - seat).value;
    };
    const last = record.answers.length;
    expect(course.points.length).toBeGreaterThan(0);
    for (const { kind, at, turn, seat, n } of course.points) {
      expect(timeline.frameAt(kind === "roll" ? at + 1 : at).g.state.turn.number).toBe(turn);
      if (kind === "roll") continue;
      const next = timeline.turns.find((mark) => mark.at > at)?.at ?? last;
      expect(lead(next, seat) - lead(at, seat)).toBe(n);
    }
    const scoreAt = (at: number, seat: number) => game.status.score(timeline.frameAt(at).g, seat).value;
    for (const { kind, at, changes = [] } of course.points) {
      if (kind !== "swing") continue;
      const next = timeline.turns.find((mark) => mark.at > at)?.at ?? last;
      const changed = [0, 1].filter((seat) => scoreAt(next, seat) !== scoreAt(at, seat));
      expect(changes.map(({ seat }) => seat).sort()).toEqual(changed);
      for (const { seat, n } of changes) expect(scoreAt(next, seat) - scoreAt(at, seat)).toBe(n);
    }
    const won = course.points.find(({ kind }) => kind === "lead");
    const winner = timeline.frameAt(last).g.state.outcome?.winners[0];
    expect(won === undefined || won.seat === winner).toBe(true);
    expect(course.scores.at(-1)).toEqual(
      [0, 1].map((seat) => game.status.score(timeline.frameAt(last).g, seat).value),
    );
  },
);

test("teams are compared as wholes: a swing belongs to a team, and the winning team takes the lead", async () => {
  const config = (seed: string) => {
    const seats = [0, 0, 1, 1].map((team, i) => {
      return { name: `Seat ${i}`, deck: battleOfSouls.deck.starters[i]?.cards ?? [], team };
    });
    return battleOfSouls.setup.config(seed, seats, {});
  };
  for (const seed of ["first", "second", "third"]) {
    const { record } = playAtRandom(battleOfSouls, config(seed));
    const course = (await courseOf(battleOfSouls, record)) as MatchCourse;
    const timeline = createTimeline(battleOfSouls, record);
    const spOf = (at: number, team: number) =>
      battleOfSouls.status.teamScore?.(timeline.frameAt(at).g, team)?.value ?? Number.NaN;
    const last = record.answers.length;
    const winner = timeline.frameAt(last).g.state.outcome?.winners[0] ?? -1;
    expect(course.sides).toEqual([
      { seat: 0, team: 0 },
      { seat: 2, team: 1 },
    ]);
    expect(course.scores.at(-1)).toEqual([spOf(last, 0), spOf(last, 1)]);
    expect(course.points.some(({ kind }) => kind === "swing")).toBe(true);
    for (const { kind, team, at, n } of course.points) {
      const own = team ?? -1;
      const next = timeline.turns.find((mark) => mark.at > at)?.at ?? last;
      const lead = (when: number) => spOf(when, own) - spOf(when, 1 - own);
      expect(lead(next) - lead(at)).toBe(n);
      expect(kind === "lead" && own !== Math.floor(winner / 2)).toBe(false);
    }
  }
});

test("a record that diverges, or that is no longer wanted, has no course", async () => {
  const record = decided(d20Warriors, d20Config);
  const broken = {
    ...record,
    answers: [{ seat: 0, do: "name", name: "nonsense" } as const, ...record.answers],
  };
  expect(await courseOf(d20Warriors, broken)).toBeNull();
  expect(await courseOf(d20Warriors, record, () => false)).toBeNull();
});
