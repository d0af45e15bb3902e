import type { Game } from "../../games/game";
import { type Config, createGame, type Engine, engineFor, NONE, newRecord, type Seat } from "../../kernel";
import { message } from "../../text/message";
import { setMatchRunning } from "../match-state";
import type { LoadedMatch } from "../saving/create";
import { newId } from "../saving/identify";
import { cleanName } from "../settings";
import type { Passing, TableSetup } from "../types";
import { noteEvents } from "./chronicle";
import { needsCurtain } from "./conduct";
import { settle } from "./direct";
import type { Live } from "./live";
import { LogLines } from "./log";
import { EMPTY_TABLE, giveScreen, hangCurtain, keep, publish, type Stage } from "./stage";

/** The person to whom the screen belongs when the match comes on the table: who is asked, else the first person. */
function firstToLook({ g, setup }: Live): Seat {
  const { paused, decision } = g.state;
  const asked = paused !== NONE ? paused : (decision?.seat ?? NONE);
  if (setup.seats[asked]?.kind === "person") return asked;
  return setup.seats.findIndex((seat) => seat.kind === "person");
}

/** Puts a match on the table. @param fresh events that began it. */
function lay(stage: Stage, live: Live, fresh: Engine["events"]): void {
  stage.live = live;
  stage.ticket++;
  stage.fresh = fresh?.slice() ?? [];
  stage.lines = new LogLines();
  stage.viewer = NONE;
  stage.store.setState({ ...EMPTY_TABLE, game: live.game, setup: live.setup });
  setMatchRunning(live.g.state.outcome === null);
  keep(stage);
  const first = firstToLook(live);
  if (first >= 0 && needsCurtain(live.setup.seats, live.setup.openHands)) {
    hangCurtain(stage, first);
    return;
  }
  giveScreen(stage, first);
  settle(stage);
}

/** A lesson speaks of the moments in which the table usually asks. */
const LESSON_PASSING: Passing = { level: "acts", stops: [] };

/** A new match. @throws BadConfig when the config cannot be played. */
export async function beginMatch(stage: Stage, given: Omit<TableSetup, "id">, config: Config): Promise<void> {
  const game = await stage.parts.loadGame(given.game);
  if (game === null) throw new RangeError(`no game ${given.game}`);
  if (given.seats.length !== config.seats.length) throw new RangeError("seats of table and game differ");
  const named = { ...config, seats: config.seats.map((seat) => ({ ...seat, name: cleanName(seat.name) })) };
  const g = createGame(game.rules, named);
  await clear(stage);
  const setup: TableSetup = { ...given, id: newId() };
  const live = newLive(stage, game, setup, g, named);
  await stage.parts.saves.claim(setup.id, false);
  lay(stage, live, g.events);
}

function newLive(stage: Stage, game: Game, setup: TableSetup, g: Engine, config: Config): Live {
  const passing: Passing = setup.guided ? LESSON_PASSING : stage.parts.settings().passing;
  const live: Live = {
    game,
    setup,
    g,
    record: newRecord(game.rules, config),
    logged: [],
    turn: 0,
    seen: setup.seats.map(() => 0),
    passing: setup.seats.map(() => passing),
    promised: false,
    replayable: true,
    lost: false,
  };
  noteEvents(live, game, g, 0, g.events ?? []);
  return live;
}

/** Puts a saved match back. @returns false when it cannot be played here; a trouble says why. */
export async function resumeMatch(stage: Stage, id: string, takeOver: boolean): Promise<boolean> {
  const { saves, troubles } = stage.parts;
  troubles.getState().dismiss(`match-${id}`);
  await clear(stage);
  if (!(await saves.claim(id, takeOver))) {
    troubles.getState().report({ id: `match-${id}`, message: message("trouble.other-tab") });
    return false;
  }
  const loaded = await saves.load(id);
  if (loaded === null) {
    saves.release(id);
    return false;
  }
  lay(stage, liveFrom(loaded), null);
  return true;
}

function liveFrom({ game, match }: LoadedMatch): Live {
  return {
    game,
    setup: match.setup,
    g: engineFor(game.rules, match.state),
    record: match.record,
    logged: match.log,
    turn: match.state.turn.number,
    seen: match.seen,
    passing: [...match.passing],
    promised: true,
    replayable: true,
    lost: false,
  };
}

/** Takes the match off the table; all of it is written when this resolves. */
export async function clear(stage: Stage): Promise<void> {
  const { live, parts } = stage;
  stage.ticket++;
  if (live === null) return;
  keep(stage);
  stage.live = null;
  stage.viewer = NONE;
  stage.fresh = [];
  stage.lines = new LogLines();
  setMatchRunning(false);
  stage.store.setState({ ...EMPTY_TABLE });
  await parts.saves.settled();
  parts.saves.release(live.setup.id);
}

/** Another tab plays this match now: here it stands still. */
export function lose(stage: Stage, id: string): void {
  const { live, parts } = stage;
  if (live === null || live.setup.id !== id) return;
  live.lost = true;
  stage.ticket++;
  setMatchRunning(false);
  parts.troubles.getState().report({ id: `match-${id}`, message: message("trouble.taken-over") });
  publish(stage, () => ({ thinking: false, reaction: null }));
}
