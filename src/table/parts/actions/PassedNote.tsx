import { t } from "../../../text";
import { useCommands } from "../../state/match";
import { useTable } from "../../state/table";
import { skippedLines } from "../../viewmodel/skipped";
import styles from "./PassUntil.module.css";

/**
 * Shows what the table has auto-passed for the viewer, with a button to be asked instead. It is not announced, because
 * it answers no event, and the log reports the events.
 */
export function PassedNote() {
  const skipped = useTable((s) => s.match.skipped);
  const askOn = useCommands().keepAsking;
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const open = useTable((s) => s.open);
  if (skipped === null || view.outcome !== null) return null;
  const isLimited = skipped.windows.some(({ why }) => why !== "waits");
  const canAskOn = isLimited && skipped.turn === view.turn.number;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line with its legend.
    <div className={styles.note} role="group" aria-label={t("table.skipped")} data-skipped>
      <p>
        <b>{t("table.skipped")}</b> {skippedLines(game, view, skipped).join(" ")}
      </p>
      {canAskOn && (
        <button type="button" onClick={askOn}>
          {t("table.limit.askOn")}
        </button>
      )}
      <button type="button" onClick={() => open({ kind: "passing" })}>
        {t("table.skipped.change")}
      </button>
    </div>
  );
}
