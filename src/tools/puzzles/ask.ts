import type { BoardPosition } from "../../games/game-position";
import { cardOf, type Engine, type Seat } from "../../kernel";
import type { Random } from "../../opponents/random";
import type { Goal } from "../../positions/position";
import { isDefence, leftToClear, percentOf } from "../../puzzles/goal";
import { taskOf } from "../../puzzles/puzzle";
import { type Aim, search } from "../../puzzles/search";
import { numberOf } from "./board-of";
import { type GameBoard, someOf, withSide } from "./boards";
import { begin, type Draft, type Judge, statusIn } from "./judge";
import { everyLine } from "./sound";

/** Life that is nearly lost, so that the turn decides: a player who is ahead would win later as well. */
const NEARLY_LOST = 2;
/** Fewer cards of the other player are cleared away too easily. */
const LEAST_TO_CLEAR = 2;
/** Worse odds than these are nothing to look for, in percent. */
const LEAST_ODDS = 60;
/** With fewer Warriors to attack, there is little to choose from. */
const LEAST_TARGETS = 2;
/** A loss, which is worse than any loss of life. */
const LOST = -1_000_000;

/** The life of the seats at the beginning of the game, and the smallest change of it. */
interface Life {
  readonly key: string;
  readonly full: readonly number[];
  readonly step: number;
}

function lifeOf({ game, position, puzzles }: Judge, { board, atFirst }: GameBoard): Life | null {
  const found = position.values.find((value) => value.key === puzzles.life);
  if (found === undefined) return null;
  const { key, by = 1 } = found;
  const full = board.seats.map(
    (side, seat) => puzzles.fullLife?.(side, game.cards.pool) ?? atFirst[seat]?.values[key] ?? 0,
  );
  return { key, full, step: by };
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
  if (statusIn(judge, task, start) !== "open") return "nothing";
  const aim = { ...everyLine(judge, task), ...gains, least: LOST, most: -LOST };
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
  const lifeIn = (g: Engine) => numberOf(judge, g, other, life.key);
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
      gainAtEnd: (g) => (g.state.outcome !== null ? LOST : numberOf(judge, g, own, life.key) - full),
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

/** The goals of the best odds on a board: of a battle with each of the other player's Warriors, and of any battle. */
export function oddsGoals(judge: Judge, { board, viewer }: GameBoard): readonly Goal[] {
  const { contest } = judge.game.status;
  // No battle has such odds, so every line is looked at.
  const never = { kind: "odds", percent: 101 } as const;
  const best = new Map<string, number>();
  const percentIn = (g: Engine) => {
    const percent = percentOf({ goal: never, seat: viewer }, g.state, contest);
    const target = contest(g.state)?.sides[1]?.card;
    if (percent > 0 && target !== undefined) {
      const name = cardOf(g.state, target).def;
      best.set(name, Math.max(percent, best.get(name) ?? 0));
    }
    return percent;
  };
  const all = gainIn(judge, { goal: never, board }, { gainAtEnd: () => 0, gainSoFar: percentIn });
  if (typeof all !== "number" || best.size < LEAST_TARGETS) return [];
  const good = [...best].filter(([, percent]) => percent >= LEAST_ODDS);
  const goals = good.map(([card, percent]): Goal => ({ kind: "odds", percent, card }));
  return all < LEAST_ODDS ? goals : [...goals, { kind: "odds", percent: all }];
}

/** The goal on a board with the numbers or cards with which it is a question: only the best line reaches it. */
export function draftFor(judge: Judge, given: GameBoard, goal: Goal, random: Random): Draft | NoBoard {
  if (goal.kind === "odds") return { goal, board: given.board };
  const board =
    goal.kind === "clear"
      ? boardToClear(judge, given, goal, random)
      : isDefence(goal)
        ? boardToSurvive(judge, given)
        : boardToWin(judge, given);
  return typeof board === "string" ? board : { goal, board };
}
