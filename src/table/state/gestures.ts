import { after } from "../gesture/machine";
import type { GestureEffect } from "../gesture/types";
import { sharesIn, shifted } from "../viewmodel/allot";
import { isPiece } from "../viewmodel/pieces";
import { focusOnSelectable, seatIndex } from "../viewmodel/seats";
import { cardShare } from "../viewmodel/shares";
import { sameSpot } from "../viewmodel/spot";
import { farSeats } from "../viewmodel/zones";
import { act, cardIndex } from "./answers";
import type { TableState } from "./table";
import type { Tools } from "./tools";

function carryOut(tools: Tools, effect: GestureEffect): void {
  switch (effect.kind) {
    case "act":
      return act(tools, effect.action);
    case "inspect":
      return tools.get().inspect({ kind: "card", card: effect.card }, true);
    case "explain":
      return tools.get().explain(effect.card, effect.spot);
  }
}

/** Presses and drags. Those on cards go through the gesture machine, unless they answer a question. */
export function gestureActions(
  tools: Tools,
): Pick<TableState, "input" | "tap" | "tapCell" | "tapSeat" | "bringIn" | "point"> {
  const { get, set } = tools;
  return {
    input: (input) => {
      const { state: gesture, effects } = after(input, get());
      set({ gesture });
      if (gesture.kind === "aiming" || input.kind === "lift")
        set({ focus: focusOnSelectable(get(), get().focus) });
      if (input.kind === "move" && input.over?.kind === "seat") get().bringIn(input.over.seat);
      if (input.kind === "press" || input.kind === "tap" || input.kind === "cancel") get().forget();
      for (const effect of effects) carryOut(tools, effect);
    },
    tap: (card) => {
      const { view, draft, edit } = get();
      const share = isPiece(card) ? -1 : cardShare(view, card);
      if (share >= 0 && view.decision?.kind === "allot") {
        const { decision } = view;
        edit({ amounts: shifted(decision, sharesIn(draft, decision), share) });
        return;
      }
      const index = isPiece(card) ? -1 : cardIndex(view, card);
      if (index < 0) get().input({ kind: "tap", card });
      else get().pick(index);
    },
    tapCell: (cell) => {
      const { decision, viewer } = get().view;
      if (decision?.kind === "place" && decision.seat === viewer)
        get().send({ seat: viewer, do: "place", cell });
      else get().input({ kind: "tap-cell", cell });
    },
    tapSeat: (seat) => {
      const index = seatIndex(get().view, seat);
      if (index < 0) get().input({ kind: "tap-seat", seat });
      else get().pick(index);
    },
    bringIn: (seat) => {
      set({ allMats: false, ...(farSeats(get().view).includes(seat) ? { focus: seat } : undefined) });
    },
    point: (spot) => {
      if (!sameSpot(spot, get().pointed)) set({ pointed: spot });
    },
  };
}
