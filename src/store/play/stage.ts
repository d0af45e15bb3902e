import type { StoreApi } from "zustand";
import { type GameEvent, NONE, type Seat, type View } from "../../kernel";
import type { AskOpponent } from "../opponent";
import type { Saves } from "../saving/create";
import type { LoadGame } from "../saving/read";
import type { Settings } from "../settings";
import type { TroubleStore } from "../troubles";
import type { MatchStore } from "../types";
import { namesOf } from "./chronicle";
import { type Live, snapshot } from "./live";
import { type Eyes, eventFor, LogLines, logLines } from "./log";
import { lookAt } from "./look";
import { share, shareView } from "./share";

/** What the match store works with; tests bring their own. */
export interface MatchParts {
  readonly loadGame: LoadGame;
  readonly askOpponent: AskOpponent;
  readonly saves: Saves;
  readonly troubles: TroubleStore;
  readonly settings: () => Pick<Settings, "opponentPause" | "reactionBeat" | "passing">;
  /** Resolves after so many milliseconds. */
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What the table shows of nothing. */
export const EMPTY_TABLE = {
  game: null,
  setup: null,
  viewer: NONE,
  view: null,
  events: [],
  log: [],
  curtain: null,
  reaction: null,
  thinking: false,
  refusal: null,
  passing: {},
} as const satisfies Partial<MatchStore>;

const NO_EVENTS: readonly GameEvent[] = [];

/** The match behind the curtain, and the only way from it to the screen. */
export interface Stage {
  readonly parts: MatchParts;
  readonly store: StoreApi<MatchStore>;
  live: Live | null;
  viewer: Seat;
  /** Grows with every answer and change of match: what was under way for an older one is dropped. */
  ticket: number;
  /** Events not yet shown. */
  fresh: GameEvent[];
  lines: LogLines;
  /** Strips shown so far. */
  strips: number;
  /** Matches are laid on the table and taken off one after the other. */
  turnstile: Promise<unknown>;
}

export function newStage(parts: MatchParts, store: StoreApi<MatchStore>): Stage {
  return {
    parts,
    store,
    live: null,
    viewer: NONE,
    ticket: 0,
    fresh: [],
    lines: new LogLines(),
    strips: 0,
    turnstile: Promise.resolve(),
  };
}

/** With open hands every seat's passing is shown, else that of the seat on screen: armed stops are private. */
function passingFor(live: Live, viewer: Seat): MatchStore["passing"] {
  const shown = live.passing.map((passing, seat) => [seat, passing] as const);
  return Object.fromEntries(shown.filter(([seat]) => live.setup.openHands || seat === viewer));
}

function eyesOf({ setup }: Live, seat: Seat): Eyes {
  return { seat, open: setup.openHands, seats: setup.seats.length };
}

/** Puts on screen what the seat there may know, and nothing else. The one place where the match reaches the store. */
export function publish(stage: Stage, extra: (view: View) => Partial<MatchStore> = () => ({})): void {
  const { live, viewer, store, lines } = stage;
  if (live === null) return;
  const before = store.getState();
  const eyes = eyesOf(live, viewer);
  const events = stage.fresh.length === 0 ? NO_EVENTS : stage.fresh.map((event) => eventFor(event, eyes));
  stage.fresh = [];
  const view = shareView(before.view, lookAt(live.g, viewer, live.setup.openHands));
  store.setState({
    viewer,
    view,
    events,
    log: lines.read(live.game, namesOf(live.g), live.logged, eyes),
    passing: share(before.passing, passingFor(live, viewer)),
    ...(view === before.view ? undefined : { refusal: null }),
    ...extra(view),
  });
}

/** Gives the screen to a seat, or with NONE takes it from all. The one who leaves it has seen the log so far. */
export function giveScreen(stage: Stage, seat: Seat): void {
  const { live, viewer } = stage;
  if (live !== null && viewer >= 0) {
    live.seen = live.seen.map((count, i) => (i === viewer ? live.logged.length : count));
  }
  stage.viewer = seat;
}

/** Hangs the curtain before a seat: nobody's view is on screen until its person lifts it. */
export function hangCurtain(stage: Stage, to: Seat): void {
  const { live } = stage;
  if (live === null) return;
  giveScreen(stage, NONE);
  live.promised = true;
  const recap = logLines(live.game, namesOf(live.g), live.logged, eyesOf(live, NONE), live.seen[to] ?? 0);
  publish(stage, () => ({ curtain: { to, recap }, reaction: null, thinking: false, refusal: null }));
}

/** Hands the newest state to be written. */
export function keep(stage: Stage): void {
  const { live, viewer, parts } = stage;
  if (live !== null && !live.lost) parts.saves.keep(snapshot(live, viewer, parts.now()));
}
