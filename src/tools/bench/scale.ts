import { battleCores } from "../../games/battle-cores";
import {
  type Action,
  answer,
  answerLegal,
  type Engine,
  engineFor,
  engineFromLayout,
  hashState,
  legalActions,
  NONE,
  PASS,
  type State,
  view,
} from "../../kernel";
import { type Random, randomAnswer, randomFrom } from "../../opponents";
import { entry } from "./contestant";
import { coresGame, stackGame } from "./crowd";

/** The required limits for a table with very many cards in play: see `npm run bench`. */
export const LIMITS = { growth: 1.5, viewMilliseconds: 2, hashMilliseconds: 1 } as const;

/** The number of cards in play in the made-up games, and the numbers from fewest to most for the cost of one action. */
const CROWD = 40;
const COUNTS = [20, 50, 100, 200] as const;

export interface ScaleResult {
  /** Answers per second in random play of the two made-up games, with all legal actions listed. */
  readonly stack: number;
  readonly cores: number;
  /** Microseconds for one action of the game of cores, judged and carried out, by cards in play. */
  readonly action: Readonly<Record<number, number>>;
  /** Ratio of the cost with the most cards to that with the fewest. */
  readonly growth: number;
  /** Milliseconds for a seat's view after an action, and for the hash of a state, with the most cards in play. */
  readonly view: number;
  readonly hash: number;
  /** The same view of Battle Cores in its Battle Phase, and its list of legal actions. */
  readonly battleView: number;
  readonly battleActions: number;
}

const GAME_ANSWERS = 150;

/** Random play of short games, each from the same position. */
function answersPerSecond(begin: () => Engine, seconds: number): number {
  const random = randomFrom("crowd");
  let answers = 0;
  let took = 0;
  while (took < 1000 * seconds) {
    const g = begin();
    const start = performance.now();
    for (let i = 0; i < GAME_ANSWERS && g.state.decision !== null; i++) {
      answerLegal(g, randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random));
      answers++;
    }
    took += performance.now() - start;
  }
  return (1000 * answers) / took;
}

/** A random action of the game of cores, which may be refused. */
function someAction(g: Engine, random: Random): Action {
  const { seat } = g.state.turn;
  const field = (of: number) => g.state.zones.find((zone) => zone.key === "field" && zone.owner === of);
  const [own, other] = [field(seat)?.cards ?? [], field(1 - seat)?.cards ?? []];
  const card = entry(own, random.below(own.length));
  switch (random.below(7)) {
    case 0:
      return PASS;
    case 1:
    case 2:
      return { type: "charge", card };
    case 3:
      return { type: "drain", card };
    default:
      return { type: "attack", card, target: entry(other, random.below(other.length)) };
  }
}

/** The time of one action in microseconds: judged, and carried out if it is legal. */
function actionTime(count: number, seconds: number): number {
  const random = randomFrom("action");
  let actions = 0;
  let took = 0;
  while (took < 1000 * seconds) {
    const g = coresGame(count);
    const start = performance.now();
    for (let i = 0; i < ACTIONS; i++) {
      const given = { seat: g.state.turn.seat, do: "act", action: someAction(g, random) } as const;
      if (answer(g, given).ok) actions++;
    }
    took += performance.now() - start;
  }
  return (took * 1000) / actions;
}

/** Number of actions tried in one game. The game is drawn only after far more. */
const ACTIONS = 1000;

/** Mean milliseconds of a task. */
function timeOf(seconds: number, task: () => unknown): number {
  let runs = 0;
  const start = performance.now();
  while (performance.now() - start < 1000 * seconds) {
    task();
    runs++;
  }
  return (performance.now() - start) / runs;
}

/** The state after an action, so that no values cached from the previous state can be reused. */
function changed(g: Engine): Engine {
  const state: State = { ...g.state, cards: g.state.cards.slice(), zones: g.state.zones.slice() };
  return engineFor(g.rules, state, { events: false });
}

/** Battle Cores in the Battle Phase, with this many Monsters in play. */
function battle(count: number): Engine {
  const names = Object.values(battleCores.cards.pool)
    .filter((card) => card.type === "monster")
    .map((card) => card.name);
  const monsters = Array.from({ length: count / 2 }, (_, i) => entry(names, i % names.length));
  const deck = names.slice(0, 20);
  const agenda = [{ procedure: "turn", step: "battle", locals: { seat: 0 } }];
  const vars = { ready: [], first: 0, attack: null };
  const turn = { number: 9, seat: 0, step: "battle" };
  const eachSeat = [0, 1].map(() => ({ rounds: 4, counters: { hp: 30, points: 5 } }));
  const side = { monsters, deck, hand: names.slice(0, 5) };
  const { rules } = battleCores;
  return engineFromLayout({ rules, seats: [side, side], turn, vars, eachSeat, agenda }, { events: false });
}

export function measureScale(seconds: number): ScaleResult {
  const begin = { stack: () => stackGame(CROWD), cores: () => coresGame(CROWD) };
  for (const game of [begin.stack, begin.cores]) answersPerSecond(game, seconds / 4);
  for (const count of COUNTS) actionTime(count, seconds / 8);
  const action = Object.fromEntries(COUNTS.map((count) => [count, actionTime(count, seconds / 2)]));
  const most = COUNTS[COUNTS.length - 1] ?? CROWD;
  const [crowd, fight] = [coresGame(most), battle(most)];
  const decider = fight.state.decision?.seat ?? NONE;
  return {
    stack: answersPerSecond(begin.stack, seconds),
    cores: answersPerSecond(begin.cores, seconds),
    action,
    growth: entry(action, most) / entry(action, COUNTS[0]),
    view: timeOf(seconds / 2, () => view(changed(crowd), 0)),
    hash: timeOf(seconds / 2, () => hashState(changed(fight).state)),
    battleView: timeOf(seconds / 2, () => view(changed(fight), decider)),
    battleActions: timeOf(seconds / 2, () => legalActions(changed(fight))),
  };
}
