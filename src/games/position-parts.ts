import { NONE, type Plain, type TableLayout } from "../kernel";
import type { PrintedCard } from "../language";
import type { KeysUnder } from "../text/catalogue";
import type { positions } from "../text/en/ui/positions";
import type { Game } from "./game";
import type {
  BoardPosition,
  PlacedCard,
  PositionNumber,
  PositionParts,
  PositionSeat,
  PositionStep,
} from "./game-position";
import { message } from "./position-words";

type NumberName = KeysUnder<typeof positions, "positions.number", never>;
type StepName = KeysUnder<typeof positions, "positions.step", never>;
type StateName = KeysUnder<typeof positions, "positions.state", never>;

/** A number of a position, with the label of that name. */
export const number = (
  key: NumberName,
  least: number,
  most: number,
  usual = least,
  by = 1,
): PositionNumber => ({ key, label: message(`positions.number.${key}`), least, most, usual, by });

export const step = (id: StepName, isBefore?: true): PositionStep => ({
  id,
  label: message(`positions.step.${id}`),
  ...(isBefore && { isBefore }),
});

export const state = (name: StateName) => message(`positions.state.${name}`);

/** The turn as the kernel keeps it, and the procedure that goes on with it. */
export function turnAt(
  { board }: PositionParts,
  [named, step]: readonly [named: string | null, step: string],
): Pick<TableLayout, "turn" | "agenda"> {
  const { seat, number } = board.turn;
  return {
    turn: named === null ? { number: number - 1, seat: NONE, step: "end" } : { number, seat, step: named },
    agenda: [{ procedure: "turn", step, locals: { seat } }],
  };
}

/** Variables of a game as the kernel keeps them. */
export const plainVars = (vars: object) => vars as Readonly<Record<string, Plain>>;

/** Different cards of a starter deck that fit, in its order. */
export function someOf(
  { cards: { pool }, deck: { starters } }: Game,
  starter: number,
  most: number,
  fits: (card: PrintedCard) => boolean,
): readonly PlacedCard[] {
  const names = [...new Set(starters[starter % starters.length]?.cards)];
  const fitting = names.filter((name) => {
    const card = pool[name];
    return card !== undefined && fits(card);
  });
  return fitting.slice(0, most).map((name) => ({ name }));
}

/** A position at the usual point of a turn of the first seat. */
export const boardOf = (
  seats: readonly PositionSeat[],
  [usual]: readonly PositionStep[],
  turn: number,
): BoardPosition => ({
  format: 1,
  turn: { seat: 0, number: turn, step: usual?.id ?? "", values: {} },
  seats,
});

/** The seat with these cards in front of those of a zone, for each zone. */
export function withCards(
  seat: PositionSeat,
  cards: Readonly<Record<string, readonly PlacedCard[]>>,
  values: PositionSeat["values"] = {},
): PositionSeat {
  const more = Object.entries(cards).map(
    ([zone, placed]) => [zone, [...placed, ...(seat.zones[zone] ?? [])]] as const,
  );
  return {
    zones: { ...seat.zones, ...Object.fromEntries(more) },
    values: { ...seat.values, ...values },
  };
}

/** The position with other first two seats. */
export const withSeats = (board: BoardPosition, ...seats: readonly PositionSeat[]): BoardPosition => ({
  ...board,
  seats: board.seats.map((seat, i) => seats[i] ?? seat),
});
