import type { Game } from "../../games/game";
import { loadGames, partsOf } from "../../games/registry";
import { DECISIVE } from "../../games/stake";
import {
  type Action,
  type Answer,
  addSeatCounter,
  answer,
  type CardDef,
  type CardId,
  type Check,
  cardOf,
  createGame,
  type Engine,
  type GameRecord,
  legalActions,
  move,
  PASS,
  putFaceDown,
  responseWindowOf,
  type Seat,
  seatOf,
  type View,
  zoneOf,
} from "../../kernel";
import type { Script } from "../../opponents";
import { loadGuide } from "../guide/load";
import { DEFAULT_SETTINGS } from "../settings/settings";
import type { PassSettings, SeatKind } from "../types";
import { PERSON, type TestTable, testTable, untilIdle } from "./table";

/** The windows that prompted a person in one turn. */
export interface TurnStops {
  readonly turn: number;
  /** Whether it was the other player's turn. */
  readonly isOthers: boolean;
  /** The windows in which the table stopped for the person, who passed every time. */
  readonly windows: readonly string[];
  /** How many of them prompted because the game would have been lost. */
  readonly fatal: number;
  /** Whether the one response could have been played at some moment of the turn. */
  readonly couldRespond: boolean;
}

/** The person's seat in the measured matches. */
const SEAT: Seat = 0;
/** Limits of answers and turns after which a match is aborted. */
const MAX_ANSWERS = 3000;
const MAX_TURNS = 20;
const NAMES = ["Ada", "Bob", "Cyd", "Dee"];

/** The kind of card that responds in the other player's turn, and the zone that holds it. */
interface ResponseSource {
  readonly isResponse: (
    card: CardDef & { readonly category?: string; readonly printed?: unknown },
  ) => boolean;
  readonly zone: string;
  /** Set when every other card of the hand could respond as well, so that it is put away. */
  readonly alone?: true;
  /** What the person has left to pay with in the other player's turn. */
  readonly left?: { readonly counter: string; readonly n: number };
}

const KEPT: Readonly<Record<string, ResponseSource>> = {
  "d20-warriors": { isResponse: ({ type }) => type === "flash", zone: "hand" },
  "battle-cores": {
    isResponse: ({ category }) => category === "trap",
    zone: "hand",
    left: { counter: "points", n: 3 },
  },
  "battle-spirits-saga": {
    isResponse: ({ type, printed }) =>
      type === "magic" &&
      Array.isArray(printed) &&
      printed.some((one: { timing?: readonly string[] }) => one.timing?.includes("flash")),
    zone: "hand",
  },
  "battle-of-souls": { isResponse: ({ type }) => type === "tactic", zone: "tactics" },
  "soul-masters": { isResponse: ({ type }) => type === "ability", zone: "hand", alone: true },
};

/**
 * Leaves the person exactly one response at every quiet moment: other responses go under the deck, and a missing one is
 * taken from it.
 */
function oneResponse({ isResponse, zone, alone, left }: ResponseSource): Check {
  const run = (g: Engine): boolean => {
    const [deck, kept, hand] = [
      zoneOf(g.state, "deck", SEAT),
      zoneOf(g.state, zone, SEAT),
      zoneOf(g.state, "hand", SEAT),
    ];
    const isOne = (id: CardId) => {
      const def = g.rules.cards[cardOf(g.state, id).def];
      return def !== undefined && isResponse(def);
    };
    const isOwn = g.state.turn.seat === SEAT;
    // A tactic must be set in the turn before.
    const comes = zone === "hand" ? !isOwn : isOwn;
    if (g.state.turn.number === 0) return false;
    const [first, ...others] = kept.cards.filter(isOne);
    const surplus = isOwn ? [] : alone ? kept.cards.filter((id) => id !== first) : others;
    const priceOf = (id: CardId) => {
      const { cost = 0, price = cost } = g.rules.cards[cardOf(g.state, id).def]?.stats ?? {};
      return price;
    };
    // The cheapest response can be played most often.
    const [supply] = [...(zone === "hand" ? [] : hand.cards), ...deck.cards]
      .filter(isOne)
      .toSorted((a, b) => priceOf(a) - priceOf(b));
    const has = left === undefined || isOwn ? 0 : (seatOf(g.state, SEAT).counters[left.counter] ?? 0);
    if (left !== undefined && !isOwn && has < left.n) addSeatCounter(g, SEAT, left.counter, left.n - has);
    for (const card of surplus) move(g, card, deck.id, { as: "put-away", bottom: true });
    if (first !== undefined || !comes || supply === undefined) return surplus.length > 0;
    if (zone === "hand") move(g, supply, kept.id, { as: "put-away" });
    else putFaceDown(g, supply, kept.id, { as: "put-away" });
    return true;
  };
  return { name: "one response", rule: "kernel:decision", run };
}

const withOneResponse = (game: Game): Game => {
  const kept = KEPT[game.slug];
  if (kept === undefined) throw new RangeError(`nothing is known of responses in ${game.slug}`);
  return {
    ...game,
    rules: {
      ...game.rules,
      flow: { ...game.rules.flow, checks: [...(game.rules.flow.checks ?? []), oneResponse(kept)] },
    },
  };
};

/** For each turn: whose it was, and whether the person could have responded in it. Found by replaying the record. */
function turnsIn(game: Game, record: GameRecord) {
  const g = createGame(game.rules, record.config, { events: false });
  const found = new Map<number, { readonly seat: Seat; couldRespond: boolean }>();
  const counts = (action: Action) => action.type !== PASS.type && !game.timing.isPointless?.(g, action);
  for (const given of record.answers) {
    const { decision, turn } = g.state;
    const entry = found.get(turn.number) ?? { seat: turn.seat, couldRespond: false };
    found.set(turn.number, entry);
    if (decision?.seat === SEAT && responseWindowOf(decision) !== undefined && !entry.couldRespond)
      entry.couldRespond = legalActions(g).some(counts);
    answer(g, given);
  }
  return found;
}

const isStopped = ({ decision }: View): boolean =>
  decision?.seat === SEAT && responseWindowOf(decision) !== undefined;

type Stops = Map<number, Pick<TurnStops, "windows" | "fatal">>;

const NONE_IN_TURN = { windows: [], fatal: 0 } as const;

/** Plays one match. In windows the person passes; otherwise they play like a scripted opponent. */
async function playMatch(game: Game, table: TestTable, play: Script, seed: string): Promise<Stops> {
  const stops: Stops = new Map();
  for (let i = 0; i < MAX_ANSWERS; i++) {
    await untilIdle(table);
    // A tutor's code is loaded when it is first asked.
    while (table.now().thinking) await new Promise((resolve) => setTimeout(resolve, 1));
    const { view } = table.now();
    if (view?.decision == null || view.outcome !== null || view.turn.number > MAX_TURNS) break;
    const { turn, decision } = view;
    let given: Answer | null;
    if (isStopped(view)) {
      const window = responseWindowOf(decision) ?? "";
      const { windows, fatal } = stops.get(turn.number) ?? NONE_IN_TURN;
      const isFatal =
        game.timing.stake?.({ rules: game.rules, state: view }, SEAT, window).worth === DECISIVE;
      stops.set(turn.number, { windows: [...windows, window], fatal: isFatal ? fatal + 1 : fatal });
      given = { seat: SEAT, do: "act", action: PASS };
    } else given = play("easy", view, `${seed} ${i}`);
    if (given === null || !table.commands.send(given).ok) throw new Error("an answer was refused");
  }
  return stops;
}

export interface Measured {
  readonly passing?: PassSettings;
  /** Defaults to 2. */
  readonly seats?: number;
  /** True for the guided first game, in which the person may hold any number of responses. */
  readonly guided?: true;
}

/**
 * Plays whole matches of one person, who always holds one response, against scripted opponents, and counts how often
 * the table stops for it.
 */
export async function stopsOf(
  slug: string,
  seeds: readonly string[],
  { passing = DEFAULT_SETTINGS.passing, seats = 2, guided }: Measured = {},
): Promise<readonly TurnStops[]> {
  const loaded = (await loadGames()).find((one) => one.slug === slug);
  if (loaded === undefined) throw new RangeError(`no game ${slug}`);
  const game = guided ? loaded : withOneResponse(loaded);
  const guide = guided ? await loadGuide(slug) : null;
  const play = await partsOf(slug).opponent();
  const turns: TurnStops[] = [];
  for (const [n, seed] of seeds.entries()) {
    const table = testTable({
      loadGame: async () => game,
      askOpponent: async (_slug, level, view, seed) => play(level, view, seed),
      settings: () => ({ ...DEFAULT_SETTINGS, opponentPause: 0, passing }),
    });
    const config =
      guide?.config(["Ada", "Bob"]) ??
      game.setup.config(
        seed,
        NAMES.slice(0, seats).map((name, i) => ({
          name,
          deck: game.deck.starters[(n + i) % game.deck.starters.length]?.cards ?? [],
        })),
        {},
      );
    const others = NAMES.slice(1, seats).map((): SeatKind => ({ kind: "opponent", level: "medium" }));
    const setup = { game: slug, seats: [PERSON, ...others], openHands: false, ...(guided && { guided }) };
    await table.commands.begin(setup, config);
    const stops = await playMatch(game, table, play, seed);
    const text = (await table.saves.exportMatch(table.now().setup?.id ?? "")) ?? "";
    const { record } = JSON.parse(text) as { readonly record: GameRecord };
    for (const [turn, { seat, couldRespond }] of turnsIn(game, record))
      turns.push({ turn, isOthers: seat !== SEAT, ...(stops.get(turn) ?? NONE_IN_TURN), couldRespond });
  }
  return turns;
}
