import type { CheatSheet as Sheet } from "../../../games/game-table";
import { t } from "../../../text";
import { Dialog } from "../../../ui/Dialog";
import { LocalizedText } from "../../../ui/LocalizedText";
import { RuleLink } from "../../../ui/RuleLink";
import styles from "./CheatSheet.module.css";

interface Props {
  readonly sheet: Sheet;
  readonly onClose: () => void;
}

/** The game's reminders for its players: a table of turns, and points with their clauses. */
export function CheatSheet({ sheet: { columns, rows, points }, onClose }: Props) {
  return (
    <Dialog title={t("table.cheat-sheet")} onClose={onClose}>
      <div className={styles.wide}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col">
                  <LocalizedText message={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([turn, ...cells], i) => (
              <tr key={turn?.key}>
                <th scope="row">{turn && <LocalizedText message={turn} />}</th>
                {cells.map((cell, n) => (
                  <td key={columns[n + 1]?.key ?? i}>
                    <LocalizedText message={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.points}>
        {points.map(({ text, rule }) => (
          <li key={rule}>
            <LocalizedText message={text} /> <RuleLink rule={rule} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
