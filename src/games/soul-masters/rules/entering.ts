import {
  announce,
  type Card,
  type CardId,
  cardOf,
  type Engine,
  move,
  OK,
  type Reader,
  type Rules,
  readStat,
  rest,
  type Seat,
  type Verdict,
  zoneLimitReached,
  zoneOf,
} from "../../../kernel";
import { refuse } from "../table/messages";
import { defOf, unitsOf, wouldBeUnit } from "./defs";

/** SM 3.6 */
const MAX_UNITS = 5;

/** The zone limit for a player's units. A Null unit still counts (SM 3.6, SM 24.10.2). */
export const LIMITS: NonNullable<Rules["board"]["limits"]> = [
  { name: "units", rule: "SM 3.6", zones: ["battleground", "nulled"], counts: wouldBeUnit },
];
export const LIMIT_BASES: NonNullable<Rules["values"]["seatBases"]> = { "places-units": () => MAX_UNITS };

/** The Unique character of a card, if it has one. */
export const characterOf = (g: Reader, id: CardId): string | undefined =>
  defOf(g, cardOf(g.state, id)).unique;

/** Whether the player has a unit of this Unique character, Null or not (SM 24.19.1, SM 24.10.2). */
function hasCharacter(g: Reader, seat: Seat, unique: string, leaving: readonly CardId[]): boolean {
  const units = unitsOf(g, seat).map(({ id }) => id);
  const all = [...units, ...zoneOf(g.state, "nulled", seat).cards];
  return all.some((id) => !leaving.includes(id) && characterOf(g, id) === unique);
}

/**
 * Whether this card may be put onto a player's battleground.
 * @param leaving units that leave it at the same moment.
 */
export function mayEnter(g: Reader, card: Card, seat: Seat, leaving: readonly CardId[] = []): Verdict {
  const controlled = { ...card, controller: seat };
  if (!wouldBeUnit(g, controlled)) return OK;
  if (leaving.length === 0 && zoneLimitReached(g, seat, "battleground", controlled) !== undefined)
    return refuse("soul-masters.five-units", "SM 10.11");
  const { unique } = defOf(g, card);
  return unique !== undefined && hasCharacter(g, seat, unique, leaving)
    ? refuse("soul-masters.unique", "SM 24.19.1", { card: card.def })
    : OK;
}

export interface Entering {
  readonly fromHand?: boolean;
  readonly rested?: boolean;
  readonly leaving?: readonly CardId[];
}

/**
 * Puts a card onto a player's battleground if that is legal.
 * @returns whether it was put there.
 */
export function enter(
  g: Engine,
  id: CardId,
  seat: Seat,
  { fromHand, rested, leaving }: Entering = {},
): boolean {
  if (!mayEnter(g, cardOf(g.state, id), seat, leaving).ok) return false;
  const to = zoneOf(g.state, "battleground", seat).id;
  const { def } = move(g, id, to, { as: "enter", controller: seat, ...(rested && { rested }) });
  if (!rested && readStat(g, id, "enters-resting") > 0) rest(g, id);
  if (fromHand) announce(g, "enter-from-hand", seat, { card: id, def });
  return true;
}
