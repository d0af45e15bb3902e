import { momentOf, type Seat } from "../kernel";

const YOURS = "your-";

/** The moment at which an effect of this seat ends. "your-upkeep" is that seat's upkeep. */
export function momentFor(until: string, seat: Seat): string {
  return until.startsWith(YOURS) ? momentOf(until.slice(YOURS.length), seat) : until;
}
