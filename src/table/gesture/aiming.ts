import { actionsAt, mayAct } from "../viewmodel/acts";
import { type GestureState, IDLE } from "../viewmodel/gesture";
import { type Held, isPiece, spotOfPiece } from "../viewmodel/pieces";
import { type Spot, sameSpot } from "../viewmodel/spot";
import { arm, pressedWhile } from "./pressing";
import { type Input, type Next, type Surroundings, stay, to } from "./types";

type Aiming = Extract<GestureState, { at: "aiming" }>;

/** A card is armed and its cells and targets are marked: the next tap says where. */
export function aiming(state: Aiming, input: Input, around: Surroundings): Next {
  switch (input.do) {
    case "tap":
      return tapped(state, input.card, around);
    case "tap-cell":
      return point(state, { on: "cell", cell: input.cell }, around);
    case "tap-seat":
      return point(state, { on: "seat", seat: input.seat }, around);
    case "tap-zone":
      return point(state, { on: "zone", zone: input.zone }, around);
    case "choose":
      return to(IDLE, { do: "act", action: input.action });
    case "cancel":
      return stay(IDLE);
    default:
      return pressedWhile(state, input, around);
  }
}

function tapped(state: Aiming, card: Held, around: Surroundings): Next {
  if (card === state.card) {
    const { plain } = around.acts(card);
    const only = plain.length === 1 ? plain[0] : undefined;
    return only ? to(IDLE, { do: "act", action: only }) : stay(IDLE);
  }
  if (isPiece(card)) return arm(card, around);
  const spot: Spot = { on: "card", card };
  if (actionsAt(around.acts(state.card), spot).length > 0) return point(state, spot, around);
  if (mayAct(around.acts(card))) return arm(card, around);
  return to(state, { do: "explain", card: state.card, spot });
}

function point(state: Aiming, spot: Spot, around: Surroundings): Next {
  // Back where it lay: it is let go.
  if (isPiece(state.card) && sameSpot(spotOfPiece(state.card), spot)) return stay(IDLE);
  const fitting = actionsAt(around.acts(state.card), spot);
  if (fitting.length > 1) return to({ at: "choosing", card: state.card, actions: fitting });
  const hit = fitting[0];
  return hit ? to(IDLE, { do: "act", action: hit }) : to(state, { do: "explain", card: state.card, spot });
}
