import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { cardName } from "../../../../text/names";
import { cx } from "../../../../ui/cx";
import { t } from "../messages";
import { searchVariants, type Variant } from "../variants";
import styles from "./PhraseSearch.module.css";

interface Props {
  readonly label: string;
  readonly variants: readonly Variant[];
  /** What is printed on cards. Found only by typing, and offered if it fits. */
  readonly printed: readonly Variant[];
  readonly fits: (value: unknown) => boolean;
  readonly onChoose: (value: unknown) => void;
}

/** The most phrases of printed cards that are offered at once. */
const MOST_PRINTED = 30;

function firstFitting(found: readonly Variant[], fits: Props["fits"]): readonly Variant[] {
  const fitting: Variant[] = [];
  for (const one of found) {
    if (fits(one.value)) fitting.push(one);
    if (fitting.length === MOST_PRINTED) break;
  }
  return fitting;
}

/** A field that finds phrases by their words, and the list of those found. */
export function PhraseSearch({ label, variants, printed, fits, onChoose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const asked = useDeferredValue(typed.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what fits changes only with the variants.
  const found = useMemo(
    () => [
      ...searchVariants(variants, asked),
      ...(asked === "" ? [] : firstFitting(searchVariants(printed, asked), fits)),
    ],
    [variants, printed, asked],
  );
  const active = Math.min(at, found.length - 1);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const choose = (variant: Variant | undefined) => variant && onChoose(variant.value);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (by !== undefined) setAt(Math.min(Math.max(0, active + by), found.length - 1));
    else if (event.key === "Enter") choose(found[active]);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        role="combobox"
        className={styles.typed}
        autoComplete="off"
        spellCheck={false}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-describedby={`${id}-help`}
        aria-activedescendant={found[active] && `${id}-${active}`}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-help`} className="visually-hidden">
        {t("editor.search-help")}
      </p>
      <p className={styles.count} role="status">
        {t("editor.found", { count: found.length })}
      </p>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.phrases}>
        {found.map((variant, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys.
          <div
            key={variant.id}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === active}
            className={cx(styles.option, i === active && styles.active)}
            onClick={() => choose(variant)}
          >
            {variant.label}
            {variant.card !== undefined && (
              <span className={styles.source}>
                {" "}
                {t("editor.from-card", { card: cardName(variant.card) })}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
