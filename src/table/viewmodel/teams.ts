import type { Game } from "../../games/game";
import type { Seat, View } from "../../kernel";
import { type Locale, messageLang, seatName } from "../../text";
import { teamName } from "../../text/names";
import { countLabel } from "./counted";
import { farSeats, nearSeat } from "./zones";

export const hasTeams = ({ seats }: Pick<View, "seats">): boolean =>
  new Set(seats.map(({ team }) => team)).size < seats.length;

/** A team as the viewer sees it. */
export interface TeamModel {
  readonly team: number;
  readonly name: string;
  /** Whether the near seat is a member. */
  readonly isOwn: boolean;
  /** Its score, if the game has one for teams. */
  readonly score: {
    readonly label: string;
    readonly lang: Locale | undefined;
    readonly value: number;
  } | null;
  /** Whether its members have no score of their own. */
  readonly isShared: boolean;
}

export function teamModel(game: Game, view: View, team: number): TeamModel {
  const score = game.status.teamScore?.({ rules: game.rules, state: view }, team) ?? null;
  return {
    team,
    name: teamName(team),
    isOwn: view.seats[nearSeat(view)]?.team === team,
    score: score && {
      label: countLabel(score.label, score.value),
      lang: messageLang(score.label),
      value: score.value,
    },
    isShared: score?.isShared ?? false,
  };
}

/** The names of its members, in the order of the table. */
export const membersOf = ({ seats }: View, team: number): string =>
  seats.flatMap((seat) => (seat.team === team ? [seatName(seat.name)] : [])).join(", ");

/** The other members of the near seat's team. */
export const matesOf = (view: View): readonly Seat[] =>
  hasTeams(view) ? (farGroups(view)[0]?.seats ?? []) : [];

/** The far seats in turn order; with teams in the order of the table, team by team, the viewer's own first. */
export function farGroups(
  view: View,
): readonly { readonly team: number | null; readonly seats: readonly Seat[] }[] {
  const far = farSeats(view);
  if (!hasTeams(view)) return [{ team: null, seats: far }];
  const teamAt = (seat: Seat) => view.seats[seat]?.team ?? seat;
  const teams = [...new Set([nearSeat(view), ...far].map(teamAt))];
  return teams.map((team) => ({
    team,
    seats: far.filter((seat) => teamAt(seat) === team).sort((a, b) => a - b),
  }));
}
