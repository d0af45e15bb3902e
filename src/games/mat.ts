import type { CardId, Message, ZoneId } from "../kernel";

/** Where pieces lie. */
export type PiecePlace = { readonly card: CardId } | { readonly zone: ZoneId };

/**
 * Where a zone is on the mat. `field`: cards in play in a row of their own, nearest to the middle first.
 * `slot`: a place for one card or a few beside those rows (what a player wears, what lasts on their side).
 * `attached`: no place of its own, each card is tucked under its host.
 * `pool`: where a player's pieces lie, see `MatPiece`.
 */
export type MatArea = "hand" | "field" | "slot" | "attached" | "grid" | "pile" | "played" | "pool";

/** How a zone lies on the mat. */
export interface MatZone {
  /** Key of the zone in the rules. */
  readonly zone: string;
  readonly area: MatArea;
  readonly label: Message;
  /** May be opened and browsed by those who see its cards (a pile only its owner sees: by its owner). */
  readonly browse: boolean;
  /** Steps in which the zone is on the table (a draft's packs); by default always. */
  readonly steps?: readonly string[];
  /** An attack on its player goes here. */
  readonly isAttackTarget?: true;
  /** A row of small cards: what pays, not what fights. */
  readonly isSmall?: true;
  /** On the table only while a card lies in it. */
  readonly hiddenWhenEmpty?: true;
  /** A row of so many places, drawn also while they are empty. */
  readonly places?: number;
  /** A pool that never runs out: its number means nothing. */
  readonly endless?: true;
  /** The zones of all players are one place between them, to which cards of this type are brought. */
  readonly shared?: { readonly type: string };
}

/** Where a stat is on a card. The eight directions are for cards with numbers around their artwork. */
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
  /**
   * A counter on the card that is subtracted from the stat: in play both are shown, as remainder and total
   * ("3/5").
   */
  readonly lessCounter?: string;
  /** What is left of the value on a card in this zone is a counter of its player: both are shown ("13/16"). */
  readonly left?: { readonly zone: string; readonly counter: string };
  /** Nothing printed: it is shown only of cards in play. */
  readonly inPlay?: true;
  /** Printed before the value, where the place alone does not say which stat it is. */
  readonly sign?: string;
  /** In play it counts only in this position: in the other one it is drawn fainter. */
  readonly counts?: "upright" | "rested";
}

/** Something counted, of a seat or of a card. */
export interface MatCounter {
  readonly counter: string;
  /** The seat's zone that holds it. Undefined for counters of the seat itself. */
  readonly zone?: string;
  readonly label: Message;
  /** A short label for narrow places ("HP"). */
  readonly short?: Message;
  /** Drawn as a row of pips beside the number where there is room. */
  readonly pips?: boolean;
  /** Drawn as chips of these values instead, the greatest first. */
  readonly chips?: readonly number[];
  /** On a card: drawn as so many tokens that lie on it, as far as there is room. */
  readonly tokens?: true;
}

/** A counter that is an object: it is drawn as often as it is there, moved by hand, and seen on its way. */
export interface MatPiece {
  readonly counter: string;
  /** Tells it apart from the others, together with its colour. */
  readonly shape: "gem" | "star";
  readonly label: Message;
}

/**
 * The look of an event that moves no card: two cards are declared to fight (`aim`: card and target), dice of a contest
 * are rolled or changed (`dice`), have decided it (`verdict`), one card hits another (`strike`: card and target). An attacked player is `data.defender`
 * instead of a target.
 */
export type Cue = "aim" | "dice" | "verdict" | "strike";

/** The mat of a game as data; the table draws it. */
export interface Mat {
  readonly zones: readonly MatZone[];
  /** Steps of a turn in order, for the phase rail. */
  readonly steps: readonly { readonly step: string; readonly label: Message }[];
  readonly cardStats: readonly CardStat[];
  /**
   * Between two players, what they play for only changes sides: one bar in the middle shows it, with so much of it in all.
   */
  readonly contested?: { readonly total: number };
  /** What waits is a chain: it is called that, and its links are numbered. */
  readonly chain?: {
    readonly label: Message;
    /** The choice by which a link is aimed at an earlier one. */
    readonly aims: string;
  };
  /** Resources shown beside a seat's name, if the seat has them. */
  readonly counters: readonly MatCounter[];
  /** Counters shown on cards in play while they are not 0. */
  readonly cardCounters?: readonly MatCounter[];
  /** Types of actions that are open to cards so often that they do not mark them. */
  readonly unmarkedActions?: readonly string[];
  /** Counters that are objects: they lie in zones of area `pool`, and on cards. */
  readonly pieces?: readonly MatPiece[];
  /**
   * By event type, for the game's own events; moves, flips and changes are animated from the events
   * themselves.
   */
  readonly cues?: Readonly<Record<string, Cue>>;
}
