import { type Cue, isHealed, type Sign } from "../../games/mat";
import type { GameEvent } from "../../kernel";
import { NO_PLACE, sideNow, stopOf, type ViewChange } from "./change";
import type { UntimedStep, Waypoint } from "./steps";

/** The target of a card's attack: another card, otherwise a player. */
function aimedAt({ before }: ViewChange, { target, data }: GameEvent): Waypoint | null {
  if (target !== undefined) return stopOf(before, target);
  const player = data?.defender;
  return typeof player === "number" ? { card: null, place: NO_PLACE, player } : null;
}

function strike(change: ViewChange, event: GameEvent): readonly UntimedStep[] {
  const { card } = event;
  const to = aimedAt(change, event);
  if (card === undefined || to === null) return [];
  const from = stopOf(change.before, card);
  const side = sideNow(change.before, card);
  return [{ kind: "strike", card, target: to.card, from, to, before: side, after: side }];
}

/** The damage of a strike at the struck card, for games that show it there. */
function damage({ target, amount = 0 }: GameEvent): readonly UntimedStep[] {
  if (target === undefined || amount <= 0) return [];
  return [{ kind: "pulse", on: { card: target, stat: null }, amount: -amount, isHit: true }];
}

/** What a player loses of the score, or gains. */
function scored({ seat = -1, amount = 0 }: GameEvent, loses: boolean): readonly UntimedStep[] {
  if (seat < 0 || amount <= 0) return [];
  const on = { seat, counter: "score" };
  return [loses ? { kind: "pulse", on, amount: -amount, isHit: true } : { kind: "pulse", on, amount }];
}

/** A sign is at its card or else at its player, a shield at what it protects. */
function signAt(sign: Sign, { card, target, seat }: GameEvent): readonly UntimedStep[] {
  const at = sign === "shield" ? (target ?? card) : card;
  if (at !== undefined && at >= 0) return [{ kind: "sign", sign, on: { card: at } }];
  return seat === undefined || seat < 0 ? [] : [{ kind: "sign", sign, on: { seat } }];
}

function isPromoted({ game: { rules, table } }: ViewChange, { type, def = "" }: GameEvent): boolean {
  const { promotion } = table.mat;
  return promotion?.event === type && promotion.types.includes(rules.cards[def]?.type ?? "");
}

function stepsOf(cue: Cue, change: ViewChange, event: GameEvent): readonly UntimedStep[] {
  switch (cue) {
    case "aim":
    case "dice":
    case "verdict":
      return [{ kind: cue }];
    case "strike":
      return strike(change, event);
    case "damage":
      return [...strike(change, event), ...damage(event)];
    case "lose":
    case "gain":
      return scored(event, cue === "lose");
    default:
      return signAt(cue, event);
  }
}

/** The steps of an event for which its game names cues, and those of healing. */
export function cueSteps(change: ViewChange, event: GameEvent): readonly UntimedStep[] {
  const { mat } = change.game.table;
  if (isHealed(mat, event)) return signAt("heal", event);
  if (isPromoted(change, event)) return signAt("rise", event);
  return (mat.cues?.[event.type] ?? []).flatMap((cue) => stepsOf(cue, change, event));
}
