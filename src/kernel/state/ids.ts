export type Seat = number;
export type CardId = number;
export type ZoneId = number;

/** Means no seat, card or zone. */
export const NONE = -1;

export type Face = "up" | "down";
