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

/** The pass action, known to every window and every turn. */
export const PASS: Action = { type: "pass" };

/** One thing that may be picked: a card, a die, a cell, or a plain choice with a message as its label. */
export interface Option {
  readonly card?: CardId;
  readonly value?: Plain;
  readonly label?: Message;
}

/** A source or a destination of part of an amount: a card or a pile of counters. */
export interface Share extends Option {
  /** The zone, if it is one. */
  readonly zone?: ZoneId;
  /** Defaults to 0. */
  readonly least?: number;
  readonly most: number;
}

/** Bounds on the sum of some shares. */
export interface Total {
  /** Indexes of the shares. Defaults to all. */
  readonly of?: readonly number[];
  readonly min: number;
  readonly max: number;
}

interface Asked {
  readonly seat: Seat;
  readonly prompt: Message;
  /** The clause behind the decision. */
  readonly rule: string;
  /** The card whose effect asks, if any. */
  readonly source?: CardId;
  /** True while the answer is hidden from the others (secret picks). */
  readonly secret?: boolean;
}

/**
 * The open decision with its options. For `act`, `legalActions` lists the legal actions on demand, so that a position
 * that is not examined costs nothing.
 */
export type Decision =
  | (Asked & {
      readonly kind: "act";
      readonly window?: string;
      /** True when it is the seat's own turn to act rather than a chance to respond. */
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
      /** A legal answer, to take as it is or to change. */
      readonly proposal: readonly number[];
    })
  | (Asked & { readonly kind: "confirm" })
  | (Asked & { readonly kind: "name"; readonly names: readonly string[] })
  | (Asked & { readonly kind: "place"; readonly card?: CardId; readonly cells: readonly Cell[] });

/** The window in which a seat may respond. Undefined for other decisions, and when it is the seat's own turn to act. */
export function responseWindowOf(decision: Decision): string | undefined {
  return decision.kind === "act" && decision.own !== true ? decision.window : undefined;
}

/** A seat's answer. `anytime` answers need no open decision: concede, offer a draw, time-out, take back. */
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

/** Whether something is allowed; if not, why, and by which clause. */
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
