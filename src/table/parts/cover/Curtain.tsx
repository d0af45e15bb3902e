import { useEffect, useId, useRef, useState } from "react";
import { type Message, seatOf } from "../../../kernel";
import { matchesPin, useSettings } from "../../../store/settings/settings";
import type { Curtain as CurtainModel, LogEntry } from "../../../store/types";
import { hasText, message, t } from "../../../text";
import { LocalizedText } from "../../../ui/LocalizedText";
import { useHost } from "../../state/host";
import { useCommands } from "../../state/match";
import { useTable } from "../../state/table";
import { SeatMark } from "../card/SeatMark";
import styles from "./Curtain.module.css";
import { HoldButton } from "./HoldButton";

/** "Bob draws 3 cards." when the game has a phrase for several, otherwise "Bob passes. (3×)" */
function timesSaid({ message: line, times = 1 }: LogEntry): Message {
  if (times === 1) return line;
  const key = `${line.key}-times`;
  return hasText(key)
    ? { key, args: { ...line.args, times } }
    : message("table.curtain.times", { line: { key: line.key, args: { ...line.args } }, times });
}

/** The curtain between two people at one screen. The page contains only public information while it is down. */
export function Curtain({ curtain }: { curtain: CurtainModel }) {
  const lift = useCommands().liftCurtain;
  const pins = useSettings((s) => s.pins);
  const name = useTable((s) => seatOf(s.view, curtain.to).name);
  const isTurned = useTable((s) => s.match.setup?.across === true && curtain.to === 1);
  const { onLeave } = useHost();
  const [pin, setPin] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useId();
  const player = name || t("table.seat.nameless", { n: curtain.to + 1 });
  const asksPin = (pins[curtain.to] ?? "") !== "";
  const isOpen = matchesPin(pins, curtain.to, pin);

  useEffect(() => heading.current?.focus(), []);

  return (
    <main className={styles.curtain} data-seat={curtain.to} data-turned={isTurned || undefined}>
      <div className={styles.folds} aria-hidden="true" />
      <div className={styles.sheet}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          <SeatMark seat={curtain.to} /> {t("table.curtain.title", { player })}
        </h1>
        <p className={styles.lead}>{t("table.curtain.lead", { player })}</p>
        {curtain.recap.length > 0 && <Recap entries={curtain.recap} />}
        {asksPin && (
          <p className={styles.pin}>
            <label htmlFor={field}>{t("table.curtain.pin", { player })}</label>
            <input
              id={field}
              type="password"
              inputMode="numeric"
              autoComplete="off"
              value={pin}
              onChange={(event) => setPin(event.target.value)}
            />
          </p>
        )}
        <HoldButton
          label={t("table.curtain.hold")}
          secondLabel={t("table.curtain.second", { player })}
          onDone={lift}
          idle={!isOpen}
        />
        <button type="button" className={styles.leave} onClick={onLeave}>
          {t("table.leave")}
        </button>
      </div>
    </main>
  );
}

/** What happened since this person last saw the table. */
function Recap({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <section aria-label={t("table.curtain.recap")} className={styles.recap}>
      <h2>{t("table.curtain.recap")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keyboard. */}
      <ol tabIndex={0}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <LocalizedText message={timesSaid(entry)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
