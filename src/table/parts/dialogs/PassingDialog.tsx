import type { PassingLevel, Stop } from "../../../store/types";
import { say, t } from "../../say";
import { useMatch } from "../../state/match";
import { useTable } from "../../state/table";
import { Modal } from "./Modal";
import styles from "./Modal.module.css";

const LEVELS = ["every", "acts", "stops"] as const satisfies readonly PassingLevel[];

/** When this seat wants to be asked: three levels, and stops that always ask. */
export function PassingDialog() {
  const seat = useTable((s) => s.view.viewer);
  const { windows } = useTable((s) => s.game.rules);
  const open = useTable((s) => s.open);
  const passing = useMatch((s) => s.passing[seat]);
  const setPassing = useMatch((s) => s.setPassing);
  const level = passing?.level ?? "acts";
  const stops = passing?.stops ?? [];
  const flip = (stop: Stop) => {
    const next = stops.includes(stop) ? stops.filter((other) => other !== stop) : [...stops, stop];
    setPassing(seat, level, next);
  };
  return (
    <Modal title={t("table.passing")} onClose={() => open(null)}>
      <fieldset className={styles.group}>
        <legend>{t("table.passing.level")}</legend>
        {LEVELS.map((value) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="passing-level"
              checked={level === value}
              onChange={() => setPassing(seat, value, stops)}
            />
            {t(`table.passing.${value}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t("table.passing.armed")}</legend>
        {Object.keys(windows).map((stop) => (
          <label key={stop} className={styles.choice}>
            <input type="checkbox" checked={stops.includes(stop)} onChange={() => flip(stop)} />
            {say({ key: `table.stop.${stop}` })}
          </label>
        ))}
      </fieldset>
      <p>{t("table.passing.note")}</p>
    </Modal>
  );
}
