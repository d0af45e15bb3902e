import type { Game } from "../../games/game";
import {
  type Answer,
  answerLegal,
  type Config,
  countActions,
  createGame,
  type Decision,
  type Engine,
  legalActions,
  type Outcome,
  view,
} from "../../kernel";
import { type Random, randomAnswer, randomFrom } from "../../opponents";
import { blunderWatch, type NotedBlunder } from "./blunders";
import { checkerFor } from "./checker";
import { opponentOf } from "./games";
import type { Checks, PlayerKind } from "./options";
import { type Turns, turnCounter } from "./turns";

/** A game with more answers counts as endless. */
const MAX_ANSWERS = 20_000;

export interface SeatPlayer {
  readonly kind: PlayerKind;
  readonly search: number;
}

/** The duration of one decision that offered a choice. */
export interface DecisionTime {
  readonly kind: PlayerKind;
  readonly ms: number;
}

export interface PlayedGame {
  readonly outcome: Outcome | null;
  readonly answers: readonly Answer[];
  readonly times: readonly DecisionTime[];
  readonly turns: Turns;
  readonly blunders: readonly NotedBlunder[];
  /** The broken invariant, or null. */
  readonly broken: string | null;
  readonly engine: Engine;
}

function hasChoice(g: Engine, decision: Decision): boolean {
  return decision.kind !== "act" || countActions(legalActions(g)) > 1;
}

/** Plays one game to its end, or to the first broken invariant. */
export function playGame(
  game: Game,
  config: Config,
  seats: readonly SeatPlayer[],
  checks: Checks,
): PlayedGame {
  const chance = seats.map((_, seat) => randomFrom(`${config.seed}/seat ${seat}`));
  const guard = checkerFor(checks, randomFrom(`${config.seed}/guard`));
  const answers: Answer[] = [];
  const times: DecisionTime[] = [];
  const counter = turnCounter();
  const blunders = blunderWatch(game, checks !== "none");
  const opponent = opponentOf(game);
  const g = createGame(game.rules, config, { events: false });

  function chosen(decision: Decision, { kind, search }: SeatPlayer): Answer {
    const random = chance[decision.seat] as Random;
    if (kind === "random") return randomAnswer({ decision, actions: legalActions(g) }, random);
    const seen = view(g, decision.seat);
    const began = performance.now();
    const given = opponent(kind, seen, `${config.seed}/${answers.length}`, search);
    if (hasChoice(g, decision)) times.push({ kind, ms: performance.now() - began });
    return given;
  }
  /** Plays one answer. Returns what is broken, or null. */
  function playOn(decision: Decision): string | null {
    const player = seats[decision.seat] as SeatPlayer;
    const given = chosen(decision, player);
    const refused = guard.before(g, given);
    if (refused !== null) return refused;
    counter.note(g, given);
    if (player.kind !== "random") blunders.note(g, given, player.kind);
    answerLegal(g, given);
    answers.push(given);
    return guard.at(g) ?? (answers.length >= MAX_ANSWERS ? `no end after ${MAX_ANSWERS} answers` : null);
  }

  let broken = guard.at(g);
  while (g.state.outcome === null && g.state.decision !== null && broken === null)
    broken = faultOf(playOn, g.state.decision);
  blunders.end(g);
  return {
    outcome: g.state.outcome,
    answers,
    times,
    turns: counter.turns,
    blunders: blunders.noted,
    broken,
    engine: g,
  };
}

/** What is broken after a decision. An exception is broken too: the other games of a series are played all the same. */
function faultOf(playOn: (decision: Decision) => string | null, decision: Decision): string | null {
  try {
    return playOn(decision);
  } catch (fault) {
    return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  }
}
