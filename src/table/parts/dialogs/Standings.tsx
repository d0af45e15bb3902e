import type { Seat } from "../../../kernel";
import { t } from "../../../text";
import { Dialog } from "../../../ui/Dialog";
import { LocalizedText } from "../../../ui/LocalizedText";
import { useTable } from "../../state/table";
import { seatModel } from "../../viewmodel/seats";
import { hasTeams, teamModel } from "../../viewmodel/teams";
import { SeatMark } from "../card/SeatMark";
import styles from "./Standings.module.css";

/** All seats in order, team by team, with each score and number of cards. A press on a name shows that seat's mat. */
export function Standings({ onClose }: { onClose: () => void }) {
  const { game, view } = useTable((s) => s);
  const teams = hasTeams(view)
    ? [...new Set(view.seats.map(({ team }) => team))].map((team) => teamModel(game, view, team))
    : [null];
  const first = seatModel(game, view, 0);
  const { label } = game.status.score({ rules: game.rules, state: view }, 0);
  const isShared = teams.some((team) => team?.isShared);
  const [hand, deck] = first.counts;
  return (
    <Dialog title={t("table.standings")} onClose={onClose}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("table.standings.seat")}</th>
            {!isShared && (
              <th scope="col">
                <LocalizedText message={label} />
              </th>
            )}
            <th scope="col">{hand?.label}</th>
            <th scope="col">{deck?.label}</th>
            <th scope="col">{t("table.seat.inPlay.label")}</th>
          </tr>
        </thead>
        {teams.map((team) => (
          <tbody key={team?.team ?? -1}>
            {team && (
              <tr className={styles.team} data-team={team.team}>
                <th scope="rowgroup" colSpan={5}>
                  {t("table.team.score", {
                    team: team.isOwn ? t("table.team.own", { team: team.name }) : team.name,
                    score: team.score ? `${team.score.value} ${team.score.label}` : "",
                  })}
                </th>
              </tr>
            )}
            {view.seats
              .filter((seat) => team === null || seat.team === team.team)
              .map(({ seat }) => (
                <Line key={seat} seat={seat} isShared={isShared} onClose={onClose} />
              ))}
          </tbody>
        ))}
      </table>
    </Dialog>
  );
}

interface LineProps {
  readonly seat: Seat;
  readonly isShared: boolean;
  readonly onClose: () => void;
}

function Line({ seat, isShared, onClose }: LineProps) {
  const { game, view, bringIn } = useTable((s) => s);
  const { name, score, counts, inPlay, isOut, hasTurn } = seatModel(game, view, seat);
  const [hand, deck] = counts;
  const state = isOut ? t("table.seat.out") : hasTurn ? t("table.seat.turn") : "";
  return (
    <tr data-seat={seat} data-out={isOut || undefined}>
      <th scope="row">
        <span className={styles.number}>{seat + 1}</span>
        <button
          type="button"
          className={styles.seat}
          onClick={() => {
            bringIn(seat);
            onClose();
          }}
        >
          <SeatMark seat={seat} /> {name}
        </button>
        {state && <small>{state}</small>}
      </th>
      {!isShared && <td>{score.value}</td>}
      <td>{hand?.count}</td>
      <td>{deck?.count}</td>
      <td>{inPlay}</td>
    </tr>
  );
}
