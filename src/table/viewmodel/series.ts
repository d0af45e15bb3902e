import { type Seat, seatOf, type View } from "../../kernel";
import type { SeriesView, Standing } from "../../store/types";
import { seatName, t } from "../../text";

/** A side of a series: a seat, or all seats of a team. */
export interface Side {
  readonly seats: readonly [Seat, ...Seat[]];
  readonly name: string;
  readonly wins: number;
}

/** The sides with the games they have won, in the order of their seats. */
export function sidesOf({ seats }: View, { wins }: Standing): readonly Side[] {
  const sides = new Map<number, Side>();
  for (const { seat, team, name } of seats) {
    const own = sides.get(team);
    const said = seatName(name);
    sides.set(team, {
      seats: own ? [...own.seats, seat] : [seat],
      name: own ? `${own.name} & ${said}` : said,
      wins: wins[seat] ?? 0,
    });
  }
  return [...sides.values()];
}

/** "Game 2 of 3. Games won: Ann 1, Bob 0. Cards in the side decks: Ann 8, Bob 8." */
export function standingInWords(view: View, series: SeriesView): string {
  const { game, bestOf, sideDecks } = series;
  const wins = sidesOf(view, series).map((side) => `${side.name} ${side.wins}`);
  const sides = view.seats.map(({ seat, name }) => `${seatName(name)} ${sideDecks[seat] ?? 0}`);
  return t("table.series.spoken", { game, bestOf, wins: wins.join(", "), sides: sides.join(", ") });
}

/** Who has won the series, in words; null while it goes on. */
export function seriesWinner(view: View, { winners }: Standing): string | null {
  if (winners === null) return null;
  if (winners.length === 0) return t("table.series.drawn");
  const player = winners.map((seat) => seatName(seatOf(view, seat).name)).join(" & ");
  const isViewer = winners.length === 1 && winners[0] === view.viewer;
  return t(isViewer ? "table.series.youWin" : "table.series.won", { player });
}
