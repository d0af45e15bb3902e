import { type Engine, type Frame, NONE, type Rules, run, type View, type Zone } from "../../kernel";
import { copyOf, frameAt, sandboxOf } from "../sandbox";
import { attackOf } from "./board";
import type { BattleCard } from "./cards";

/**
 * How a sandbox of Battle Cores runs: see `../sandbox`. The own deck holds what has not been seen of it yet, the hidden
 * cards of the others are blanks.
 */

/** Own cards that lie where their player cannot see which is which: the deck list without what is seen. */
function unseenNames(rules: Rules, view: View): string[] {
  const left = [...(view.config.seats[view.viewer]?.deck ?? [])];
  for (const card of view.cards) {
    if (card.owner !== view.viewer || card.def === "") continue;
    const at = left.indexOf((rules.cards[card.def] as BattleCard | undefined)?.title ?? card.def);
    if (at >= 0) left.splice(at, 1);
  }
  return left.filter((name) => rules.cards[name]?.type !== "legend");
}

/** The position of a view. @param rules with a blank under the empty name. */
export function boardOf(rules: Rules, view: View, seed: string): Engine {
  const names = unseenNames(rules, view);
  const isOwnDeck = ({ key, owner }: Zone) => key === "deck" && owner === view.viewer;
  const g = sandboxOf(rules, view, seed, {}, (zone) => (isOwnDeck(zone) ? (names.pop() ?? "") : ""));
  g.state.agenda = runningFrames(g);
  return g;
}

/** The step at which the turn player acts again, by the phase that runs. */
const ACTING: Readonly<Record<string, string>> = { battle: "battle", end: "end" };

/** What must be running for the position of a view to have come about: the turn, and the Attack that goes on. */
function runningFrames(g: Engine): Frame[] {
  const { turn } = g.state;
  if (turn.seat === NONE) return [];
  const frames = [frameAt(g.rules, "turn", ACTING[turn.step] ?? "main phase", { seat: turn.seat })];
  const attack = attackOf(g);
  if (attack === null) return frames;
  const { attacker, target, defender, stage } = attack;
  const next = stage === "struck" ? "over" : "blow";
  return [...frames, frameAt(g.rules, "attack", next, { attacker, target, defender })];
}

/** The sandbox with a question of the turn open: the turn player acts. */
export function actingIn(base: Engine, view: View): Engine {
  const g = copyOf(base);
  const { turn } = g.state;
  const frame = frameAt(g.rules, "turn", ACTING[turn.step] ?? "main", { seat: turn.seat });
  frame.step++;
  g.state.agenda = [frame];
  g.state.decision = view.decision;
  return g;
}

/** The sandbox with the question open whether to Block. */
export function blockingIn(base: Engine, view: View): Engine {
  const g = copyOf(base);
  const frame = g.state.agenda.at(-1);
  const block = g.rules.procedures.attack?.index.get("block");
  if (frame !== undefined && block !== undefined) frame.step = block + 1;
  g.state.decision = view.decision;
  return g;
}

/** The sandbox with the question of an effect open. @param frames those of the effect, as they were guessed. */
export function askingIn(base: Engine, view: View, frames: readonly Frame[]): Engine {
  const g = copyOf(base);
  const fresh = frames.map((frame) => ({ ...frame, locals: { ...frame.locals } }));
  g.state.agenda = [...g.state.agenda, ...fresh];
  g.state.decision = view.decision;
  return g;
}

/** Runs a sandbox on to its next question. */
export function runOn(g: Engine): Engine {
  run(g);
  return g;
}

/** Is the sandbox back at the turn player acting (or over)? */
export function isSettled(g: Engine): boolean {
  const { decision, outcome } = g.state;
  return outcome !== null || decision === null || decision.kind === "act";
}
