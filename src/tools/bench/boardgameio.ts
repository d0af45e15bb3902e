import { createRequire } from "node:module";
import { join } from "node:path";
import { type Contestant, entry, type PlayTotals, SeededChooser } from "./contestant";
import { CELLS, CENTRE, direction, opposite, STEPS } from "./grid";
import { PACKAGE } from "./install";
import { DECK_SIZE, numberOf, OPENING_HAND } from "./warriors";

// boardgame.io is installed only by the benchmark, so the parts of its API that are used are typed here.

interface RandomPlugin {
  D20(): number;
  D20(dice: number): number[];
  Shuffle<T>(deck: readonly T[]): T[];
}

interface Ctx {
  readonly currentPlayer: string;
  readonly playOrderPos: number;
  readonly numPlayers: number;
  readonly gameover?: { readonly winner: number | null };
}

interface Context {
  readonly G: Position;
  readonly ctx: Ctx;
  readonly random: RandomPlugin;
}

interface Game {
  readonly name: string;
  readonly seed?: string;
  readonly disableUndo: boolean;
  setup(context: { readonly random: RandomPlugin }): Position;
  readonly turn: {
    readonly order: { first(context: Context): number; next(context: Context): number };
    onBegin(context: Context): void;
  };
  readonly moves: {
    place(context: Context, card: number, cell: number): void;
    attack(context: Context, attacker: number, target: number): void;
  };
  endIf(context: Context): Ctx["gameover"];
}

interface State {
  readonly G: Position;
  readonly ctx: Ctx;
}

interface LocalClient {
  getState(): State;
  readonly moves: { place(card: number, cell: number): void; attack(attacker: number, target: number): void };
  readonly events: { endTurn(): void };
}

interface ClientLibrary {
  Client(options: { game: Game; numPlayers: number; debug: false }): LocalClient;
}

interface CoreLibrary {
  ProcessGameConfig(game: Game): Game;
  InitializeGame(options: { game: Game; numPlayers: number }): State;
  CreateGameReducer(options: { game: Game }): (state: State, action: Action) => State;
}

interface Action {
  readonly type: "MAKE_MOVE" | "GAME_EVENT";
  readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string };
}

interface PlacedWarrior {
  readonly card: number;
  readonly seat: number;
  readonly cell: number;
  up: boolean;
}

interface Position {
  readonly decks: number[][];
  readonly hands: number[][];
  readonly standing: PlacedWarrior[];
  readonly first: number;
  placed: boolean;
  over: boolean;
}

/** Rolls one die each until they differ (D20 1.10, 5.9). Returns whether the first one is higher. */
function higherRoll(random: RandomPlugin): boolean {
  for (;;) {
    const mine = random.D20();
    const other = random.D20();
    if (mine !== other) return mine > other;
  }
}

/** D20 7.2: the seat with more face-up Warriors, null for a draw. */
function winner({ standing }: Position): number | null {
  let lead = 0;
  for (const { up, seat } of standing) if (up) lead += seat === 0 ? 1 : -1;
  if (lead === 0) return null;
  return lead > 0 ? 0 : 1;
}

// Every choice is the faster one: moves do not recheck the list of legal actions (about 15 %), the event itself ends a
// turn rather than a move around it (10 to 20 %), undo is off (3 %).
const game: Game = {
  name: "d20-warriors",
  disableUndo: true,

  setup({ random }) {
    const decks = [0, DECK_SIZE].map((first) =>
      random.Shuffle(Array.from({ length: DECK_SIZE }, (_, i) => first + i)),
    );
    return {
      hands: decks.map((deck) => deck.splice(DECK_SIZE - OPENING_HAND)),
      decks,
      standing: [],
      first: higherRoll(random) ? 0 : 1,
      placed: false,
      over: false,
    };
  },

  turn: {
    order: {
      first: ({ G }) => G.first,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    onBegin({ G, ctx }) {
      const card = G.decks[ctx.playOrderPos]?.pop();
      if (card === undefined) {
        G.over = true;
        return;
      }
      G.hands[ctx.playOrderPos]?.push(card);
      G.placed = false;
    },
  },

  moves: {
    place({ G, ctx }, card, cell) {
      const hand = entry(G.hands, ctx.playOrderPos);
      hand.splice(hand.indexOf(card), 1);
      G.standing.push({ card, seat: ctx.playOrderPos, cell, up: true });
      G.placed = true;
    },
    attack({ G, random }, attackerIndex, targetIndex) {
      const attacker = entry(G.standing, attackerIndex);
      const target = entry(G.standing, targetIndex);
      const towards = direction(attacker.cell, target.cell);
      const attack = Math.max(0, ...random.D20(numberOf(attacker.card, towards)));
      const defence = Math.max(0, ...random.D20(numberOf(target.card, opposite(towards))));
      const won = attack === defence ? higherRoll(random) : attack > defence;
      const loser = won ? target : attacker;
      loser.up = false;
    },
  },

  endIf: ({ G }) => (G.over ? { winner: winner(G) } : undefined),
};

// The list of legal actions, read from the plain state. One number per action: a placement is card * CELLS +
// cell, an attack ATTACK + attacker * ATTACKERS + target, both as indexes into `standing`.
const ATTACKERS = 2 * DECK_SIZE;
const ATTACK = 2 * DECK_SIZE * CELLS;
const END = 2 * ATTACK;

class ActionLister {
  /** The legal actions of the active player. */
  readonly actions: number[] = [];
  /** For each cell the Warrior there, counted from 1. */
  private readonly grid = new Int8Array(CELLS);
  private readonly listed = new Int32Array(CELLS);
  private listing = 0;
  private readonly cells: number[] = [];

  list({ hands, standing, placed }: Position, seat: number): void {
    const { actions, grid } = this;
    actions.length = 0;
    for (let i = 0; i < standing.length; i++) grid[standing[i]?.cell ?? 0] = i + 1;
    const hand = entry(hands, seat);
    if (!placed && hand.length > 0) {
      this.listCells(standing, seat);
      for (const card of hand) for (const cell of this.cells) actions.push(card * CELLS + cell);
    }
    for (let i = 0; i < standing.length; i++) {
      const attacker = standing[i];
      if (!attacker?.up || attacker.seat !== seat) continue;
      for (const step of STEPS) {
        const there = grid[attacker.cell + step] ?? 0;
        if (there === 0) continue;
        const target = standing[there - 1];
        if (target?.up && target.seat !== seat) actions.push(ATTACK + i * ATTACKERS + there - 1);
      }
    }
    actions.push(END);
    for (const { cell } of standing) grid[cell] = 0;
  }

  /** D20 4.4 to 4.12: touching an enemy face-up, or failing that any face-down, or failing that any Warrior. */
  private listCells(standing: readonly PlacedWarrior[], seat: number): void {
    this.cells.length = 0;
    if (standing.length === 0) this.cells.push(CENTRE);
    this.listing++;
    for (const { up, seat: owner, cell } of standing) if (up && owner !== seat) this.listAround(cell);
    if (this.cells.length > 0) return;
    for (const { up, cell } of standing) if (!up) this.listAround(cell);
    if (this.cells.length > 0) return;
    for (const { cell } of standing) this.listAround(cell);
  }

  private listAround(cell: number): void {
    for (const step of STEPS) {
      const next = cell + step;
      if (this.grid[next] !== 0 || this.listed[next] === this.listing) continue;
      this.listed[next] = this.listing;
      this.cells.push(next);
    }
  }
}

/** A running game, in one of the two ways to drive boardgame.io without a page. */
interface Driver {
  start(seed: string): void;
  state(): State;
  place(card: number, cell: number): void;
  attack(attacker: number, target: number): void;
  endTurn(): void;
}

/** The ordinary way: a local client without a debug panel. */
class ThroughClient implements Driver {
  private client: LocalClient;

  constructor(private readonly library: ClientLibrary) {
    this.client = this.create("");
  }

  start(seed: string): void {
    this.client = this.create(seed);
  }

  state(): State {
    return this.client.getState();
  }

  place(card: number, cell: number): void {
    this.client.moves.place(card, cell);
  }

  attack(attacker: number, target: number): void {
    this.client.moves.attack(attacker, target);
  }

  endTurn(): void {
    this.client.events.endTurn();
  }

  private create(seed: string): LocalClient {
    return this.library.Client({ game: { ...game, seed }, numPlayers: 2, debug: false });
  }
}

/** The bare way: boardgame.io's own reducer without a store around it. */
class ThroughReducer implements Driver {
  private readonly game: Game;
  private readonly reducer: (state: State, action: Action) => State;
  private current: State;

  constructor(private readonly library: CoreLibrary) {
    this.game = library.ProcessGameConfig({ ...game });
    this.reducer = library.CreateGameReducer({ game: this.game });
    this.current = library.InitializeGame({ game: this.game, numPlayers: 2 });
  }

  start(seed: string): void {
    this.current = this.library.InitializeGame({ game: { ...this.game, seed }, numPlayers: 2 });
  }

  state(): State {
    return this.current;
  }

  place(card: number, cell: number): void {
    this.reduce("MAKE_MOVE", "place", [card, cell]);
  }

  attack(attacker: number, target: number): void {
    this.reduce("MAKE_MOVE", "attack", [attacker, target]);
  }

  endTurn(): void {
    this.reduce("GAME_EVENT", "endTurn", []);
  }

  private reduce(type: Action["type"], move: string, args: readonly number[]): void {
    const playerID = this.current.ctx.currentPlayer;
    this.current = this.reducer(this.current, { type, payload: { type: move, args, playerID } });
  }
}

function contestant(name: string, drive: Driver): Contestant {
  const lister = new ActionLister();
  return {
    name,
    play(seed: number, games: number): PlayTotals {
      const chooser = new SeededChooser(seed);
      let actions = 0;
      let offered = 0;
      let firstWins = 0;
      let draws = 0;
      for (let count = 0; count < games; count++) {
        drive.start(`${seed}/${count}`);
        let { G, ctx } = drive.state();
        while (ctx.gameover === undefined) {
          lister.list(G, ctx.playOrderPos);
          offered += lister.actions.length;
          actions++;
          take(drive, entry(lister.actions, chooser.below(lister.actions.length)));
          ({ G, ctx } = drive.state());
        }
        if (ctx.gameover.winner === G.first) firstWins++;
        else if (ctx.gameover.winner === null) draws++;
      }
      return { games, actions, offered, firstWins, draws };
    },
  };
}

function take(drive: Driver, action: number): void {
  if (action === END) {
    drive.endTurn();
  } else if (action < ATTACK) {
    drive.place(Math.floor(action / CELLS), action % CELLS);
  } else {
    drive.attack(Math.floor((action - ATTACK) / ATTACKERS), (action - ATTACK) % ATTACKERS);
  }
}

/**
 * boardgame.io, driven in two ways. Set NODE_ENV to "production" first, because in development it validates every
 * state.
 * @throws if it is not installed
 */
export function loadBoardgameio(): Contestant[] {
  const load = createRequire(join(PACKAGE, "package.json"));
  const client: ClientLibrary = load("boardgame.io/client");
  const core: CoreLibrary = load("boardgame.io/internal");
  return [
    contestant("boardgame.io (client)", new ThroughClient(client)),
    contestant("boardgame.io (reducer)", new ThroughReducer(core)),
  ];
}
