import { ArrowUp, Plus, X } from "lucide-react";
import { blankOf, type Path, type Slot } from "../../../../language/grammar";
import styles from "../Editor.module.css";
import { t } from "../messages";
import { getIn, moved } from "../paths";
import { type Owner, placeAt, useEditing } from "./editing";

interface Props {
  readonly slot: Extract<Slot, { is: "list" }>;
  readonly path: Path;
  readonly owner: Owner;
  readonly label: string;
}

/** A list of parts, which may be added, removed and put into another order. */
export function ListPart({ slot, path, owner, label }: Props) {
  const editing = useEditing();
  const { Slot: Item } = editing;
  const found = getIn(editing.root.value, path);
  const items: readonly unknown[] = Array.isArray(found) ? found : [];
  const add = () => {
    const value = blankOf(editing.vocabulary, slot.item, placeAt(editing, [...path, items.length]));
    if (value !== undefined) editing.set(path, [...items, value]);
  };
  return (
    <ol className={styles.list} aria-label={label}>
      {items.map((_, at) => {
        const what = t("editor.item", { label, n: at + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place.
          <li key={at} className={styles.entry}>
            <div className={styles.entryBody}>
              <Item slot={slot.item} path={[...path, at]} owner={owner} label={what} />
            </div>
            {at > 0 && (
              <button
                type="button"
                className={styles.remove}
                aria-label={t("editor.up-in-list", { what })}
                onClick={() => editing.set(path, moved(items, at, at - 1))}
              >
                <ArrowUp size={16} aria-hidden />
              </button>
            )}
            {items.length > slot.least && (
              <button
                type="button"
                className={styles.remove}
                aria-label={t("editor.remove-what", { what })}
                onClick={() => editing.set([...path, at], undefined)}
              >
                <X size={16} aria-hidden />
              </button>
            )}
          </li>
        );
      })}
      {items.length < slot.most && (
        <li>
          <button
            type="button"
            className={styles.add}
            aria-label={t("editor.add-to", { what: label })}
            onClick={add}
          >
            <Plus size={16} aria-hidden />
            {label}
          </button>
        </li>
      )}
    </ol>
  );
}
