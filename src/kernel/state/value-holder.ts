import type { CardId, Seat } from "./ids";
import type { Instance, InstanceDraft } from "./instance";

/** A seat, whose limits and allowances are values like those of cards. */
export interface SeatHolder {
  readonly seat: Seat;
}

/** Something that is about to be dealt; without an id it is only thought of: a preview. */
export interface InstanceHolder {
  readonly instance: Instance | InstanceDraft;
}

/** What a value may be of. */
export type ValueHolder = { readonly card: CardId } | SeatHolder | InstanceHolder;
