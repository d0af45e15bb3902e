import type { Face, Seat } from "./ids";
import type { Plain } from "./plain";
import type { ModifierOp } from "./state";

/** An event type, a `stat:NAME` or a `replace:TYPE` that an ability listens to. */
export interface Watch {
  readonly on: string;
  readonly ability: number;
  /** Zones in which this ability works. Defaults to wherever `ValueRules.isLive` holds for the card. */
  readonly where?: readonly string[];
  /** Required facing. Defaults to face up. */
  readonly face?: Face;
  /** True for an ability that the card only grants. */
  readonly lent?: true;
}

/** What the kernel needs to know about a printed card. Games and the card language add the rest. */
export interface CardDef {
  readonly name: string;
  readonly type: string;
  readonly subtypes?: readonly string[];
  /** Printed values by stat name. */
  readonly stats: Readonly<Record<string, number>>;
  readonly watches: readonly Watch[];
  /** Its type by zone, for zones in which it differs from print: a card paid as a core counts as one. */
  readonly typeInZone?: Readonly<Record<string, TypeInZone>>;
}

/** The type of a card in one zone. Missing parts are as printed. */
export type TypeInZone = Partial<Pick<CardDef, "type" | "subtypes" | "stats">>;

/** A change that card text may replace before it happens. */
export interface Change {
  readonly type: string;
  /** The affected card, or NONE. */
  readonly card: number;
  /** The affected seat, which chooses between replacements. Defaults to the card's controller. */
  readonly seat?: Seat;
  readonly data?: Readonly<Record<string, Plain>>;
}

/** A change of a value, with its layer. */
export interface StatEffect {
  readonly layer: string;
  readonly op: ModifierOp;
  readonly amount: number;
}
