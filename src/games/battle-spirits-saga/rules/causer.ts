import { type Cause, NONE, type ReadableState, type Seat } from "../../../kernel";

/** The player whose effect, cost or battle a cause is, or NONE. */
export const causerOf = (state: ReadableState, { card }: Cause): Seat =>
  state.cards[card ?? NONE]?.controller ?? NONE;
