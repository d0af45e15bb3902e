import type { CardId, GameEvent, Message, ZoneId } from "../kernel";

/** Where pieces are. */
export type PiecePlace = { readonly card: CardId } | { readonly zone: ZoneId };

/**
 * Where a zone is on the mat. `field`: rows of cards in play, nearest to the middle first. `slot`: a place for one card
 * or a few beside those rows (equipment, lasting effects). `attached`: no place of its own, each card is tucked under
 * its host. `pool`: a player's pieces, see `MatPiece`.
 */
export type MatArea = "hand" | "field" | "slot" | "attached" | "grid" | "pile" | "played" | "pool";

export interface MatZone {
  /** Key of the zone in the rules. */
  readonly zone: string;
  readonly area: MatArea;
  readonly label: Message;
  /** Whether players who see its cards may browse it. A pile that only its owner sees is browsed by its owner. */
  readonly browse: boolean;
  /** Steps in which the zone is shown (a draft's packs). Defaults to always. */
  readonly steps?: readonly string[];
  /** Whether attacks on the player point here. */
  readonly isAttackTarget?: true;
  /** A row of small cards that are used to pay, not to fight. */
  readonly isSmall?: true;
  /** Shown only while it holds a card. */
  readonly hiddenWhenEmpty?: true;
  /** Number of places in the row, drawn even while empty. */
  readonly places?: number;
  /** A pool that never runs out. Its count is not shown. */
  readonly endless?: true;
  /** All players share one zone between them. Cards of this type are dragged to it. */
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
  /** A counter on the card that is subtracted from the stat. In play both are shown, as remainder and total ("3/5"). */
  readonly lessCounter?: string;
  /** The remaining value of a card in this zone is a counter of its player. Both are shown ("13/16"). */
  readonly left?: { readonly zone: string; readonly counter: string };
  /** Not printed: shown only on cards in play. */
  readonly inPlay?: true;
  /** Shown before the value, if the place alone does not identify the stat. */
  readonly sign?: string;
  /** The position in which the stat counts. In the other position it is drawn fainter. */
  readonly counts?: "upright" | "rested";
}

export interface MatCounter {
  readonly counter: string;
  /** The seat's zone that holds it. Undefined for counters of the seat itself. */
  readonly zone?: string;
  readonly label: Message;
  /** A short label for narrow places ("HP"). */
  readonly short?: Message;
  /** Drawn as a row of pips beside the number where there is room. */
  readonly pips?: boolean;
  /**
   * A player's health: drawn as a bar that drains from this value, or from the value of a stat on the player's card in a
   * zone. Losing it is shown as a hit.
   */
  readonly full?: number | { readonly zone: string; readonly stat: string };
  /** On a card: drawn as tokens on top of it, as far as there is room. */
  readonly tokens?: true;
}

/** A counter that is an object: each one is drawn, can be dragged, and is animated when it moves. */
export interface MatPiece {
  readonly counter: string;
  /** Distinguishes the piece from others, together with its colour. */
  readonly shape: "gem" | "star";
  readonly label: Message;
}

/** Signs that appear for a moment where something happens: at the card of an event, otherwise at its player. */
export type Sign = "block" | "shield" | "negate" | "rise" | "burn" | "heal" | "spark" | "link";

/**
 * What is seen of an event, besides moves. `aim`: a card is declared to fight another (card and target). `dice`: dice of
 * a contest are rolled or changed. `verdict`: the contest is decided. `strike`: one card hits another (card and target).
 * An attacked player is `data.defender` instead of a target. `damage`: a strike whose amount is shown at the struck card,
 * for games in which cards keep no damage. `lose`, `gain`: the amount by which the score of a player changes. Otherwise a
 * sign; a shield appears at the target.
 */
export type Cue = "aim" | "dice" | "verdict" | "strike" | "damage" | "lose" | "gain" | Sign;

/** A step of the rules as the table names and explains it. */
export interface MatStep {
  readonly step: string;
  readonly label: Message;
  /** What can be done in it. */
  readonly help: Message;
  /** The clause about it. */
  readonly rule: string;
}

/** One or more steps of a turn that share a segment of the phase bar. */
export interface MatPhase {
  readonly label: Message;
  readonly steps: readonly MatStep[];
}

/** The mat of a game as data; the table draws it. */
export interface Mat {
  readonly zones: readonly MatZone[];
  /** The phases of a turn in order, for the phase bar: at most five. */
  readonly phases: readonly MatPhase[];
  /** Steps that are no part of a turn, such as a mulligan. */
  readonly outsideSteps?: readonly MatStep[];
  readonly cardStats: readonly CardStat[];
  /** For two-player games whose score only changes sides: one bar in the middle shows it, out of this total. */
  readonly contested?: { readonly total: number };
  /** Set if the stack is a chain. The table calls it that and numbers its links. */
  readonly chain?: {
    readonly label: Message;
    /** The choice that targets an earlier link. */
    readonly aims: string;
  };
  /** Resources shown beside a seat's name, if the seat has them. */
  readonly counters: readonly MatCounter[];
  /** Counters shown on cards in play while they are above 0. */
  readonly cardCounters?: readonly MatCounter[];
  /** Action types that are available so often that they do not highlight their cards. */
  readonly unmarkedActions?: readonly string[];
  /** Counters that are objects, in zones of area `pool` and on cards. */
  readonly pieces?: readonly MatPiece[];
  /** Cues of the game's events in order, by event type. Moves, flips and value changes are animated anyway. */
  readonly cues?: Readonly<Record<string, readonly Cue[]>>;
  /** The event by which cards of these types come into play promoted. They rise. */
  readonly promotion?: { readonly event: string; readonly types: readonly string[] };
}

/** Whether a counter is the health of players or the damage on cards. */
export function isHealth({ counters, cardStats }: Mat, counter: string): boolean {
  const isOfSeats = counters.some((one) => one.counter === counter && one.full !== undefined);
  // Uses of a keyword are counted like damage.
  return (
    isOfSeats || cardStats.some(({ stat, lessCounter }) => lessCounter === counter && !stat.startsWith("kw-"))
  );
}

/**
 * Whether a player regains health, or a card gets rid of damage. Health that begins at nothing is set up, or belongs to
 * the next level of a card.
 */
export function isHealed(mat: Mat, { type, amount = 0, data }: GameEvent): boolean {
  if (type === "seat-counter" ? amount <= 0 || data?.now === amount : type !== "card-counter" || amount >= 0)
    return false;
  return isHealth(mat, String(data?.counter));
}
