import { Upload } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "../../ui/Button";
import { t } from "../replay/messages";
import styles from "./Saves.module.css";

interface Props {
  readonly label: string;
  /** Largest file that is read. */
  readonly maxBytes: number;
  /** Why a larger file is refused. */
  readonly tooBig: (file: string) => string;
  /**
   * Takes the text of the chosen file.
   * @returns why it was refused, or an empty text.
   */
  readonly onText: (text: string, file: string) => Promise<string>;
}

/** A button that reads a file of the player's, and shows why it was refused. */
export function FileButton({ label, maxBytes, tooBig, onText }: Props) {
  const [error, setError] = useState("");
  const input = useRef<HTMLInputElement>(null);

  const chosen = async (event: ChangeEvent<HTMLInputElement>) => {
    const { files } = event.target;
    const file = files?.[0];
    if (file === undefined) return;
    setError("");
    const fits = file.size <= maxBytes;
    const text = fits ? await file.text().catch(() => null) : null;
    // Lets the same file be chosen again.
    if (input.current) input.current.value = "";
    if (!fits) return setError(tooBig(file.name));
    setError(text === null ? t("saves.unreadable", { file: file.name }) : await onText(text, file.name));
  };

  return (
    <div className={styles.import}>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className={styles.file}
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => void chosen(event)}
      />
      <Button icon={<Upload aria-hidden="true" size={18} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <p role="alert" className={styles.error}>
        {error}
      </p>
    </div>
  );
}
