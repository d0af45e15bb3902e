import type { Message } from "../kernel";

/** Where a zone lies on the mat. */
export type MatArea = "hand" | "field" | "grid" | "pile" | "played";

export interface MatZone {
  /** Key of the zone in the rules. */
  readonly zone: string;
  readonly area: MatArea;
  readonly label: Message;
  /** May be opened and browsed when its cards are visible. */
  readonly browse: boolean;
}

/** Where a stat stands on a card. The eight directions are for cards with numbers round their picture. */
export type StatPlace =
  | "n"
  | "ne"
  | "e"
  | "se"
  | "s"
  | "sw"
  | "w"
  | "nw"
  | "top-left"
  | "top-right"
  | "bottom-left"
  | "bottom-right";

/** The mat of a game as data; the table draws it. */
export interface Mat {
  /** Names the CSS theme of the mat. */
  readonly ground: string;
  readonly zones: readonly MatZone[];
  /** Steps of a turn in order, for the phase rail. */
  readonly steps: readonly { readonly step: string; readonly label: Message }[];
  readonly cardStats: readonly {
    readonly stat: string;
    readonly place: StatPlace;
    readonly label: Message;
  }[];
  /** Resources of a seat that are shown beside its name, when the seat has them. */
  readonly counters: readonly { readonly counter: string; readonly label: Message }[];
}
