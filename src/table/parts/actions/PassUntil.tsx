import { X } from "lucide-react";
import { responseWindowOf } from "../../../kernel";
import { PASS_UNTIL_EVENTS } from "../../../store/running/ongoing-pass";
import { t } from "../../../text";
import { useCommands } from "../../state/match";
import { useTable } from "../../state/table";
import { PassedNote } from "./PassedNote";
import styles from "./PassUntil.module.css";

/**
 * In a window: the choices to pass until something happens, and what will no longer prompt after the next pass. While
 * passing until something: what it waits for, and a button to stop. Otherwise: what the table has auto-passed.
 */
export function PassUntil() {
  const until = useTable((s) => s.match.until);
  const { passUntil, keepAsking: askOn } = useCommands();
  const limit = useTable((s) => s.match.limit);
  const canPass = useTable(
    ({ view: { decision, viewer, outcome } }) =>
      decision?.seat === viewer && outcome === null && responseWindowOf(decision) !== undefined,
  );
  if (until !== null)
    return (
      <p className={styles.until} data-until data-passing>
        <span>{t("table.pass.now", { until: t(`table.pass.${until}`) })}</span>
        <button type="button" aria-label={t("table.pass.stop")} onClick={() => passUntil?.(null)}>
          <X aria-hidden="true" />
        </button>
      </p>
    );
  if (!canPass) return <PassedNote />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line with its legend.
    <div className={styles.until} role="group" aria-label={t("table.pass")} data-passing>
      {limit !== null && (
        <p className={styles.limit}>
          {t(`table.limit.${limit}`)}{" "}
          <button type="button" onClick={askOn}>
            {t("table.limit.askOn")}
          </button>
        </p>
      )}
      <span aria-hidden="true">{t("table.pass")}</span>
      {PASS_UNTIL_EVENTS.map((value) => (
        <button
          key={value}
          type="button"
          aria-label={t("table.pass.full", { until: t(`table.pass.${value}`) })}
          title={t("table.pass.full", { until: t(`table.pass.${value}`) })}
          onClick={() => passUntil?.(value)}
        >
          {t(`table.pass.${value}.short`)}
        </button>
      ))}
    </div>
  );
}
