import type { Engine, Reader, Seat } from "../../../kernel";
import type { SoulCard } from "../cards/card";
import { set, varsOf, withSeat } from "./vars";

/** What texts count in a turn: units KO'd of a player, and cards that a player has cast. */
export const TALLIED = ["koed", "cast"] as const;
export type Tallied = (typeof TALLIED)[number];

/** Whether a text of this pool counts anything in a turn. Cached, because cards never change. */
const counting = new WeakMap<object, boolean>();

function isCounted({ rules: { cards } }: Reader): boolean {
  const known = counting.get(cards);
  if (known !== undefined) return known;
  const found = Object.values(cards).some((card) =>
    JSON.stringify((card as SoulCard).abilities ?? []).includes('"this-turn"'),
  );
  counting.set(cards, found);
  return found;
}

export const tallied = (g: Reader, what: Tallied, seat: Seat): number =>
  varsOf(g.state).tally?.[what][seat] ?? 0;

const none = ({ state }: Reader): readonly number[] => state.seats.map(() => 0);

/** Counts one more of these in this turn, if any text asks for it. */
export function count(g: Engine, what: Tallied, seat: Seat): void {
  if (!isCounted(g)) return;
  const { tally = { koed: none(g), cast: none(g) } } = varsOf(g.state);
  set(g, "tally", { ...tally, [what]: withSeat(tally[what], seat, (tally[what][seat] ?? 0) + 1) });
}

/** Begins to count anew, with a turn. */
export function clearTally(g: Engine): void {
  if (varsOf(g.state).tally !== undefined) set(g, "tally", { koed: none(g), cast: none(g) });
}
