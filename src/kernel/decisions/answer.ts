import { deliver, run } from "../flow/run";
import { findForcedLoop } from "../loops/forced-loop";
import { findLoop, noteForLoop } from "../loops/loop";
import type { Engine } from "../rules";
import { cloneState } from "../state/clone-state";
import { BY_RULE, type GameEvent } from "../state/event";
import type { State } from "../state/state";
import { anytimeSpec, canAnswer } from "./can-answer";
import type { Answer, Verdict } from "./decision";
import { bareAnswer } from "./offer";
import { noteAnnouncement, noteTakeback } from "./takeback";

export type Result =
  | {
      readonly ok: true;
      readonly events: readonly GameEvent[];
      /** The state right after each event, if the engine keeps a trace. */
      readonly states: readonly State[];
    }
  | (Verdict & { readonly ok: false });

/** Performs an answer known to be legal (it came from `legalActions` of this very state). */
export function answerLegal(g: Engine, given: Answer): void {
  const answer = bareAnswer(given);
  noteAnnouncement(g, answer);
  noteTakeback(g, answer);
  if (answer.do === "anytime") {
    g.rule = "kernel:anytime";
    g.cause = BY_RULE;
    anytimeSpec(g, answer.action.type)?.perform(g, answer.seat, answer.action);
    return run(g);
  }
  noteForLoop(g, answer);
  deliver(g, answer);
  run(g);
  if (findForcedLoop(g) || findLoop(g)) run(g);
}

/**
 * Answers the open decision (or takes an anytime action), and runs to the next decision or the end. A refused
 * answer changes nothing.
 * @throws whatever the rules throw, with the state restored.
 */
export function answer(g: Engine, given: Answer): Result {
  const verdict = canAnswer(g, given);
  if (!verdict.ok) return verdict;
  const before = cloneState(g.state);
  if (g.events !== null) g.events = [];
  if (g.trace !== null) g.trace = [];
  try {
    answerLegal(g, given);
  } catch (fault) {
    g.state = before;
    throw fault;
  }
  return { ok: true, events: g.events ?? [], states: g.trace ?? [] };
}
