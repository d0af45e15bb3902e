import { t } from "../../../text";
import { useTable } from "../../state/table";
import type { PhaseSegment } from "../../viewmodel/phase";
import styles from "./PhaseBar.module.css";

/** The phases of the turn in one line. Only the current one is named; its name opens the help for it. */
export function PhaseBar({ segments }: { segments: readonly PhaseSegment[] }) {
  const open = useTable((s) => s.open);
  return (
    <ol className={styles.bar}>
      {segments.map(({ id, label, lang, isNow }) => (
        <li key={id} lang={lang} title={label} aria-current={isNow ? "step" : undefined}>
          {isNow ? (
            <button
              type="button"
              aria-haspopup="dialog"
              title={t("table.step.open", { step: label })}
              aria-label={t("table.step.open", { step: label })}
              onClick={() => open({ kind: "step" })}
            >
              {label}
            </button>
          ) : (
            <span className="visually-hidden">{label}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
