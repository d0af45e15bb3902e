import { createStore, type StoreApi } from "zustand";
import type { Game } from "../../games/game";
import { refusals } from "../../games/refusals";
import { type Decision, type GameRecord, NONE, type Verdict, type View } from "../../kernel";
import type { memory } from "../../text/en/ui/memory";
import { namesOf } from "../play/chronicle";
import { type Eyes, eventFor, LogLines } from "../play/log";
import { lookAt } from "../play/look";
import { shareView } from "../play/share";
import { EMPTY_TABLE } from "../play/stage";
import { shortened } from "../saving/rebuild";
import type { MatchStore, TableSetup } from "../types";
import { createReel, type TurnMark } from "./reel";
import { type Sight, sightsOf } from "./sight";

/** A match to look at again. */
export interface ReplaySource {
  readonly game: Game;
  readonly setup: TableSetup;
  readonly record: GameRecord;
  /** True when it hides nothing any more: it is over, or nobody on this device plays it. */
  readonly over: boolean;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** A match as it is shown again, move by move. The table reads it like the one being played. */
export interface ReplayStore extends MatchStore {
  /** Answers carried out in what is on screen. */
  readonly at: number;
  /** Answers that can be shown. */
  readonly length: number;
  /** Answers of the record. */
  readonly all: number;
  /** Index of the first answer that no longer agrees with the rules, or null. */
  readonly partsAt: number | null;
  readonly turns: readonly TurnMark[];
  readonly playing: boolean;
  readonly speed: Speed;
  readonly sight: Sight;
  readonly sights: readonly Sight[];
  /** True when the last moment that can be shown is the end of the match. */
  readonly ends: boolean;
  /** The record up to so many answers. */
  recordAt(at: number): GameRecord;
  /** Goes to the moment after so many answers; what is out of range is brought into it. */
  to(at: number): void;
  /** Back to the beginning of this turn or the one before, or on to the next. */
  toTurn(step: 1 | -1): void;
  play(on: boolean): void;
  setSpeed(speed: Speed): void;
  look(sight: Sight): void;
  /** Does the log tell of the answer that comes next? */
  nextIsTold(): boolean;
}

const LOOK_ONLY: Verdict = refusals<typeof memory>()("replay", "kernel:replay");

/** What a replay answers to whoever wants to play in it. */
const INERT = {
  begin: async () => undefined,
  resume: async () => false,
  send: () => LOOK_ONLY,
  act: () => LOOK_ONLY,
  why: () => LOOK_ONLY,
  undo: async () => false,
  whyNoUndo: () => LOOK_ONLY,
  reactionPassed: () => undefined,
  reactionTaken: () => undefined,
  setPassing: () => undefined,
  dismissTrouble: () => undefined,
  leaveTable: async () => undefined,
} as const satisfies Partial<MatchStore>;

/** The question as somebody meets it who is not asked: in a replay it has its answer already. */
function asToldTo(decision: Decision): Decision {
  const { seat, prompt, rule } = decision;
  const window = decision.kind === "act" ? decision.window : undefined;
  return { kind: "act", seat, prompt, rule, ...(window === undefined ? undefined : { window }) };
}

function toLookAt(view: View): View {
  const { decision } = view;
  return { ...view, actions: [], anytime: [], decision: decision && asToldTo(decision) };
}

/**
 * A match to be leafed through.
 * @param start answers carried out in what is shown first.
 * @throws BadConfig when the rules refuse the record's config.
 */
export function createReplay(source: ReplaySource, start = 0): StoreApi<ReplayStore> {
  const { game, setup, record } = source;
  const reel = createReel(game, record);
  const length = reel.record.answers.length;
  const sights = sightsOf(setup, source.over);
  const lines = new LogLines();
  const within = (at: number) => Math.min(Math.max(0, Math.trunc(at)), length);

  /** What of the store shows this moment with these eyes. */
  function shown(at: number, sight: Sight, before: View | null): Partial<ReplayStore> {
    const { g, events } = reel.momentAt(at);
    const eyes: Eyes = { seat: sight.seat, open: sight.open, seats: setup.seats.length };
    return {
      at,
      sight,
      viewer: sight.seat,
      view: shareView(before, toLookAt(lookAt(g, sight.seat, sight.open))),
      events: events.map((event) => eventFor(event, eyes)),
      log: lines.read(game, namesOf(g), reel.logged.slice(0, reel.loggedAt(at)), eyes),
    };
  }

  return createStore<ReplayStore>()((set, get) => {
    let waiting: Sight | null = null;
    const nobody: Sight = { seat: NONE, open: false, curtain: false };
    const first = sights[0] ?? nobody;
    return {
      ...EMPTY_TABLE,
      ...INERT,
      troubles: [],
      game,
      setup,
      length,
      all: record.answers.length,
      partsAt: reel.partsAt,
      turns: reel.turns,
      playing: false,
      speed: 1,
      ends: reel.momentAt(length).g.state.outcome !== null,
      sights,
      sight: first,
      at: 0,
      ...shown(within(start), first, null),
      // It has just been played through under the rules as they are now.
      recordAt: (at) => ({ ...shortened(reel.record, within(at)), rules: game.rules.version }),
      to: (wanted) => {
        const at = within(wanted);
        const { sight, view, playing } = get();
        if (at === get().at) return;
        set({ ...shown(at, sight, view), playing: playing && at < length });
      },
      toTurn: (step) => {
        const { at, to, turns } = get();
        const mark = step > 0 ? turns.find((turn) => turn.at > at) : turns.findLast((turn) => turn.at < at);
        to(mark?.at ?? (step > 0 ? length : 0));
      },
      play: (on) => {
        if (on && get().at === length) set(shown(0, get().sight, get().view));
        set({ playing: on && length > 0 });
      },
      setSpeed: (speed) => set({ speed }),
      look: (sight) => {
        if (sight === get().sight) return;
        if (!sight.curtain) return set(shown(get().at, sight, get().view));
        // Until its person has taken the screen, nobody's hand is on it.
        waiting = sight;
        set({ ...shown(get().at, nobody, null), playing: false, curtain: { to: sight.seat, recap: [] } });
      },
      lift: () => {
        if (waiting !== null) set({ ...shown(get().at, waiting, null), curtain: null });
        waiting = null;
      },
      nextIsTold: () => reel.loggedAt(get().at + 1) > reel.loggedAt(get().at),
    };
  });
}
