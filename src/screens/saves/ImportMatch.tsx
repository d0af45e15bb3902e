import { Upload } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import type { Message } from "../../kernel";
import { MAX_FILE_BYTES, TOO_BIG } from "../../store/saving/read";
import { saves } from "../../store/saving/saves";
import { say } from "../../text";
import { Button } from "../../ui/Button";
import { t } from "../replay/messages";
import styles from "./Saves.module.css";

export function ImportMatch({ onImported }: { onImported: (news: string, id: string) => void }) {
  const [error, setError] = useState("");
  const input = useRef<HTMLInputElement>(null);

  const chosen = async (event: ChangeEvent<HTMLInputElement>) => {
    const { files } = event.target;
    const file = files?.[0];
    if (file === undefined) return;
    setError("");
    const refused = (why: Message) => setError(t("saves.refused", { file: file.name, why: say(why) }));
    const fits = file.size <= MAX_FILE_BYTES;
    const text = fits ? await file.text().catch(() => null) : null;
    // Lets the same file be chosen again.
    if (input.current) input.current.value = "";
    if (!fits) return refused(TOO_BIG);
    if (text === null) return setError(t("saves.unreadable", { file: file.name }));
    const result = await saves.importMatch(text);
    if (!result.ok) return refused(result.why);
    const notice = result.notice === null ? "" : ` ${say(result.notice)}`;
    onImported(`${t("saves.imported", { file: file.name })}${notice}`, result.id);
  };

  return (
    <div className={styles.import}>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className={styles.file}
        aria-label={t("saves.import")}
        tabIndex={-1}
        onChange={(event) => void chosen(event)}
      />
      <Button icon={<Upload aria-hidden="true" size={18} />} onClick={() => input.current?.click()}>
        {t("saves.import")}
      </Button>
      <p role="alert" className={styles.error}>
        {error}
      </p>
    </div>
  );
}
