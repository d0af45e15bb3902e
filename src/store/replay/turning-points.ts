import type { Game } from "../../games/game";
import { type Engine, type GameRecord, NONE, replay, replayAnswer, type Seat } from "../../kernel";

/** Whose win chances and scores are compared: a seat, or a team represented by its first seat. */
export interface Side {
  readonly seat: Seat;
  readonly team: number | null;
}

export interface Change extends Side {
  readonly n: number;
}

export interface TurningPoint extends Side {
  /**
   * `swing`: a turn in which a win chance rose most; `lead`: the turn in which the winner took the lead for good;
   * `roll`: the highest total of dice.
   */
  readonly kind: "swing" | "lead" | "roll";
  readonly turn: number;
  /** By how much the win chance of the side rose, 0 to 1; for a roll, its total. */
  readonly n: number;
  /** The win chance of the side after the turn, 0 to 1. None for a roll. */
  readonly chance?: number;
  /** The score changes in favour of the side in the turn of a swing: its own gain first, then the largest losses. */
  readonly changes?: readonly Change[];
  /** Name of the card that rolled. */
  readonly card?: string;
  /** Answers given before it. A replay of it begins there. */
  readonly at: number;
}

/** The course of a match: its win chances by turn, and its turning points. */
export interface MatchCourse {
  readonly sides: readonly Side[];
  /** By turn, from the beginning on: the win chance of every side at the end of the turn, 0 to 1. */
  readonly chances: readonly (readonly number[])[];
  readonly points: readonly TurningPoint[];
}

/** The chance that a seat wins, 0 to 1. */
export type ChanceOf = (g: Engine, seat: Seat) => number;

/** Win chances and scores, by side. */
interface Standing {
  readonly chances: readonly number[];
  readonly scores: readonly number[];
}

interface Turn {
  readonly turn: number;
  readonly at: number;
  /** At the end of the turn. */
  standing: Standing;
}

const SWINGS = 2;
/** Number of answers carried out at once. The page stays responsive in between. */
const STRETCH = 40;

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** The teams when they have a score, otherwise the seats. */
function sidesOf(game: Game, g: Engine): readonly Side[] {
  const { seats } = g.state;
  const teams = [...new Set(seats.map(({ team }) => team))];
  if (!teams.some((team) => game.status.teamScore?.(g, team)))
    return seats.map(({ seat }) => ({ seat, team: null }));
  return teams.map((team) => ({ seat: seats.find((one) => one.team === team)?.seat ?? NONE, team }));
}

const scoresOf = (game: Game, g: Engine, sides: readonly Side[]): readonly number[] =>
  sides.map(({ seat, team }) =>
    team === null ? game.status.score(g, seat).value : (game.status.teamScore?.(g, team)?.value ?? 0),
  );

/** A team wins through any of its seats: one that is out has no chance of its own. */
const chancesOf = (chanceOf: ChanceOf, g: Engine, sides: readonly Side[]): readonly number[] =>
  sides.map(({ seat, team }) => {
    const seats =
      team === null ? [seat] : g.state.seats.filter((one) => one.team === team).map((one) => one.seat);
    return Math.max(...seats.map((one) => chanceOf(g, one)));
  });

/** How far a side is ahead of the best other side. */
const leadOf = (chances: readonly number[], side: number): number =>
  (chances[side] ?? 0) - Math.max(...chances.filter((_, other) => other !== side));

/** The highest total of dice so far, if the latest answer has beaten it. */
function bestRoll(game: Game, g: Engine, at: number, best: TurningPoint | null): TurningPoint | null {
  const contest = game.status.contest(g.state);
  let found = best;
  for (const { seat, card, total } of contest?.stage === "declared" ? [] : (contest?.sides ?? [])) {
    if (total === null || total <= (found?.n ?? 0)) continue;
    const name = g.state.cards[card]?.def ?? "";
    const { number } = g.state.turn;
    found = { kind: "roll", turn: number, seat, team: null, n: total, card: name, at: Math.max(0, at - 1) };
  }
  return found;
}

const CHANGES = 3;

function changesIn(
  before: readonly number[],
  after: readonly number[],
  sides: readonly Side[],
  first: Side,
): readonly Change[] {
  const isOwn = ({ seat }: Side) => (seat === first.seat ? 1 : 0);
  return sides
    .map((side, i) => ({ ...side, n: (after[i] ?? 0) - (before[i] ?? 0) }))
    .filter((change) => (isOwn(change) ? change.n > 0 : change.n < 0))
    .sort((a, b) => isOwn(b) - isOwn(a) || Math.abs(b.n) - Math.abs(a.n))
    .slice(0, CHANGES);
}

function swingsIn(turns: readonly Turn[], sides: readonly Side[]): readonly TurningPoint[] {
  const all = turns.flatMap(({ turn, at, standing }, i): TurningPoint[] => {
    const before = turns[i - 1]?.standing;
    if (before === undefined) return [];
    const gains = standing.chances.map((chance, side) => chance - (before.chances[side] ?? 0));
    const n = Math.max(...gains);
    const index = gains.indexOf(n);
    const [side, chance] = [sides[index], standing.chances[index]];
    if (n <= 0 || side === undefined || chance === undefined) return [];
    const changes = changesIn(before.scores, standing.scores, sides, side);
    return [{ kind: "swing", ...side, turn, n, chance, at, changes }];
  });
  return all.sort((a, b) => b.n - a.n).slice(0, SWINGS);
}

/** The turn in which the winner took the lead for good, if the winner was ever not ahead after the first turn. */
function leadFor(won: number, turns: readonly Turn[], sides: readonly Side[]): TurningPoint | null {
  const winner = sides[won];
  if (winner === undefined) return null;
  const last = turns.findLastIndex(({ standing }) => leadOf(standing.chances, won) <= 0) + 1;
  const found = turns[last];
  if (found === undefined || last === 0) return null;
  const chance = found.standing.chances[won] ?? 0;
  const n = chance - (turns[last - 1]?.standing.chances[won] ?? 0);
  return { kind: "lead", ...winner, turn: found.turn, n, chance, at: found.at };
}

/**
 * Replays a match and finds its turning points. Works in stretches, so that the page stays responsive.
 * @param chanceOf by which swings and leads are judged, as in reviews.
 * @param isWanted called between stretches.
 * @returns null when it is no longer wanted, or the record no longer agrees with the rules.
 */
export async function courseOf(
  game: Game,
  chanceOf: ChanceOf,
  record: GameRecord,
  isWanted: () => boolean = () => true,
): Promise<MatchCourse | null> {
  const g = replay(game.rules, record, 0).engine;
  const sides = sidesOf(game, g);
  const standingNow = () => ({ chances: chancesOf(chanceOf, g, sides), scores: scoresOf(game, g, sides) });
  const turns: Turn[] = [{ turn: g.state.turn.number, at: 0, standing: standingNow() }];
  let roll: TurningPoint | null = null;
  for (let i = 0; i < record.answers.length; i++) {
    if (i % STRETCH === STRETCH - 1) await pause();
    if (!isWanted() || replayAnswer(g, record, i) === null) return null;
    const { number } = g.state.turn;
    const current = turns.at(-1);
    const isNew = number !== current?.turn;
    if (isNew || g.state.outcome !== null) {
      const standing = standingNow();
      if (current !== undefined) current.standing = standing;
      if (isNew) turns.push({ turn: number, at: i + 1, standing });
    }
    roll = bestRoll(game, g, i + 1, roll);
  }
  const { outcome, seats } = g.state;
  const hasWon = ({ seat, team }: Side) =>
    outcome?.winners.some((winner) => (team === null ? winner === seat : seats[winner]?.team === team)) ===
    true;
  const lead = leadFor(sides.findIndex(hasWon), turns, sides);
  const swings = swingsIn(turns, sides).filter((swing) => swing.turn !== lead?.turn);
  const points = [...swings, lead, roll].filter((point) => point !== null).sort((a, b) => a.at - b.at);
  return { sides, chances: turns.map(({ standing }) => standing.chances), points };
}
