import type { Game } from "../../games/game";
import type { RunningAttack } from "../../games/game-status";
import { type CardId, cardIn, NONE, type View } from "../../kernel";
import { actionsAt, cardActionsOf } from "./card-actions";
import { contestIn } from "./contest";
import type { GestureState } from "./gesture";
import { armedCard } from "./marks";
import type { Spot } from "./spot";
import { facing } from "./stats";

/** What shows who aims at what. */
export interface Aimed {
  readonly game: Game;
  readonly view: View;
  readonly gesture: GestureState;
  /** What the pointer or focus rests on while a card is armed. */
  readonly pointed: Spot | null;
}

/** The armed card, while it needs a target. */
function aimingCard({ view, gesture }: Aimed): CardId | null {
  const armed = armedCard(gesture);
  return armed !== null && cardActionsOf(view, armed).aims.length > 0 ? armed : null;
}

/**
 * The aiming card and its target: the armed card and what it points at, the two sides of the running contest, or the
 * running attack. Without a target card the seat is the target.
 */
export function aimOf(state: Aimed): RunningAttack | null {
  const { game, view, gesture, pointed } = state;
  const armed = aimingCard(state);
  if (armed !== null) {
    const over = gesture.kind === "dragging" ? gesture.over : pointed;
    if (over === null || actionsAt(cardActionsOf(view, armed), over).length === 0) return null;
    if (over.kind === "card") return { attacker: armed, target: over.card, defender: NONE };
    return over.kind === "seat" ? { attacker: armed, target: NONE, defender: over.seat } : null;
  }
  const contest = contestIn(game, view);
  const [a, b] = contest?.sides ?? [];
  if (contest && contest.stage !== "over" && a && b)
    return { attacker: a.card, target: b.card, defender: b.seat };
  return view.outcome === null ? (game.status.attack?.(view) ?? null) : null;
}

/** The two cards that face each other now. */
function pair(state: Aimed): readonly [CardId, CardId] | null {
  const aim = aimOf(state);
  return aim === null || aim.target === NONE ? null : [aim.attacker, aim.target];
}

/** Which number of this card faces the other one, or null. */
export function numberFacing(state: Aimed, id: CardId): string | null {
  const two = pair(state);
  if (two === null || !two.includes(id)) return null;
  const [from, to] = two[0] === id ? two : [two[1], two[0]];
  return facing(cardIn(state.view, from), cardIn(state.view, to));
}

export type Fighter = "attacker" | "defender";

/** Attacker or defender, while a contest runs or a card is aimed. */
export function fighterRole(state: Aimed, id: CardId): Fighter | null {
  const armed = aimingCard(state);
  if (armed !== null) return armed === id ? "attacker" : null;
  const aim = aimOf(state);
  return aim?.attacker === id ? "attacker" : aim?.target === id ? "defender" : null;
}

/** The two cards for the arrow on a grid, or none. */
export const aimedCards = (state: Aimed): readonly CardId[] => pair(state) ?? [];
