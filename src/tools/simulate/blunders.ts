import type { Game } from "../../games/game";
import {
  type Action,
  type Answer,
  answerLegal,
  cloneState,
  type Engine,
  everyAction,
  legalActions,
  PASS,
  type State,
} from "../../kernel";
import { randomAnswer, randomFrom } from "../../opponents";
import { hasOnlyLost } from "../../opponents/pointless";
import { simulate } from "../../opponents/simulate";
import { certainWin } from "./certain-win";
import { freeGain, hasGiven, isHopeless } from "./consequences";
import { LIABILITIES } from "./liabilities";
import type { PlayerKind } from "./options";
import { isSettled } from "./settled";

/** Mistakes that a person would never make. */
export const BLUNDERS = {
  waste: "actions in the own turn that only cost their player something",
  response: "responses that only cost their player something",
  risk: "risky attacks while a certain one was there",
  repeat: "free actions repeated without end in one turn",
  missed: "turns passed although an action would have won",
  idle: "passes although an action would have brought something for nothing",
  hopeless: "attacks that could only lose the attacker",
  gift: "actions that made another player's card stronger",
} as const;
export type Blunder = keyof typeof BLUNDERS;

/** One blunder of a player, with the card that made it. */
export interface NotedBlunder {
  readonly kind: PlayerKind;
  readonly blunder: Blunder;
  readonly what: string;
}

/** The same action of one card this often in one turn counts as endless. */
const ENDLESS = 20;
const CERTAIN = 0.999;
/** After this many answers without a settled position, a response is not judged. */
const LONGEST = 60;

interface Begun {
  readonly blunder: Blunder;
  /** The position to compare with the one after the action. */
  readonly before: State;
  readonly seat: number;
  readonly kind: PlayerKind;
  readonly what: string;
}

/**
 * The position after a pass, once no player has responded and the active player may act again. Null when that does not
 * happen.
 */
function afterPass(g: Engine, seat: number): State | null {
  const chance = randomFrom("pass");
  const passed = simulate(g, { seat, do: "act", action: PASS });
  for (let n = 0; n < LONGEST; n++) {
    const { decision, outcome } = passed.state;
    if (decision === null || outcome !== null) return null;
    if (isSettled(passed)) return passed.state;
    answerLegal(
      passed,
      decision.kind === "act"
        ? { seat: decision.seat, do: "act", action: PASS }
        : randomAnswer({ decision, actions: [] }, chance),
    );
  }
  return null;
}

/** Whether an attack may fail while another attack cannot. */
function isNeedlessRisk(game: Game, g: Engine, action: Action): boolean {
  const chanceOf = (attack: Action) => game.table.preview(g, attack)?.chance ?? CERTAIN;
  if (action.type !== "attack" || chanceOf(action) >= CERTAIN) return false;
  return everyAction(legalActions(g)).some((other) => other.type === "attack" && chanceOf(other) >= CERTAIN);
}

/** Whether an attack can only lose its attacker. Where dice decide, the table knows the chance. */
function isLostAttack(game: Game, g: Engine, action: Action, seat: number): boolean {
  const burdens = LIABILITIES[game.slug];
  if (action.type !== "attack" || burdens === undefined) return false;
  const chance = game.table.preview(g, action)?.chance;
  return chance === undefined ? isHopeless(g, action, seat, burdens) : chance < 1 - CERTAIN;
}

/** What a player would have won with, in the turn in which it passed instead. */
interface Missed {
  readonly seat: number;
  readonly kind: PlayerKind;
  readonly what: string;
}

/** An action as it is counted: its type and its card. */
const titled = ({ state: { cards } }: Engine, { type, card }: Action): string =>
  `${type} ${cards[card ?? -1]?.def ?? ""}`;

/**
 * Records the blunders of a game while it is played.
 * @param seesWins also looks for missed wins, free gains and lost attacks, which takes longer.
 */
export function blunderWatch(game: Game, seesWins = true) {
  const noted: NotedBlunder[] = [];
  const burdens = LIABILITIES[game.slug];
  let begun: Begun | null = null;
  let turn = 0;
  let done = new Map<string, number>();
  let missed: readonly Missed[] = [];

  function judge(g: Engine): void {
    if (begun === null || burdens === undefined || !isSettled(g)) return;
    const { blunder, before, seat, kind, what } = begun;
    if (hasOnlyLost(before, g.state, seat, burdens)) noted.push({ kind, blunder, what });
    else if (blunder === "waste" && hasGiven(before, g.state, seat))
      noted.push({ kind, blunder: "gift", what });
    begun = null;
  }

  function begin(g: Engine, seat: number, kind: PlayerKind, what: string): void {
    const { decision } = g.state;
    if (decision?.kind !== "act") return;
    if (isSettled(g)) {
      begun = { blunder: "waste", before: cloneState(g.state), seat, kind, what };
      return;
    }
    const before = decision.window === undefined ? null : afterPass(g, seat);
    // Only the last of several responses is judged, because the outcome of an earlier one depends on those that
    // followed.
    begun = before === null ? null : { blunder: "response", before, seat, kind, what };
  }

  function countRepeats(kind: PlayerKind, action: Action, what: string): void {
    const name = JSON.stringify(action);
    const times = (done.get(name) ?? 0) + 1;
    done.set(name, times);
    if (times === ENDLESS) noted.push({ kind, blunder: "repeat", what });
  }

  /** A player who passes may still win later in the turn. */
  function lookForWin(g: Engine, seat: number, kind: PlayerKind): void {
    if (!seesWins || g.state.turn.seat !== seat || missed.some((own) => own.seat === seat)) return;
    const win = certainWin(g);
    if (win !== null) missed = [...missed, { seat, kind, what: titled(g, win) }];
  }

  /** Whether the player who now passes leaves something lying that costs nothing. */
  function lookForGain(g: Engine, seat: number, kind: PlayerKind): void {
    if (!seesWins || burdens === undefined || g.state.turn.seat !== seat || !isSettled(g)) return;
    const gain = freeGain(g, seat, burdens);
    if (gain !== null) noted.push({ kind, blunder: "idle", what: titled(g, gain) });
  }

  function endTurn(winners: readonly number[] = []): void {
    for (const { seat, kind, what } of missed)
      if (!winners.includes(seat)) noted.push({ kind, blunder: "missed", what });
    missed = [];
  }

  return {
    noted: noted as readonly NotedBlunder[],
    /** Called before each answer of a player. */
    note(g: Engine, answer: Answer, kind: PlayerKind): void {
      judge(g);
      if (g.state.turn.number !== turn) {
        turn = g.state.turn.number;
        done = new Map();
        endTurn();
      }
      if (answer.do !== "act") return;
      const { action, seat } = answer;
      if (action.card === undefined) {
        lookForWin(g, seat, kind);
        lookForGain(g, seat, kind);
        return;
      }
      const what = titled(g, action);
      countRepeats(kind, action, what);
      if (isNeedlessRisk(game, g, action)) noted.push({ kind, blunder: "risk", what });
      if (seesWins && isLostAttack(game, g, action, seat)) noted.push({ kind, blunder: "hopeless", what });
      begin(g, seat, kind, what);
    },
    /** Called when the game is over. */
    end({ state: { outcome } }: Engine): void {
      endTurn(outcome?.winners);
    },
  };
}
