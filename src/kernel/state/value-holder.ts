import type { CardId, Seat } from "./ids";
import type { Instance, InstanceDraft } from "./instance";

/** A seat, whose limits and allowances are values like those of cards. */
export interface SeatHolder {
  readonly seat: Seat;
}

/** An instance. Without an id it is hypothetical, for a preview. */
export interface InstanceHolder {
  readonly instance: Instance | InstanceDraft;
}

/** What can have values. */
export type ValueHolder = { readonly card: CardId } | SeatHolder | InstanceHolder;
