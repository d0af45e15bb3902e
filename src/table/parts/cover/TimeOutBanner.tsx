import { Pause } from "lucide-react";
import { NONE, seatOf } from "../../../kernel";
import { t } from "../../../text";
import { useSpeech } from "../../state/speech";
import { useTable } from "../../state/table";
import styles from "./TimeOutBanner.module.css";

/** The banner of a time-out: who called it, what may be looked at, and who ends it. */
export function TimeOutBanner() {
  const view = useTable((s) => s.view);
  const send = useTable((s) => s.send);
  const isPaused = view.paused !== NONE && view.outcome === null;
  const look = t("table.timeOut.look");
  // The log has already announced who called it.
  useSpeech(isPaused ? look : "");
  if (!isPaused) return null;
  const player = seatOf(view, view.paused).name;
  const ends = view.anytime.find((action) => action.type === "end-time-out");
  return (
    <div className={styles.banner} role="note">
      <Pause aria-hidden="true" />
      <p>
        <b>{t("table.timeOut", { player })}</b> {look}
      </p>
      {ends && (
        <button type="button" onClick={() => send({ seat: view.viewer, do: "anytime", action: ends })}>
          {t("table.main.endTimeOut")}
        </button>
      )}
    </div>
  );
}
