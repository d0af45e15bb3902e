import { Download, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { saves } from "../../store/saving/saves";
import { hasText, say } from "../../text";
import { message } from "../../text/message";
import { Button } from "../../ui/Button";
import { Confirm } from "../../ui/Confirm";
import { download } from "../parts/download";
import { t } from "../replay/messages";
import styles from "./Saves.module.css";

type Entry = Awaited<ReturnType<typeof saves.quarantined>>[number];

/** Why it was quarantined. An older version of the page may have used a message key that no longer exists. */
const reasonOf = ({ why }: Entry) => (hasText(why.key) ? why : message("reason.no-json"));

interface Props {
  /** Counts the changes after which it is read again. */
  readonly round: number;
  /** Called after an action, with a message about its result. */
  readonly onChanged: (news: string) => void;
}

/** Data that could not be read. It is kept here unchanged. */
export function Quarantine({ round, onChanged }: Props) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [doomed, setDoomed] = useState<Entry | null>(null);

  const refresh = () => saves.quarantined().then(setEntries);
  const remove = async ({ id, name }: Entry) => {
    const isDeleted = await saves.removeQuarantined(id);
    onChanged(t(isDeleted ? "saves.deleted" : "saves.not-deleted", { match: name }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every round reads it again.
  useEffect(() => void refresh(), [round]);

  if (entries.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t("aside.title")}</h2>
      <p className={styles.facts}>{t("aside.lead")}</p>
      <ul className={styles.matches}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.match}>
            <div className={styles.words}>
              <h3 className={styles.name}>{entry.name}</h3>
              <p className={styles.facts}>{say(reasonOf(entry))}</p>
            </div>
            <div className={styles.actions}>
              <Button
                icon={<Download aria-hidden="true" size={18} />}
                aria-label={t("aside.download", { name: entry.name })}
                onClick={() => download(entry.name, entry.text)}
              >
                {t("notices.download")}
              </Button>
              <Button
                look="danger"
                icon={<Trash2 aria-hidden="true" size={18} />}
                aria-label={t("saves.delete-match", { match: entry.name })}
                onClick={() => setDoomed(entry)}
              >
                {t("saves.delete")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {doomed && (
        <Confirm
          title={t("saves.delete-title")}
          question={t("saves.delete-question", { match: doomed.name })}
          action={t("saves.delete")}
          onConfirm={() => void remove(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </section>
  );
}
