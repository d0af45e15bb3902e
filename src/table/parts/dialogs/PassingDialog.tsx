import type { PassingLevel, Stop } from "../../../store/types";
import { say, t } from "../../../text";
import { Dialog } from "../../../ui/Dialog";
import { Choices, Switch } from "../../../ui/fields";
import { useMatch } from "../../state/match";
import { useTable } from "../../state/table";
import styles from "./PassingDialog.module.css";

const LEVELS = ["every", "acts", "stops"] as const satisfies readonly PassingLevel[];

/** When this seat wants to be asked: three levels, and stops that always ask. */
export function PassingDialog({ onClose }: { onClose: () => void }) {
  const seat = useTable((s) => s.view.viewer);
  const { slug, rules } = useTable((s) => s.game);
  const passing = useMatch((s) => s.passing[seat]);
  const setPassing = useMatch((s) => s.setPassing);
  const level = passing?.level ?? "acts";
  const stops = passing?.stops ?? [];
  const flip = (stop: Stop) => {
    const next = stops.includes(stop) ? stops.filter((other) => other !== stop) : [...stops, stop];
    setPassing(seat, level, next);
  };
  return (
    <Dialog title={t("table.passing")} onClose={onClose}>
      <div className={styles.parts}>
        <Choices
          label={t("table.passing.level")}
          choices={LEVELS.map((value) => ({ value, label: t(`table.passing.${value}`) }))}
          value={level}
          onChange={(value) => setPassing(seat, value, stops)}
        />
        <fieldset>
          <legend className={styles.legend}>{t("table.passing.armed")}</legend>
          <div className={styles.stops}>
            {Object.keys(rules.windows).map((stop) => (
              <Switch
                key={stop}
                label={say({ key: `${slug}.stop.${stop}` })}
                checked={stops.includes(stop)}
                onChange={() => flip(stop)}
              />
            ))}
          </div>
        </fieldset>
        <p>{t("table.passing.note")}</p>
      </div>
    </Dialog>
  );
}
