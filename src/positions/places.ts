import type { BoardPosition, PlacedCard, PositionZone } from "../games/game-position";
import type { Seat } from "../kernel";

/** A zone of a seat. */
export interface ZonePlace {
  readonly seat: Seat;
  readonly zone: string;
}

/** A card of a position. */
export interface CardPlace extends ZonePlace {
  readonly at: number;
}

const NO_CARDS: readonly PlacedCard[] = [];

export const cardsIn = ({ seats }: BoardPosition, { seat, zone }: ZonePlace): readonly PlacedCard[] =>
  seats[seat]?.zones[zone] ?? NO_CARDS;

/** Where the card is that a card of this zone is attached to. */
export function hostPlace(
  { host }: PositionZone,
  seat: Seat,
  { on, onZone, onSeat }: Pick<PlacedCard, "on" | "onZone" | "onSeat">,
): CardPlace | undefined {
  if (host === undefined || on === undefined) return undefined;
  return { seat: onSeat ?? seat, zone: onZone ?? host.zones[0], at: on };
}

/** The fields of a card that is attached to the card at a place. The usual zone and seat are left out. */
export const attachedTo = (
  { host }: PositionZone,
  seat: Seat,
  to: CardPlace | undefined,
): Pick<PlacedCard, "on" | "onZone" | "onSeat"> => ({
  on: to?.at,
  onZone: to === undefined || to.zone === host?.zones[0] ? undefined : to.zone,
  onSeat: to === undefined || to.seat === seat ? undefined : to.seat,
});
