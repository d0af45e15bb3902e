import type { CardId, Seat, ZoneId } from "../state/ids";
import type { Counters, Message, Plain } from "../state/plain";

/** A player's action in the game's own terms: `{ type: "attack", card: 3, target: 7 }`. */
export interface Action {
  readonly type: string;
  readonly card?: CardId;
  readonly target?: CardId;
  readonly cell?: Cell;
  readonly data?: Readonly<Record<string, Plain>>;
}

/** A cell of a grid: east is +x, north is +y. */
export type Cell = readonly [x: number, y: number];

/** The action that every window and every turn understands as "nothing more from me". */
export const PASS: Action = { type: "pass" };

/** One thing that may be picked: a card, a die, a cell, or a plain choice labelled by a message. */
export interface Option {
  readonly card?: CardId;
  readonly value?: Plain;
  readonly label?: Message;
}

/** Something from which a part of an amount may come, or to which it may go: a card, a pile of counters. */
export interface Share extends Option {
  /** The zone, where it is one. */
  readonly zone?: ZoneId;
  /** Defaults to 0. */
  readonly least?: number;
  readonly most: number;
}

/** What some of the shares (absent: all of them) come to together. */
export interface Total {
  /** Indexes of the shares. */
  readonly of?: readonly number[];
  readonly min: number;
  readonly max: number;
}

interface Asked {
  readonly seat: Seat;
  /** What is asked, for a person to read. */
  readonly prompt: Message;
  /** The clause behind the question. */
  readonly rule: string;
  /** The card whose effect asks, if any. */
  readonly source?: CardId;
  /** True while the answer stays unknown to the others (secret picks). */
  readonly secret?: boolean;
}

/**
 * The one open question, with its options. For `act`, the legal actions follow from the state and are listed
 * on demand by `legalActions`, so that a position nobody looks at costs nothing.
 */
export type Decision =
  | (Asked & {
      readonly kind: "act";
      readonly window?: string;
      /** True when the window is the seat's own turn to act rather than a chance to respond. */
      readonly own?: true;
    })
  | (Asked & {
      readonly kind: "pick";
      readonly options: readonly Option[];
      readonly min: number;
      readonly max: number;
      /** True when only the asked seat may see the options (cards of a hidden zone). */
      readonly hidden?: boolean;
    })
  | (Asked & { readonly kind: "arrange"; readonly options: readonly Option[] })
  | (Asked & { readonly kind: "amount"; readonly min: number; readonly max: number })
  | (Asked & {
      readonly kind: "allot";
      readonly options: readonly Share[];
      readonly totals: readonly Total[];
      /** A legal answer, to be taken as it is or changed. */
      readonly proposal: readonly number[];
    })
  | (Asked & { readonly kind: "confirm" })
  | (Asked & { readonly kind: "name"; readonly names: readonly string[] })
  | (Asked & { readonly kind: "place"; readonly card?: CardId; readonly cells: readonly Cell[] });

/** The window in which a seat may respond; undefined where it is asked something else, or has its own turn to act. */
export function responseWindowOf(decision: Decision): string | undefined {
  return decision.kind === "act" && decision.own !== true ? decision.window : undefined;
}

/** A seat's answer. `anytime` answers need no decision: concede, offer a draw, time-out, take back. */
export type Answer =
  | { readonly seat: Seat; readonly do: "act"; readonly action: Action }
  | { readonly seat: Seat; readonly do: "pick"; readonly picks: readonly number[] }
  | { readonly seat: Seat; readonly do: "arrange"; readonly order: readonly number[] }
  | { readonly seat: Seat; readonly do: "amount"; readonly amount: number }
  | { readonly seat: Seat; readonly do: "allot"; readonly amounts: readonly number[] }
  | { readonly seat: Seat; readonly do: "confirm"; readonly yes: boolean }
  | { readonly seat: Seat; readonly do: "name"; readonly name: string }
  | { readonly seat: Seat; readonly do: "place"; readonly cell: Cell }
  | { readonly seat: Seat; readonly do: "anytime"; readonly action: Action };

/** Why something is not allowed, and the clause that says so. */
export interface Refusal {
  readonly ok: false;
  readonly why: Message;
  readonly rule: string;
}

/** Whether something may be done; if not, why, and by which clause. */
export type Verdict = { readonly ok: true } | Refusal;

export const OK: Verdict = { ok: true };

/**
 * A refusal with its reason.
 * @param key message key under `why.` in the text catalogue.
 * @param rule clause id.
 */
export function refuse(key: string, rule: string, args?: Readonly<Record<string, Plain>>): Refusal {
  return { ok: false, why: args ? { key: `why.${key}`, args } : { key: `why.${key}` }, rule };
}

export const NO_COUNTERS: Counters = Object.freeze({});
