import type { Message } from "../kernel";

/**
 * Where a zone lies on the mat. `field`: cards in play in a row of their own, nearest to the middle first.
 * `slot`: a place for one card or a few beside those rows (what a seat itself wears, what lasts on its side).
 * `attached`: no place of its own, each card is tucked under the card that it is attached to.
 */
export type MatArea = "hand" | "field" | "slot" | "attached" | "grid" | "pile" | "played";

export interface MatZone {
  /** Key of the zone in the rules. */
  readonly zone: string;
  readonly area: MatArea;
  readonly label: Message;
  /** May be opened and browsed by those who see its cards (a pile that only its owner sees: by its owner). */
  readonly browse: boolean;
  /** Steps in which the zone is on the table at all (a draft's packs); absent: always. */
  readonly steps?: readonly string[];
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
  | "left"
  | "top-left"
  | "top-right"
  | "bottom-left"
  | "bottom-right";

export interface CardStat {
  readonly stat: string;
  readonly place: StatPlace;
  readonly label: Message;
  /** A counter of the card that is taken off the value: in play both are shown, what is left of the whole ("3/5"). */
  readonly less?: string;
  /** Stands before the value on the card, where the place alone does not tell which value it is. */
  readonly sign?: string;
}

/** Something counted, of a seat or of a card. */
export interface MatCounter {
  readonly counter: string;
  readonly label: Message;
  /** The label where room is short ("HP"). */
  readonly short?: Message;
  /** Drawn as a row of pips beside the number where there is room. */
  readonly pips?: boolean;
}

/**
 * What an event looks like that moves no card: two cards are declared to fight (`aim`: card and target), dice are on
 * the table (`dice`), one card strikes another (`strike`: card and target). A player who is fought stands in
 * `data.defender` instead of a target.
 */
export type Cue = "aim" | "dice" | "strike";

/** The mat of a game as data; the table draws it. */
export interface Mat {
  /** Names the CSS theme of the mat. */
  readonly ground: string;
  readonly zones: readonly MatZone[];
  /** Steps of a turn in order, for the phase rail. */
  readonly steps: readonly { readonly step: string; readonly label: Message }[];
  readonly cardStats: readonly CardStat[];
  /** Resources of a seat that are shown beside its name, when the seat has them. */
  readonly counters: readonly MatCounter[];
  /** What is counted on cards in play and shown on them while it is not 0. */
  readonly cardCounters?: readonly MatCounter[];
  /** By event type, for events of the game's own; how cards move, turn and change is seen from the events themselves. */
  readonly cues?: Readonly<Record<string, Cue>>;
}
