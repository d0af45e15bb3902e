import { t } from "../../../text";
import { useTable } from "../../state/table";
import { type Side, sidesOf, standingInWords } from "../../viewmodel/series";
import { SeatMark } from "../card/SeatMark";
import styles from "./SeriesBar.module.css";

/**
 * Shows the number of the game in its series, the games won by each side, and (unless `brief`) the sizes of the side
 * decks.
 */
export function SeriesBar({ brief = false }: { brief?: boolean }) {
  const series = useTable((s) => s.match.series);
  const view = useTable((s) => s.view);
  if (series === null) return null;
  const sides = sidesOf(view, series);
  const hasSideDecks = series.sideDecks.some((cards) => cards > 0);
  const { game, bestOf } = series;
  return (
    <div className={styles.series}>
      <p className="visually-hidden">{standingInWords(view, series)}</p>
      <Numbers title={t("table.series", { game, bestOf })} sides={sides} of={({ wins }) => wins} />
      {!brief && hasSideDecks && (
        <Numbers
          title={t("table.series.side-decks")}
          sides={sides}
          of={({ seats }) => seats.map((seat) => series.sideDecks[seat] ?? 0).join(" + ")}
        />
      )}
    </div>
  );
}

interface NumbersProps {
  readonly title: string;
  readonly sides: readonly Side[];
  readonly of: (side: Side) => string | number;
}

function Numbers({ title, sides, of }: NumbersProps) {
  return (
    <p className={styles.numbers} aria-hidden="true">
      <span>{title}</span>
      {sides.map((side) => (
        <b key={side.seats[0]}>
          <SeatMark seat={side.seats[0]} />
          {of(side)}
        </b>
      ))}
    </p>
  );
}
