import { Pause } from "lucide-react";
import { NONE, seatOf } from "../../../kernel";
import { t } from "../../say";
import { useTable } from "../../state/table";
import styles from "./TimeOutBanner.module.css";

/** Play stands still: who called it, what may be looked at, and who ends it. */
export function TimeOutBanner() {
  const view = useTable((s) => s.view);
  const send = useTable((s) => s.send);
  if (view.paused === NONE || view.outcome !== null) return null;
  const player = seatOf(view, view.paused).name;
  const ends = view.anytime.find((action) => action.type === "end-time-out");
  return (
    <div className={styles.banner} role="status">
      <Pause aria-hidden="true" />
      <p>
        <b>{t("table.timeOut", { player })}</b> {t("table.timeOut.look")}
      </p>
      {ends && (
        <button type="button" onClick={() => send({ seat: view.viewer, do: "anytime", action: ends })}>
          {t("table.main.endTimeOut")}
        </button>
      )}
    </div>
  );
}
