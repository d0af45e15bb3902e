import type { Seat, View } from "../../kernel";
import type { SeriesStanding, SeriesView } from "../../store/types";
import { seatName, t } from "../../text";
import { teamName } from "../../text/names";
import { hasTeams } from "./teams";

/** A side of a series: a seat, or all seats of a team. */
export interface Side {
  readonly seats: readonly [Seat, ...Seat[]];
  readonly name: string;
  readonly wins: number;
}

/** The sides with the games they have won, in the order of their seats. */
export function sidesOf(view: View, { wins }: SeriesStanding): readonly Side[] {
  const isTeams = hasTeams(view);
  const sides = new Map<number, Side>();
  for (const { seat, team, name } of view.seats) {
    const seats = sides.get(team)?.seats;
    sides.set(team, {
      seats: seats ? [...seats, seat] : [seat],
      name: isTeams ? teamName(team) : seatName(name),
      wins: wins[seat] ?? 0,
    });
  }
  return [...sides.values()];
}

/** For example "Game 2 of 3. Games won: Ann 1, Bob 0. Cards in the side decks: Ann 8, Bob 8." */
export function standingInWords(view: View, series: SeriesView): string {
  const { game, bestOf, sideDecks } = series;
  const wins = sidesOf(view, series).map((side) => `${side.name} ${side.wins}`);
  const sides = view.seats.map(({ seat, name }) => `${seatName(name)} ${sideDecks[seat] ?? 0}`);
  return t("table.series.spoken", { game, bestOf, wins: wins.join(", "), sides: sides.join(", ") });
}

/**
 * The winner of the series in words, or null while it goes on.
 * @param viewer the seat addressed as "you"; NONE in a replay
 */
export function seriesWinner(view: View, standing: SeriesStanding, viewer = view.viewer): string | null {
  const { winners } = standing;
  if (winners === null) return null;
  const side = sidesOf(view, standing).find(({ seats }) => winners.includes(seats[0]));
  if (side === undefined) return t("table.series.drawn");
  const isViewer = side.seats.length === 1 && side.seats[0] === viewer;
  return t(isViewer ? "table.series.youWin" : "table.series.won", { player: side.name });
}
