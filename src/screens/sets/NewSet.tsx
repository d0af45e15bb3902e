import { FilePlus2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { GameSlug } from "../../games/registry";
import type { UnreadSet } from "../../sets/card-set";
import { cardSets } from "../../store/sets/sets";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/TextField";
import { t } from "./messages";
import styles from "./SetsScreen.module.css";
import { CODE_LENGTH, codeFault } from "./set-code";

interface Props {
  readonly slug: GameSlug;
  /** Codes of the sets that there are. */
  readonly taken: readonly string[];
  readonly onCreated: (set: UnreadSet) => void;
}

/** A code that no set has yet: "MINE", "MINE2". */
function freeCode(taken: readonly string[]): string {
  for (let n = 1; ; n++) {
    const code = n === 1 ? "MINE" : `MINE${n}`;
    if (!taken.includes(code)) return code;
  }
}

/** A button that asks for name and code of a new set, and makes it. */
export function NewSet({ slug, taken, onCreated }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button look="primary" icon={<FilePlus2 size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t("sets.new")}
      </Button>
    );
  return <Form slug={slug} taken={taken} onCreated={onCreated} onCancel={() => setOpen(false)} />;
}

function Form({ slug, taken, onCreated, onCancel }: Props & { readonly onCancel: () => void }) {
  const [name, setName] = useState("");
  const [code, setCode] = useState(() => freeCode(taken));
  const wrong = codeFault(code, taken);
  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (wrong !== undefined) return;
    const set: UnreadSet = {
      format: 1,
      game: slug,
      code,
      name: name.trim() || t("sets.untitled"),
      version: 1,
      author: "",
      language: "en",
      cards: [],
    };
    await cardSets.install(set);
    onCreated(set);
  };
  return (
    <form className={styles.newSet} onSubmit={(event) => void create(event)} aria-label={t("sets.new")}>
      <TextField
        label={t("sets.name")}
        value={name}
        maxLength={60}
        autoComplete="off"
        placeholder={t("sets.untitled")}
        autoFocus
        onChange={setName}
      />
      <TextField
        label={t("sets.code")}
        value={code}
        maxLength={CODE_LENGTH}
        autoComplete="off"
        help={t("sets.code-help")}
        error={wrong}
        onChange={(typed) => setCode(typed.toUpperCase())}
      />
      <div className={styles.actions}>
        <Button look="primary" type="submit" aria-disabled={wrong !== undefined}>
          {t("sets.create")}
        </Button>
        <Button onClick={onCancel}>{t("sets.cancel")}</Button>
      </div>
    </form>
  );
}
