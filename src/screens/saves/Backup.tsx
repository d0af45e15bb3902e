import { HardDriveDownload } from "lucide-react";
import { useState } from "react";
import { MAX_BACKUP_BYTES, MAX_BACKUP_LENGTH, megabytes } from "../../store/backup/format";
import { fileDate } from "../../store/saving/summary";
import { say } from "../../text";
import { message } from "../../text/message";
import { Button } from "../../ui/Button";
import { download } from "../parts/download";
import { t } from "../replay/messages";
import { FileButton } from "./FileButton";
import styles from "./Saves.module.css";

interface Props {
  /** Called after an action, with a message about its result. */
  readonly onChanged: (news: string) => void;
}

/** Loaded when it is needed, because it plays matches again. */
const backup = () => import("../../store/backup/backup");

/** Downloads everything that is saved in this browser as one file, and restores such a file. */
export function Backup({ onChanged }: Props) {
  const [working, setWorking] = useState("");

  const save = async () => {
    const written = await backup()
      .then(({ downloadable }) => downloadable())
      .catch(() => null);
    if (written === null) return onChanged(t("saves.unreachable"));
    if ("why" in written) return onChanged(say(written.why));
    download(`playmat-${fileDate(Date.now())}.json`, written.text);
    const parts = [t("backup.downloaded", written.counts), written.partial && t("backup.partial")];
    onChanged(parts.filter(Boolean).join(" "));
  };
  const refused = (file: string, why: string) => t("backup.refused", { file, why });
  const restore = async (text: string, file: string): Promise<string> => {
    const onProgress = (done: number, all: number) => setWorking(t("backup.working", { done, all }));
    const result = await backup()
      .then(({ restore }) => restore(text, onProgress))
      .catch(() => null);
    setWorking("");
    if (result === null) return t("saves.unreachable");
    if (!result.ok) return refused(file, say(result.why));
    const lost = result.written === "kept" ? "" : ` ${t(`backup.${result.written}`)}`;
    onChanged(`${t("backup.restored", result)}${lost}`);
    return "";
  };

  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t("backup.title")}</h2>
      <p className={styles.facts}>{t("backup.lead")}</p>
      <div className={styles.ways}>
        <Button icon={<HardDriveDownload aria-hidden="true" size={18} />} onClick={() => void save()}>
          {t("backup.download")}
        </Button>
        <FileButton
          label={t("backup.restore")}
          maxBytes={MAX_BACKUP_BYTES}
          tooBig={(file) =>
            refused(file, say(message("reason.too-big", { most: megabytes(MAX_BACKUP_LENGTH) })))
          }
          onText={restore}
        />
      </div>
      {working !== "" && <p role="status">{working}</p>}
    </section>
  );
}
