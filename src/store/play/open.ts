import type { Game } from "../../games/game";
import type { Guide } from "../../games/guide";
import {
  type Config,
  createGame,
  type Engine,
  InvalidConfig,
  NONE,
  newRecord,
  type Seat,
  type Series,
  sideDeckProblems,
} from "../../kernel";
import { message } from "../../text/message";
import { loadGuide } from "../guide/load";
import { setMatchRunning } from "../match-running";
import { newId } from "../rows/new-id";
import { distinctNames } from "../running/distinct-names";
import { LogReader } from "../running/log";
import { logEvents } from "../running/match-log";
import { type RunningMatch, runningMatchFrom } from "../running/running-match";
import { cleanName } from "../settings/settings";
import type { PassSettings, TableSetup } from "../types";
import { advance } from "./advance";
import { EMPTY_TABLE, publish, type Session, save, showCurtain, showSeat } from "./session";
import { needsCurtain } from "./turn-flow";

/** The seat to show first: the asked one, otherwise the first person. */
function firstToLook({ g, setup, series }: RunningMatch): Seat {
  const { paused, decision } = g.state;
  const decider = paused !== NONE ? paused : (decision?.seat ?? NONE);
  if (setup.seats[decider]?.kind === "person") return decider;
  const people = setup.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  return people.find((seat) => !series?.ready?.includes(seat)) ?? people[0] ?? NONE;
}

/**
 * Puts a match on the table.
 * @param fresh events of its set-up.
 */
function putOnTable(session: Session, match: RunningMatch, fresh: Engine["events"]): void {
  session.match = match;
  session.ticket++;
  session.fresh = (fresh ?? []).map((event) => ({ event, state: match.g.state }));
  session.lines = new LogReader();
  session.viewer = NONE;
  session.store.setState({ ...EMPTY_TABLE, game: match.game, setup: match.setup });
  setMatchRunning(match.g.state.outcome === null);
  save(session);
  const first = firstToLook(match);
  if (first >= 0 && needsCurtain(match.setup.seats, match.setup.openHands)) {
    showCurtain(session, first);
    return;
  }
  showSeat(session, first);
  advance(session);
}

/** A lesson comments on the moments at which the table asks by default. */
const LESSON_PASSING: PassSettings = { level: "acts", stops: [] };

/**
 * When the people in a new match are asked first. In a puzzle everybody is asked where an answer counts: who defends would
 * lose to a choice made for whole matches.
 */
function passingAtFirst({ guided, puzzle }: TableSetup, chosen: PassSettings): PassSettings {
  if (guided) return LESSON_PASSING;
  return puzzle !== undefined && chosen.level === "stops" ? { ...chosen, level: "acts" } : chosen;
}

/**
 * Starts a new match.
 * @param seriesOf returns the series that the match belongs to, given its config.
 * @throws BadConfig when the config cannot be played.
 */
export async function beginMatch(
  session: Session,
  given: Omit<TableSetup, "id">,
  config: Config,
  seriesOf: (config: Config) => Series | null = () => null,
): Promise<void> {
  const game = await session.parts.loadGame(given.game, config);
  if (game === null) throw new RangeError(`no game ${given.game}`);
  if (given.seats.length !== config.seats.length) throw new RangeError("seats of table and game differ");
  const names = distinctNames(config.seats.map((seat) => cleanName(seat.name)));
  const named = { ...config, seats: config.seats.map((seat, i) => ({ ...seat, name: names[i] ?? "" })) };
  const series = seriesOf(named);
  const problems = series === null ? [] : sideDeckProblems(game.rules, series);
  if (problems.length > 0) throw new InvalidConfig(problems);
  const g = createGame(game.rules, named, { trace: true });
  await clearTable(session);
  const setup: TableSetup = { ...given, id: newId() };
  const match = newLive(session, game, setup, g, series, await guideOf(setup));
  await session.parts.saves.lock(setup.id, false);
  putOnTable(session, match, g.events);
  const lists = named.seats.map(({ deck }) => deck);
  session.parts.noteDecks?.(given.game, lists);
}

const guideOf = async ({ guided, game }: TableSetup): Promise<Guide | null> =>
  guided ? loadGuide(game) : null;

function newLive(
  session: Session,
  game: Game,
  setup: TableSetup,
  g: Engine,
  series: Series | null,
  guide: Guide | null,
): RunningMatch {
  const passing = passingAtFirst(setup, session.parts.settings().passing);
  const match: RunningMatch = {
    game,
    setup,
    g,
    record: newRecord(game.rules, g.state.config),
    logged: [],
    turn: 0,
    seen: setup.seats.map(() => 0),
    passSettings: setup.seats.map(() => passing),
    ongoingPasses: setup.seats.map(() => null),
    passHistories: setup.seats.map(() => null),
    skipped: setup.seats.map(() => null),
    guide,
    taught: [],
    endingTurn: NONE,
    mustAsk: false,
    replayable: true,
    takenOver: false,
    series,
    revision: 0,
  };
  logEvents(match, game, g, 0, g.events ?? []);
  return match;
}

/**
 * Resumes a saved match.
 * @returns false when it cannot be played here; a notice says why.
 */
export async function resumeMatch(session: Session, id: string, takeOver: boolean): Promise<boolean> {
  const { saves, notices } = session.parts;
  notices.getState().dismiss(`match-${id}`);
  await clearTable(session);
  if (!(await saves.lock(id, takeOver))) {
    notices.getState().report({ id: `match-${id}`, message: message("notice.other-tab") });
    return false;
  }
  const loaded = await saves.load(id);
  if (loaded === null) {
    saves.unlock(id);
    return false;
  }
  try {
    putOnTable(session, runningMatchFrom(loaded, await guideOf(loaded.match.setup)), null);
    return true;
  } catch (fault) {
    console.error(fault);
    emptyTable(session);
    await saves.quarantine(id);
    saves.unlock(id);
    return false;
  }
}

function emptyTable(session: Session): void {
  session.match = null;
  session.viewer = NONE;
  session.fresh = [];
  session.lines = new LogReader();
  setMatchRunning(false);
  session.store.setState({ ...EMPTY_TABLE });
}

/** Takes the match off the table. Everything is saved when this resolves. */
export async function clearTable(session: Session): Promise<void> {
  const { match, parts } = session;
  session.ticket++;
  session.hurry.abort();
  if (match === null) return;
  save(session, true);
  emptyTable(session);
  await parts.saves.settled();
  parts.saves.unlock(match.setup.id);
}

/** Freezes the match here, because another tab now plays it. */
export function markTakenOver(session: Session, id: string): void {
  const { match, parts } = session;
  if (match === null || match.setup.id !== id) return;
  match.takenOver = true;
  session.ticket++;
  session.hurry.abort();
  setMatchRunning(false);
  parts.notices.getState().report({ id: `match-${id}`, message: message("notice.taken-over") });
  publish(session, () => ({ thinking: false, reaction: null }));
}
