import type { BoardPosition } from "../games/game-position";
import { withSeatCount } from "./edit";
import type { Position } from "./position";

/** Teams of one size whose members sit side by side. Undefined when the seats cannot form them. */
export const evenTeams = (seats: number, teams: number): readonly number[] | undefined =>
  seats % teams === 0 && seats > teams
    ? Array.from({ length: seats }, (_, seat) => Math.floor((seat * teams) / seats))
    : undefined;

const countTeams = (teams: readonly number[]): number => new Set(teams).size;

/**
 * The position's board and teams with another number of players. Teams are formed again, or removed if the seats cannot form them.
 * @param fresh what new seats are copied from.
 */
export function withPlayers(
  { board, teams }: Position,
  count: number,
  fresh: BoardPosition,
): Pick<Position, "board" | "teams"> {
  return {
    board: withSeatCount(board, count, fresh),
    teams: teams && evenTeams(count, countTeams(teams)),
  };
}

/** The position's teams with one seat in another. */
export const inTeam = (teams: readonly number[], seat: number, team: number): readonly number[] =>
  teams.map((own, i) => (i === seat ? team : own));

/** Whether an earlier seat is in the same team. That seat shows what the team shares. */
export const hasEarlierTeammate = (teams: readonly number[] | undefined, seat: number): boolean =>
  teams !== undefined && teams.indexOf(teams[seat] ?? seat) < seat;
