import type { Game } from "../../games/game";
import type { MatPiece, MatZone, PiecePlace } from "../../games/mat";
import { type Action, type CardId, cardIn, type View, type Zone } from "../../kernel";
import { message, say } from "../../text";
import { cardName } from "../../text/names";
import type { Spot } from "./spot";

/** The pieces of one kind in one place. One of them can be picked up. */
export type PieceId = `${"card" | "zone"} ${number} ${string}`;

/** What a gesture holds. */
export type CardOrPiece = CardId | PieceId;

export const isPiece = (held: CardOrPiece): held is PieceId => typeof held === "string";

export const isPieceId = (text: string | undefined): text is PieceId =>
  text !== undefined && /^(card|zone) \d+ ./.test(text);

/** The id of the pieces of one kind in a place. */
export function pieceId(at: PiecePlace, counter: string): PieceId {
  return "card" in at ? `card ${at.card} ${counter}` : `zone ${at.zone} ${counter}`;
}

/** Parses an id of pieces. */
export function readPiece(id: PieceId): { readonly at: PiecePlace; readonly counter: string } {
  const [place, n, counter = ""] = id.split(" ");
  return { at: place === "card" ? { card: Number(n) } : { zone: Number(n) }, counter };
}

/** The place of these pieces as a spot to point at. */
export function spotOfPiece(id: PieceId): Spot {
  const { at } = readPiece(id);
  return "card" in at ? { kind: "card", ...at } : { kind: "zone", ...at };
}

/** A piece that an action moves: which one, and where to. */
export interface PieceMove {
  readonly piece: PieceId;
  readonly to: PiecePlace;
}

/**
 * The piece that an action moves when it names a counter in `data.counter`: from zone `data.from`, otherwise from its
 * card; to zone `data.to`, otherwise to its target, or to its card when the piece came from a zone.
 */
export function pieceMoveOf({ card, target, data }: Action): PieceMove | null {
  const { counter, from, to } = data ?? {};
  if (typeof counter !== "string" || card === undefined) return null;
  if (typeof from === "number") return { piece: pieceId({ zone: from }, counter), to: { card } };
  const piece = pieceId({ card }, counter);
  if (typeof to === "number") return { piece, to: { zone: to } };
  return target === undefined ? null : { piece, to: { card: target } };
}

/** The pieces of one kind in one place. */
export interface PieceModel {
  readonly id: PieceId;
  readonly kind: MatPiece;
  readonly count: number;
}

/** The pieces in a place, kind by kind, without empty kinds. */
export function piecesAt(game: Game, view: View, at: PiecePlace): readonly PieceModel[] {
  const counters = "card" in at ? cardIn(view, at.card).counters : view.zones[at.zone]?.counters;
  return (game.table.mat.pieces ?? []).flatMap((kind) => {
    const count = counters?.[kind.counter] ?? 0;
    return count === 0 ? [] : [{ id: pieceId(at, kind.counter), kind, count }];
  });
}

/** For example "Reserve" or "Emberling". */
function placeName(game: Game, view: View, at: PiecePlace): string {
  if ("card" in at) return cardName(cardIn(view, at.card).def);
  const key = view.zones[at.zone]?.key;
  const spec = game.table.mat.zones.find(({ zone, area }) => zone === key && area === "pool");
  return spec ? say(spec.label) : "";
}

/** For example "3 cores, Emberling". */
export function pieceName(game: Game, view: View, id: PieceId, count: number): string {
  const { at, counter } = readPiece(id);
  const key = game.table.mat.pieces?.find((kind) => kind.counter === counter)?.label.key ?? counter;
  return say(message("table.piece", { what: { key, args: { count } }, place: placeName(game, view, at) }));
}

/** For example "Ann: Reserve, 3 cores, 1 soul core". */
export function poolLabel(view: View, zone: Zone, spec: MatZone, pieces: readonly PieceModel[]): string {
  const player = view.seats[zone.owner]?.name ?? "";
  const counted = pieces.map(({ kind, count }) => say({ ...kind.label, args: { count } }));
  return [`${player}: ${say(spec.label)}`, ...counted].join(", ");
}

/** Whether this counter is drawn as pieces. */
export const isShownAsPieces = ({ table: { mat } }: Pick<Game, "table">, counter: string): boolean =>
  mat.pieces?.some((kind) => kind.counter === counter) === true;

/** The index of the share in the viewer's decision that represents these pieces, or -1. */
export function shareOf({ decision, viewer }: View, id: PieceId): number {
  if (decision?.kind !== "allot" || decision.seat !== viewer) return -1;
  return decision.options.findIndex(({ card, zone, value }) => {
    const at = card !== undefined ? { card } : zone !== undefined ? { zone } : null;
    return at !== null && pieceId(at, String(value)) === id;
  });
}
