import { type FormEvent, useEffect, useState } from "react";
import type { GameSlug } from "../../../games/registry";
import type { SetEditor } from "../../../store/sets/editor";
import { cardSets } from "../../../store/sets/sets";
import { Button } from "../../../ui/Button";
import { TextField } from "../../../ui/TextField";
import { go } from "../../routing/navigation";
import { t as ofSets } from "../messages";
import { CODE_LENGTH, codeFault } from "../set-code";
import styles from "./Editor.module.css";
import { t } from "./messages";

interface Props {
  readonly slug: GameSlug;
  readonly editor: SetEditor;
}

/** The codes of the sets of a game. */
function useCodes(slug: string): readonly string[] {
  const [codes, setCodes] = useState<readonly string[]>([]);
  useEffect(() => {
    let current = true;
    cardSets.list(slug).then(
      (sets) => current && setCodes(sets.map(({ code }) => code)),
      // A code that is taken is refused when it is saved, too.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [slug]);
  return codes;
}

/** Changes the code of a set, which opens it under its new address. */
export function CodeForm({ slug, editor }: Props) {
  const { code: now } = editor.get().saved;
  const [code, setCode] = useState(now);
  const [isTaken, setTaken] = useState(false);
  const others = useCodes(slug).filter((one) => one !== now);
  const fault = codeFault(code, isTaken ? [...others, code] : others);
  const isReady = fault === undefined && code !== now;
  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    await editor.settled();
    const { changeCode } = await import("../../../store/sets/change-code");
    const written = await changeCode(editor.get().saved, code);
    if (written === "refused") setTaken(true);
    else go({ kind: "edit-set", slug, code });
  };
  return (
    <form className={styles.codeForm} onSubmit={(event) => void change(event)}>
      <TextField
        label={ofSets("sets.code")}
        value={code}
        maxLength={CODE_LENGTH}
        autoComplete="off"
        help={t("editor.code-help")}
        error={fault}
        onChange={(typed) => {
          setTaken(false);
          setCode(typed.toUpperCase());
        }}
      />
      <Button type="submit" aria-disabled={!isReady}>
        {t("editor.code-change")}
      </Button>
    </form>
  );
}
