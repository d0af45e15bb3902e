import type { BoardPosition } from "../../games/game-position";
import type { Engine, Seat } from "../../kernel";
import type { Random } from "../../opponents/random";
import type { Goal } from "../../positions/position";
import { isDefence, leftToClear, statusOf } from "../../puzzles/goal";
import { taskOf } from "../../puzzles/puzzle";
import { type Aim, search } from "../../puzzles/search";
import { numberOf } from "./board-of";
import { type GameBoard, someOf, withSide } from "./boards";
import { begin, type Draft, type Judge } from "./judge";
import { BUDGET } from "./sound";

/** What a player loses by having none left. A game without any of them has no puzzles to win or to survive. */
const LIFE = ["hp", "life", "sp"];
/** Life that is nearly lost, so that the turn decides: a player who is ahead would win later as well. */
const NEARLY_LOST = 2;
/** Fewer cards of the other player are cleared away too easily. */
const LEAST_TO_CLEAR = 2;
/** A loss, which is worse than any loss of life. */
const LOST = -1_000_000;

/** The life of the seats at the beginning of the game, and the smallest change of it. */
interface Life {
  readonly key: string;
  readonly full: readonly number[];
  readonly step: number;
}

function lifeOf({ position }: Judge, { atFirst }: GameBoard): Life | null {
  const found = position.values.find((value) => LIFE.includes(value.key));
  if (found === undefined) return null;
  const { key, by = 1 } = found;
  return { key, full: atFirst.map(({ values }) => values[key] ?? 0), step: by };
}

const withLife = (board: BoardPosition, { key }: Life, seat: Seat, amount: number): BoardPosition =>
  withSide(board, seat, (side) => ({ ...side, values: { ...side.values, [key]: amount } }));

/** Why a board has no question to ask: too many lines to look at, or nothing that is worth it. */
export type NoBoard = "too big" | "nothing";

/** What the player can gain in the turn, when every line is looked at. */
function gainIn(judge: Judge, draft: Draft, gains: Pick<Aim, "gainAtEnd" | "gainSoFar">): number | NoBoard {
  const start = begin(judge, draft);
  if (start === null) return "nothing";
  const task = taskOf(draft);
  if (statusOf(task, start.state) !== "open") return "nothing";
  // Every line is looked at, so their order does not matter.
  const aim = { ...gains, budget: BUDGET.all, least: LOST, most: -LOST, value: () => 0 };
  const { gain } = search(task, [start], aim);
  if (gain === undefined) return "too big";
  return gain <= LOST ? "nothing" : gain;
}

/** The board on which the other player has as much life as can be taken in the turn, so only the best line wins. */
function boardToWin(judge: Judge, given: GameBoard): BoardPosition | NoBoard {
  const life = lifeOf(judge, given);
  if (life === null) return "nothing";
  const own = given.viewer;
  const other = 1 - own;
  const full = life.full[other] ?? 0;
  const low = withLife(given.board, life, own, NEARLY_LOST * life.step);
  const board = withLife(low, life, other, full);
  const lifeIn = (g: Engine) => numberOf(g, other, life.key);
  const taken = gainIn(
    judge,
    { goal: { kind: "win" }, board },
    {
      gainAtEnd: (g) => full - lifeIn(g),
      gainSoFar: (g) => full - lifeIn(g),
    },
  );
  if (typeof taken !== "number") return taken;
  return taken < life.step || taken >= full ? "nothing" : withLife(low, life, other, taken);
}

/** The board on which the player has one life more than the best defence loses. */
function boardToSurvive(judge: Judge, given: GameBoard): BoardPosition | NoBoard {
  const life = lifeOf(judge, given);
  if (life === null) return "nothing";
  const own = given.viewer;
  const full = life.full[own] ?? 0;
  const board = withLife(given.board, life, own, full);
  const gain = gainIn(
    judge,
    { goal: { kind: "survive" }, board },
    {
      gainAtEnd: (g) => (g.state.outcome !== null ? LOST : numberOf(g, own, life.key) - full),
    },
  );
  if (typeof gain !== "number") return gain;
  const least = Math.max(0, -gain) + life.step;
  return least >= full ? "nothing" : withLife(board, life, own, least);
}

/** The board with as many cards of the other player as can be removed. */
function boardToClear(
  judge: Judge,
  given: GameBoard,
  goal: Extract<Goal, { kind: "clear" }>,
  random: Random,
): BoardPosition | NoBoard {
  const other = 1 - given.viewer;
  let { board } = given;
  for (let tries = 0; tries < 3; tries++) {
    const cards = board.seats[other]?.zones[goal.zone] ?? [];
    if (cards.length < LEAST_TO_CLEAR || cards.some(({ on }) => on !== undefined)) return "nothing";
    const task = taskOf({ goal, board });
    const left = (g: Engine) => -leftToClear(g.state, task);
    const gain = gainIn(judge, { goal, board }, { gainAtEnd: left, gainSoFar: left });
    if (typeof gain !== "number") return gain;
    if (gain >= 0) return board;
    const kept = someOf(cards, cards.length + gain, random);
    board = withoutGuests(
      withSide(board, other, (side) => ({ ...side, zones: { ...side.zones, [goal.zone]: kept } })),
      other,
      judge,
      goal.zone,
    );
  }
  return "nothing";
}

/** The board without what was attached to cards of a zone, whose places have changed. */
function withoutGuests(board: BoardPosition, seat: Seat, { position }: Judge, zone: string): BoardPosition {
  const guests = position.zones.filter(({ host }) => host?.zones[0] === zone).map(({ key }) => key);
  return withSide(board, seat, (side) => ({
    ...side,
    zones: Object.fromEntries(Object.entries(side.zones).filter(([key]) => !guests.includes(key))),
  }));
}

/** The board with the numbers or cards with which a goal is a question: only the best line reaches it. */
export function boardFor(
  judge: Judge,
  given: GameBoard,
  goal: Goal,
  random: Random,
): BoardPosition | NoBoard {
  if (goal.kind === "clear") return boardToClear(judge, given, goal, random);
  return isDefence(goal) ? boardToSurvive(judge, given) : boardToWin(judge, given);
}
