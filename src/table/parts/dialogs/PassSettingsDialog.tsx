import type { Seat } from "../../../kernel";
import { needsCurtain } from "../../../store/play/turn-flow";
import { PASS_UNTIL_EVENTS } from "../../../store/running/ongoing-pass";
import { RESPONSE_TIMES, useSettings } from "../../../store/settings/settings";
import type { PassLevel, Stop } from "../../../store/types";
import { say, t } from "../../../text";
import { Dialog } from "../../../ui/Dialog";
import { Choices, Switch } from "../../../ui/fields";
import { useCommands } from "../../state/match";
import { useTable } from "../../state/table";
import { PassLevelChoice } from "./PassLevelChoice";
import styles from "./PassSettingsDialog.module.css";

/** When this seat wants to be asked: three levels, and stops that always prompt. */
export function PassSettingsDialog({ onClose }: { onClose: () => void }) {
  const seat = useTable((s) => s.view.viewer);
  const passing = useTable((s) => s.match.passSettings[seat]);
  const { passUntil } = useCommands();
  const until = useTable((s) => s.match.until);
  const isShared = useTable(
    ({ match: { setup } }) => setup !== null && needsCurtain(setup.seats, setup.openHands),
  );
  const { responseTime, change } = useSettings();
  const level = passing?.level ?? "acts";
  const stops = passing?.stops ?? [];
  return (
    <Dialog title={t("table.passing")} onClose={onClose}>
      <div className={styles.parts}>
        <PassLevelChoice />
        <Choices
          label={t("table.pass")}
          choices={[null, ...PASS_UNTIL_EVENTS].map((value) => ({
            value,
            label: t(`table.pass.${value ?? "never"}`),
          }))}
          value={until}
          onChange={(value) => passUntil?.(value)}
        />
        <Stops seat={seat} level={level} stops={stops} />
        {isShared && (
          <Choices
            label={t("table.passing.beat")}
            choices={RESPONSE_TIMES.map((value) => ({
              value,
              label: value === 0 ? t("table.passing.wait") : t("table.passing.seconds", { n: value / 1000 }),
            }))}
            value={responseTime}
            onChange={(next) => change({ responseTime: next })}
          />
        )}
        <p>{t("table.passing.note")}</p>
      </div>
    </Dialog>
  );
}

interface StopsProps {
  readonly seat: Seat;
  readonly level: PassLevel;
  readonly stops: readonly Stop[];
}

/** A switch for each window of the game that always prompts. */
function Stops({ seat, level, stops }: StopsProps) {
  const { slug, rules } = useTable((s) => s.game);
  const { setPassSettings } = useCommands();
  const flip = (stop: Stop) => {
    const next = stops.includes(stop) ? stops.filter((other) => other !== stop) : [...stops, stop];
    setPassSettings?.(seat, level, next);
  };
  return (
    <fieldset>
      <legend className={styles.legend}>{t("table.passing.armed")}</legend>
      <div className={styles.stops}>
        {Object.keys(rules.flow.windows).map((stop) => (
          <Switch
            key={stop}
            label={say({ key: `${slug}.stop.${stop}` })}
            checked={stops.includes(stop)}
            onChange={() => flip(stop)}
          />
        ))}
      </div>
    </fieldset>
  );
}
