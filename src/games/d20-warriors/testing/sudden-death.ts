import type { Seat } from "../../../kernel";
import type { PrintedCard } from "../../../language";
import { at, type D20Layout, type D20Scenario, d20, plain, type Side } from ".";

export const SEATS = [0, 1] as const;
/** A die for each player that picks the first (1) or the second (2) of two when the picks are shuffled. */
export const MIXED = [1, 2];

interface Sides {
  /** Face-up Warriors of each player. Defaults to "Oak" and "Elm". */
  readonly mine?: readonly PrintedCard[];
  readonly theirs?: readonly PrintedCard[];
  /** Results from the shuffle of the picks on. */
  readonly dice?: readonly number[];
  readonly me?: Side;
  readonly foe?: Side;
  readonly more?: D20Layout;
}

const row = (cards: readonly PrintedCard[], y: number) => cards.map((card, x) => at(x, y, card));

/** A game whose last initial draw has failed with a tie: both players have to pick. */
export function sudden(sides: Sides = {}): D20Scenario {
  const mine = row(sides.mine ?? [plain("Oak")], 0);
  const theirs = row(sides.theirs ?? [plain("Elm")], 1);
  return d20({
    at: "initial draw",
    me: { deck: [], ...sides.me, field: [...mine, ...(sides.me?.field ?? [])] },
    foe: { ...sides.foe, field: [...theirs, ...(sides.foe?.field ?? [])] },
    ...(sides.dice ? { dice: sides.dice } : undefined),
    ...sides.more,
  });
}

export const OAKS = ["Oak 1", "Oak 2", "Oak 3"];
export const ELMS = ["Elm 1", "Elm 2", "Elm 3"];
export const named = (names: readonly string[]) => names.map((name) => plain(name));

/** Continues from the first picks: the lower roll goes to the centre, the other one to its north-east. */
export function decided(
  sides: Sides,
  mine = "Oak",
  theirs = "Elm",
  cell: readonly [number, number] = [1, 1],
) {
  return sudden(sides).pick(mine).pick(theirs).cell(0, 0).cell(cell[0], cell[1]);
}

/** Everything a seat receives: its view, its events and its log. */
export function everythingShownTo(g: D20Scenario, seat: Seat): string {
  const { config: _config, ...view } = g.view(seat);
  return JSON.stringify({ view, told: g.eventsSeenBy(seat), log: g.log(seat) });
}

/** Whether a seat's view names this card. */
export function names(g: D20Scenario, seat: Seat, name: string): boolean {
  const { config: _config, ...view } = g.view(seat);
  return JSON.stringify(view).includes(`"${name}"`);
}
