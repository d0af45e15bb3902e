import type { CheatSheet as Sheet } from "../../../games/game-table";
import { t } from "../../../text";
import { Dialog } from "../../../ui/Dialog";
import { LocalizedText } from "../../../ui/LocalizedText";
import { RuleLink } from "../../../ui/RuleLink";
import { useTable } from "../../state/table";
import { currentStep } from "../../viewmodel/phase";
import styles from "./CheatSheet.module.css";

/** How to play: what each step of a turn allows, and the game's own reminders. */
export function CheatSheet({ onClose }: { onClose: () => void }) {
  const game = useTable((s) => s.game);
  const now = useTable((s) => currentStep(s.game, s.view));
  return (
    <Dialog title={t("table.cheat-sheet")} onClose={onClose}>
      <dl className={styles.steps}>
        {game.table.mat.phases
          .flatMap(({ steps }) => steps)
          .map((step) => (
            <div key={step.step} aria-current={step === now ? "step" : undefined}>
              <dt>
                <LocalizedText message={step.label} />
              </dt>
              <dd>
                <LocalizedText message={step.help} /> <RuleLink rule={step.rule} />
              </dd>
            </div>
          ))}
      </dl>
      {game.table.cheatSheet && <Reminders sheet={game.table.cheatSheet} />}
    </Dialog>
  );
}

/** A table of turns, and points with their clauses. */
function Reminders({ sheet: { columns, rows, points } }: { sheet: Sheet }) {
  return (
    <>
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
    </>
  );
}
