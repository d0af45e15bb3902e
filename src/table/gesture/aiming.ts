import { actionsAt, mayAct } from "../viewmodel/card-actions";
import { type GestureState, IDLE } from "../viewmodel/gesture";
import { type CardOrPiece, isPiece, spotOfPiece } from "../viewmodel/pieces";
import { type Spot, sameSpot } from "../viewmodel/spot";
import { arm, pressedWhile } from "./pressing";
import { type GestureContext, type GestureInput, goTo, stay, type Transition } from "./types";

type Aiming = Extract<GestureState, { kind: "aiming" }>;

/** A card is armed and its cells and targets are marked. The next tap chooses one. */
export function aiming(state: Aiming, input: GestureInput, around: GestureContext): Transition {
  switch (input.kind) {
    case "tap":
      return tapped(state, input.card, around);
    case "tap-cell":
      return point(state, { kind: "cell", cell: input.cell }, around);
    case "tap-seat":
      return point(state, { kind: "seat", seat: input.seat }, around);
    case "tap-zone":
      return point(state, { kind: "zone", zone: input.zone }, around);
    case "choose":
      return goTo(IDLE, { kind: "act", action: input.action });
    case "cancel":
      return stay(IDLE);
    default:
      return pressedWhile(state, input, around);
  }
}

function tapped(state: Aiming, card: CardOrPiece, around: GestureContext): Transition {
  if (card === state.card) {
    const { plain } = around.cardActions(card);
    const only = plain.length === 1 ? plain[0] : undefined;
    return only ? goTo(IDLE, { kind: "act", action: only }) : stay(IDLE);
  }
  if (isPiece(card)) return arm(card, around);
  const spot: Spot = { kind: "card", card };
  if (actionsAt(around.cardActions(state.card), spot).length > 0) return point(state, spot, around);
  if (mayAct(around.cardActions(card))) return arm(card, around);
  return goTo(state, { kind: "explain", card: state.card, spot });
}

function point(state: Aiming, spot: Spot, around: GestureContext): Transition {
  // Tapping the piece's own place lets it go.
  if (isPiece(state.card) && sameSpot(spotOfPiece(state.card), spot)) return stay(IDLE);
  const fitting = actionsAt(around.cardActions(state.card), spot);
  if (fitting.length > 1) return goTo({ kind: "choosing", card: state.card, actions: fitting });
  const hit = fitting[0];
  return hit
    ? goTo(IDLE, { kind: "act", action: hit })
    : goTo(state, { kind: "explain", card: state.card, spot });
}
