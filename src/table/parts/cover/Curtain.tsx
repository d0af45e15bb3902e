import { type Message, seatOf } from "../../../kernel";
import type { Curtain as CurtainModel, LogEntry } from "../../../store/types";
import { hasText, message, t } from "../../../text";
import { LocalizedText } from "../../../ui/LocalizedText";
import { useHost } from "../../state/host";
import { useCommands } from "../../state/match";
import { useTable } from "../../state/table";
import styles from "./Curtain.module.css";
import { CurtainSheet } from "./CurtainSheet";

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
  const name = useTable((s) => seatOf(s.view, curtain.to).name);
  const isTurned = useTable((s) => s.match.setup?.across === true && curtain.to === 1);
  const { onLeave } = useHost();
  return (
    <CurtainSheet
      tag="main"
      seat={curtain.to}
      player={name || t("table.seat.nameless", { n: curtain.to + 1 })}
      isTurned={isTurned}
      onLift={lift}
      leave={t("table.leave")}
      onLeave={onLeave}
    >
      {curtain.recap.length > 0 && <Recap entries={curtain.recap} />}
    </CurtainSheet>
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
