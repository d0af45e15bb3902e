import { type Engine, type Frame, NONE, type Rules, run, type View, type Zone } from "../../kernel";
import { copyOf } from "../rehearse";
import { frameAt, sandboxOf } from "../sandbox";
import { attackOf } from "./board";
import type { BattleCard } from "./cards";

/**
 * The sandbox of Battle Cores: see `../sandbox`. The opponent's own deck holds what it has not seen of it
 * yet; the other players' hidden cards are blanks.
 */

/** The opponent's own hidden cards: the deck list without what it has seen. */
function unseenNames(rules: Rules, view: View): string[] {
  const left = [...(view.config.seats[view.viewer]?.deck ?? [])];
  for (const card of view.cards) {
    if (card.owner !== view.viewer || card.def === "") continue;
    const at = left.indexOf((rules.cards[card.def] as BattleCard | undefined)?.title ?? card.def);
    if (at >= 0) left.splice(at, 1);
  }
  return left.filter((name) => rules.cards[name]?.type !== "legend");
}

/**
 * The position of a view.
 * @param rules with a blank under the empty name.
 */
export function boardOf(rules: Rules, view: View, seed: string): Engine {
  const names = unseenNames(rules, view);
  const isOwnDeck = ({ key, owner }: Zone) => key === "deck" && owner === view.viewer;
  const g = sandboxOf(rules, view, seed, {}, (zone) => (isOwnDeck(zone) ? (names.pop() ?? "") : ""));
  g.state.agenda = runningFrames(g);
  return g;
}

/** The step at which the turn player acts again, by phase. */
const ACTING: Readonly<Record<string, string>> = { battle: "battle", end: "end" };

/** What must be running for the position of a view to be possible: the turn, and the current Attack. */
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

/** The sandbox with an open question of the turn: the turn player acts. */
export function actingIn(base: Engine, view: View): Engine {
  const g = copyOf(base);
  const { turn } = g.state;
  const frame = frameAt(g.rules, "turn", ACTING[turn.step] ?? "main", { seat: turn.seat });
  frame.step++;
  g.state.agenda = [frame];
  g.state.decision = view.decision;
  return g;
}

/** The sandbox with the open question whether to Block. */
export function blockingIn(base: Engine, view: View): Engine {
  const g = copyOf(base);
  const frame = g.state.agenda.at(-1);
  const block = g.rules.procedures.attack?.index.get("block");
  if (frame !== undefined && block !== undefined) frame.step = block + 1;
  g.state.decision = view.decision;
  return g;
}

/**
 * The sandbox with an open question of an effect.
 * @param frames the inferred frames of the effect.
 */
export function askingIn(base: Engine, view: View, frames: readonly Frame[]): Engine {
  const g = copyOf(base);
  const fresh = frames.map((frame) => ({ ...frame, locals: { ...frame.locals } }));
  g.state.agenda = [...g.state.agenda, ...fresh];
  g.state.decision = view.decision;
  return g;
}

/** Runs a sandbox to its next question. */
export function runOn(g: Engine): Engine {
  run(g);
  return g;
}

/** Is it the turn player's time to act again (or the game over)? */
export function isSettled(g: Engine): boolean {
  const { decision, outcome } = g.state;
  return outcome !== null || decision === null || decision.kind === "act";
}
