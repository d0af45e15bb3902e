import type { Game } from "../../games/game";
import type { MatPiece } from "../../games/mat";
import type { Holder } from "../../kernel";
import { cardElement, selector } from "../dom/attributes";
import type { Point } from "../dom/point";
import type { Beat } from "./steps";

/** Maximum number of pieces that are drawn for one move. */
const MAX_PIECES = 8;
/** Share of the time by which the last piece starts after the first. */
const SPREAD = 0.4;

/** A moving piece: start and end in the layer, delay and duration in milliseconds. */
export interface PieceFlight {
  readonly kind: MatPiece;
  readonly from: Point;
  readonly to: Point;
  readonly wait: number;
  readonly ms: number;
}

function elementFor(root: Element, holder: Holder): Element | null {
  if ("card" in holder) return cardElement(root, holder.card);
  if ("zone" in holder) return root.querySelector(selector("pool", holder.zone));
  return "seat" in holder ? root.querySelector(selector("seatSpot", holder.seat)) : null;
}

/**
 * The moving pieces in a beat.
 * @param layer that contains them.
 * @param factor duration of motion compared to normal.
 */
export function pieceFlights(game: Game, beat: Beat, layer: Element, factor: number): readonly PieceFlight[] {
  const root = layer.parentElement;
  const corner = layer.getBoundingClientRect();
  const middle = (holder: Holder): Point | null => {
    const box = root && elementFor(root, holder)?.getBoundingClientRect();
    return box && box.width > 0
      ? { x: box.left + box.width / 2 - corner.x, y: box.top + box.height / 2 - corner.y }
      : null;
  };
  return beat.steps.flatMap((step) => {
    const kind =
      step.kind === "pour" && game.table.mat.pieces?.find(({ counter }) => counter === step.counter);
    if (step.kind !== "pour" || !kind) return [];
    const [from, to] = [middle(step.from), middle(step.to)];
    if (from === null || to === null) return [];
    const count = Math.min(MAX_PIECES, step.amount);
    return Array.from({ length: count }, (_, i) => ({
      kind,
      from,
      to,
      wait: (step.at - beat.at + (count > 1 ? (step.ms * SPREAD * i) / (count - 1) : 0)) * factor,
      ms: step.ms * (count > 1 ? 1 - SPREAD : 1) * factor,
    }));
  });
}
