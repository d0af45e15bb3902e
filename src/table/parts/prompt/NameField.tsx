import { useId, useState } from "react";
import { t } from "../../../text";
import { useTable } from "../../state/table";
import { draftFor } from "../../viewmodel/draft";
import styles from "./Prompt.module.css";

/** Maximum number of names shown at once. A longer list would only be scrolled past. */
const SHOWN = 24;

/** Naming a card: typing narrows the list. */
export function NameField({ names }: { names: readonly string[] }) {
  const [sought, setSought] = useState("");
  const chosen = useTable((s) => draftFor(s.draft, s.view.decision).name);
  const edit = useTable((s) => s.edit);
  const field = useId();
  const fitting = names.filter((name) => name.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <div>
      <label htmlFor={field}>{t("table.name.search")}</label>
      <input
        id={field}
        className={styles.search}
        value={sought}
        autoComplete="off"
        onChange={(event) => setSought(event.target.value)}
      />
      <div className={styles.names}>
        {fitting.slice(0, SHOWN).map((name) => (
          <button key={name} type="button" aria-pressed={chosen === name} onClick={() => edit({ name })}>
            {name}
          </button>
        ))}
      </div>
      {fitting.length > SHOWN && <p>{t("table.name.more", { count: fitting.length - SHOWN })}</p>}
    </div>
  );
}
