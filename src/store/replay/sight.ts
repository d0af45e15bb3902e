import { NONE, type Seat } from "../../kernel";
import { people } from "../play/conduct";
import type { TableSetup } from "../types";

/** Whose eyes a replay is seen with. */
export interface Sight {
  /** The seat at the near edge; NONE: as somebody who watches and sees no hand. */
  readonly seat: Seat;
  /** All hands lie open. */
  readonly open: boolean;
  /** The curtain hangs before it: what is seen belongs to one of two people at this screen. */
  readonly curtain: boolean;
}

/**
 * The ways in which a match may be looked at again, the first one unasked. Once it is over there are no secrets; a
 * running one shows nobody more than they may know at the table.
 */
export function sightsOf(
  { seats, openHands }: Pick<TableSetup, "seats" | "openHands">,
  over: boolean,
): Sight[] {
  const persons = seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  if (over || openHands) {
    const open: Sight = { seat: persons[0] ?? 0, open: true, curtain: false };
    return [open, ...seats.map((_, seat): Sight => ({ seat, open: false, curtain: false }))];
  }
  const shared = people(seats) > 1;
  const own = persons.map((seat): Sight => ({ seat, open: false, curtain: shared }));
  return shared || own.length === 0 ? [{ seat: NONE, open: false, curtain: false }, ...own] : own;
}
