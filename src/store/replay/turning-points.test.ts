import { expect, test } from "vitest";
import { battleCores } from "../../games/battle-cores";
import { battleOfSouls } from "../../games/battle-of-souls";
import { d20Warriors } from "../../games/d20-warriors";
import type { Game } from "../../games/game";
import type { GameRecord } from "../../kernel";
import { d20Config, playAtRandom } from "../testing/played";
import { createTimeline } from "./timeline";
import { courseOf as courseBy, type MatchCourse } from "./turning-points";
import { winChanceIn } from "./win-chance";

const courseOf = async (game: Game, record: GameRecord, isWanted?: () => boolean) =>
  courseBy(game, await winChanceIn(game), record, isWanted);

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
  "%s: swings match the win chances and the scores, and the winner leads from the reported turn on",
  async (_, game, config) => {
    const record = decided(game, config);
    const course = (await courseOf(game, record)) as MatchCourse;
    const timeline = createTimeline(game, record);
    const chanceOf = await winChanceIn(game);
    const chanceAt = (at: number, seat: number) => chanceOf(timeline.frameAt(at).g, seat);
    const last = record.answers.length;
    expect(course.points.length).toBeGreaterThan(0);
    for (const { kind, at, turn, seat, n, chance } of course.points) {
      expect(timeline.frameAt(kind === "roll" ? at + 1 : at).g.state.turn.number).toBe(turn);
      if (kind === "roll") continue;
      const next = timeline.turns.find((mark) => mark.at > at)?.at ?? last;
      expect(chance).toBe(chanceAt(next, seat));
      expect(n).toBe(chanceAt(next, seat) - chanceAt(at, seat));
    }
    const scoreAt = (at: number, seat: number) => game.status.score(timeline.frameAt(at).g, seat).value;
    for (const { kind, at, seat: own, changes = [] } of course.points) {
      if (kind !== "swing") continue;
      const next = timeline.turns.find((mark) => mark.at > at)?.at ?? last;
      const gain = (seat: number) => scoreAt(next, seat) - scoreAt(at, seat);
      const helped = [0, 1].filter((seat) => (seat === own ? gain(seat) > 0 : gain(seat) < 0));
      expect(changes.map(({ seat }) => seat).sort(), "sides whose change was in its favour").toEqual(helped);
      for (const { seat, n } of changes) expect(gain(seat)).toBe(n);
    }
    const won = course.points.find(({ kind }) => kind === "lead");
    const winner = timeline.frameAt(last).g.state.outcome?.winners[0];
    expect(won === undefined || won.seat === winner).toBe(true);
    const lead = course.chances.map(([own = 0, other = 0]) => (winner === 0 ? own - other : other - own));
    const from =
      won === undefined ? 0 : course.chances.length - timeline.turns.filter(({ at }) => at >= won.at).length;
    expect(lead.slice(from).every((ahead) => ahead > 0)).toBe(true);
    expect(course.chances.at(-1)).toEqual([0, 1].map((seat) => (seat === winner ? 1 : 0)));
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
    const chanceOf = await winChanceIn(battleOfSouls);
    const chanceAt = (at: number, team: number) =>
      Math.max(...[0, 1].map((mate) => chanceOf(timeline.frameAt(at).g, 2 * team + mate)));
    const last = record.answers.length;
    const winner = timeline.frameAt(last).g.state.outcome?.winners[0] ?? -1;
    expect(course.sides).toEqual([
      { seat: 0, team: 0 },
      { seat: 2, team: 1 },
    ]);
    expect(course.chances.at(-1)).toEqual([chanceAt(last, 0), chanceAt(last, 1)]);
    expect(course.points.some(({ kind }) => kind === "swing")).toBe(true);
    for (const { kind, team, at, n } of course.points) {
      const own = team ?? -1;
      const next = timeline.turns.find((mark) => mark.at > at)?.at ?? last;
      expect(n).toBe(chanceAt(next, own) - chanceAt(at, own));
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
