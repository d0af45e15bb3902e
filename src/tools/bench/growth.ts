import type { Game } from "../../games/game";
import {
  answerLegal,
  cloneState,
  type Engine,
  engineFor,
  engineFromLayout,
  type Layout,
  legalActions,
  type Plain,
  type SideLayout,
} from "../../kernel";
import { randomAnswer, randomFrom } from "../../opponents";
import { entry } from "./contestant";

/** The numbers of cards in play between which the cost of an answer is compared, and the allowed factor. */
export const FROM = 20;
export const TO = 200;
export const GROWTH = 15;

/** A position of one game with any number of cards in play, in a step in which its player chooses what to do. */
interface Crowd {
  readonly step: string;
  /** The name of that step in the turn. Defaults to `step`. */
  readonly named?: string;
  /** Type of the cards in play. */
  readonly type: string;
  /** One side with these cards in play, in a separate row on a grid. */
  side(inPlay: readonly string[], row: number): SideLayout;
  readonly vars: Readonly<Record<string, Plain>>;
  readonly layout?: Pick<Layout, "zoneCounters" | "teams">;
  readonly counters?: Readonly<Record<string, number>>;
}

const SAGA: Omit<Crowd, "step"> = {
  type: "spirit",
  vars: { first: 0, burstSet: 0, battle: null, handled: {} },
  side: (inPlay) => ({ spirits: inPlay.map((name) => ({ name, counters: { core: 2 } })) }),
  layout: {
    zoneCounters: [0, 1].map(() => ({
      reserve: { core: 30, soul: 1 },
      life: { core: 5 },
      void: { core: 1000 },
    })),
  },
};
const CORES: Omit<Crowd, "step"> = {
  type: "monster",
  vars: { ready: [], first: 0, attack: null },
  side: (monsters) => ({ monsters }),
  counters: { hp: 30, points: 15 },
};
const SOULS: Omit<Crowd, "step"> = {
  type: "warrior",
  vars: {
    first: 0,
    since: 0,
    deployed: 0,
    attacked: [],
    attack: null,
    replay: null,
    next: null,
    links: 0,
    failed: [],
    mulligans: [],
    content: [],
    joining: [],
    coin: null,
  },
  side: (fighters) => ({ fighters }),
  layout: { teams: [0, 1] },
  counters: { sp: 8000 },
};
const MASTERS: Omit<Crowd, "step"> = {
  type: "unit",
  vars: {
    first: 0,
    roundSince: [0, 0],
    placed: 0,
    reserveRound: [0, 0],
    hurtRound: [-1, -1],
    combat: null,
    next: null,
    hadMain: false,
    phasers: [],
    lost: [],
  },
  side: (battleground) => ({
    commander: ["Vharaxes, Ember Regent"],
    battleground,
    energy: battleground.slice(0, 8).map((name) => ({ name, face: "down" })),
  }),
  counters: { hp: 30, crystal: 0 },
};

/** The steps of each game in which its player has the most choices. */
export const CROWDS: Readonly<Record<string, readonly Crowd[]>> = {
  "d20-warriors": [
    {
      step: "act",
      type: "warrior",
      vars: { placements: 1, battle: null, suddenDeath: false },
      side: (battlefield, y) => ({ battlefield: battlefield.map((name, x) => ({ name, x, y })) }),
    },
  ],
  "battle-of-souls": [
    { ...SOULS, step: "main" },
    { ...SOULS, step: "battle" },
  ],
  "battle-spirits-saga": [
    { ...SAGA, step: "main" },
    { ...SAGA, step: "attack" },
  ],
  "battle-cores": [
    { ...CORES, step: "main" },
    { ...CORES, step: "battle" },
  ],
  "soul-masters": [
    { ...MASTERS, step: "choose" },
    { ...MASTERS, step: "main" },
  ],
};

/**
 * Sets up a table with very many cards.
 * @param count cards in play of both sides; each has a tenth as many in hand.
 */
export function crowded(game: Game, crowd: Crowd, count: number): Engine {
  const pool = Object.values(game.cards.pool);
  const names = pool.filter(({ type }) => type === crowd.type).map(({ name }) => name);
  const some = (n: number, of: readonly string[]) =>
    Array.from({ length: n }, (_, i) => entry(of, i % of.length));
  const side = (row: number): SideLayout => ({
    deck: some(20, names),
    hand: some(count / 10, names),
    ...crowd.side(some(count / 2, names), row),
  });
  const eachSeat = [0, 1].map(() => ({ rounds: 4, ...(crowd.counters && { counters: crowd.counters }) }));
  const { step, named = step, vars, layout } = crowd;
  return engineFromLayout(
    {
      rules: game.rules,
      seats: [side(0), side(1)],
      turn: { number: 9, seat: 0, step: named },
      vars,
      eachSeat,
      agenda: [{ procedure: "turn", step, locals: { seat: 0 } }],
      ...layout,
    },
    { events: false },
  );
}

export interface Growth {
  readonly game: string;
  readonly step: string;
  /** The number of listed actions with the fewest and with the most cards. */
  readonly listed: readonly [few: number, many: number];
  /** Microseconds to list the legal actions and carry one out, in a game that was just set up. */
  readonly microseconds: readonly [few: number, many: number];
}

/** Answers of one round, each to the same decision. */
const ANSWERS = 100;

/** A round of random answers, the same each time. */
function playRound(begin: Engine): void {
  const random = randomFrom("growth");
  const { decision } = begin.state;
  for (let i = 0; i < ANSWERS; i++) {
    const g = engineFor(begin.rules, cloneState(begin.state), { events: false });
    answerLegal(g, randomAnswer({ decision, actions: legalActions(g) }, random));
  }
}

/** Microseconds of one answer, in processor time, so that other load hardly matters. */
function answerTime(begin: Engine, seconds: number): number {
  const start = process.cpuUsage();
  let answers = 0;
  let took = 0;
  while (took < 1e6 * seconds) {
    playRound(begin);
    answers += ANSWERS;
    took = process.cpuUsage(start).user;
  }
  return took / answers;
}

/** Measures how the cost of an answer in each step grows with the number of cards in play. */
export function measureGrowth(game: Game, seconds: number): Growth[] {
  return (CROWDS[game.slug] ?? []).map((crowd): Growth => {
    const [few, many] = [crowded(game, crowd, FROM), crowded(game, crowd, TO)];
    for (const begin of [few, many]) answerTime(begin, seconds / 2);
    return {
      game: game.title,
      step: crowd.step,
      listed: [legalActions(few).length, legalActions(many).length],
      microseconds: [answerTime(few, seconds), answerTime(many, seconds)],
    };
  });
}
