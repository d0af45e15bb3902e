import { NONE, type Seat } from "../../kernel";
import { countPeople } from "../play/turn-flow";
import type { TableSetup } from "../types";

export interface ReplayPerspective {
  /** The seat at the near edge; NONE for a spectator, who sees no hand. */
  readonly seat: Seat;
  /** Whether all hands are open. */
  readonly open: boolean;
  /** Whether the curtain comes first, because the view belongs to one of several people at this screen. */
  readonly curtain: boolean;
}

/**
 * The available perspectives of a replay, the default first. A finished match has no secrets; a running one shows each
 * player no more than they may know at the table.
 */
export function replayPerspectives(
  { seats, openHands }: Pick<TableSetup, "seats" | "openHands">,
  over: boolean,
): ReplayPerspective[] {
  const persons = seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  if (over || openHands) {
    const open: ReplayPerspective = { seat: persons[0] ?? 0, open: true, curtain: false };
    return [open, ...seats.map((_, seat): ReplayPerspective => ({ seat, open: false, curtain: false }))];
  }
  const shared = countPeople(seats) > 1;
  const own = persons.map((seat): ReplayPerspective => ({ seat, open: false, curtain: shared }));
  return shared || own.length === 0 ? [{ seat: NONE, open: false, curtain: false }, ...own] : own;
}
