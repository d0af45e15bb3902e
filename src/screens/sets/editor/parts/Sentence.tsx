import type { MouseEvent } from "react";
import type { Path } from "../../../../language/grammar";
import styles from "../Editor.module.css";
import { t } from "../messages";
import { sentenceOf } from "../sentence";
import { useEditing } from "./editing";

/** Opens the form of a part and puts the focus on it. */
function open({ currentTarget }: MouseEvent<HTMLElement>, path: Path): void {
  const ability = currentTarget.closest("article");
  const part = ability?.querySelector<HTMLElement>(`button[data-place="${CSS.escape(path.join("."))}"]`);
  if (!part) return;
  if (part.getAttribute("aria-expanded") === "false") part.click();
  part.scrollIntoView({ block: "nearest" });
  part.focus();
}

/** An ability as it is printed. A press on a part of it opens that part. */
export function Sentence() {
  const { vocabulary, root } = useEditing();
  return (
    <p className={styles.sentence}>
      {sentenceOf(vocabulary, root).map(({ text, path }, at) =>
        path === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place in the sentence.
          <span key={at}>{text}</span>
        ) : (
          <button
            key={path.join(".")}
            type="button"
            className={styles.bracket}
            title={t("editor.open-part")}
            onClick={(event) => open(event, path)}
          >
            {text}
          </button>
        ),
      )}
    </p>
  );
}
