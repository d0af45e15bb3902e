import type { Reader, Seat, SeatConfig } from "../../../kernel";

/** Two players; free-for-all; teams with shared SP; teams with divided SP (BOS 8.14 to BOS 8.24). */
export type Mode = "duel" | "royal" | "team" | "split";

/** Whether any seats share a team. */
const areTeams = (seats: readonly { readonly team: number }[]) =>
  seats.some(({ team }, i) => seats.findIndex((other) => other.team === team) < i);

export function modeOf({ state: { seats, config } }: Reader): Mode {
  if (areTeams(seats)) return config.options.sp === "split" ? "split" : "team";
  return seats.length > 2 ? "royal" : "duel";
}

/** The remaining players of other sides, in turn order after this player. */
export function opponentsOf({ state: { seats } }: Reader, seat: Seat): Seat[] {
  const team = seats[seat]?.team;
  const after = seats.map((_, i) => (seat + i) % seats.length);
  return after.filter((other) => seats[other]?.status === "in" && seats[other].team !== team);
}

export const membersOf = ({ state: { seats } }: Reader, seat: Seat): Seat[] =>
  seats.filter(({ team }) => team === seats[seat]?.team).map((own) => own.seat);

/** Team sizes for which SP may be divided (BOS 8.19 to BOS 8.23). */
export const SPLIT_SIZES: readonly number[] = [2, 4, 5, 10];

/** The seats of each team by number. A seat without one is a team of its own. */
export function teamsOf(seats: readonly SeatConfig[]): Seat[][] {
  const teams = new Map<number, Seat[]>();
  for (const [seat, { team = seat }] of seats.entries()) teams.set(team, [...(teams.get(team) ?? []), seat]);
  return [...teams.values()];
}
