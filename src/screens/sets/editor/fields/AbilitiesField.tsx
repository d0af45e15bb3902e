import { ArrowUp, Plus, X } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import type { CardField } from "../../../../games/workshop";
import styles from "../Editor.module.css";
import { t } from "../messages";
import { NodeBody } from "../parts/NodePart";
import { PhrasePicker } from "../parts/PhrasePicker";
import { Rooted } from "../parts/Rooted";
import { Sentence } from "../parts/Sentence";
import { getIn, moved } from "../paths";
import { AbilityLabels } from "./AbilityLabels";
import { type FieldProps, filled, listOf } from "./field";

type Is = "abilities" | "labelled-abilities";

/** An ability as it is kept in the field: alone, or with its levels, timing and label. */
function kept(field: Extract<CardField, { is: Is }>, ability: unknown, before: unknown): unknown {
  return field.is === "abilities" ? ability : { ...Object(before), ability };
}

const abilityIn = (field: Extract<CardField, { is: Is }>, item: unknown) =>
  field.is === "abilities" ? item : getIn(item, ["ability"]);

/** The abilities of a card, each as its sentence and the parts of it. */
export function AbilitiesField(props: FieldProps<Is>) {
  const { field, label, value, onChange } = props;
  const items = listOf(value);
  const put = (list: readonly unknown[]) => onChange(filled(list, field));
  return (
    <section className={styles.abilities} aria-label={label}>
      <h2 className={styles.heading}>{label}</h2>
      {items.length === 0 && <p className={styles.muted}>{t("editor.no-text")}</p>}
      {items.map((item, at) => (
        <AbilityItem
          // biome-ignore lint/suspicious/noArrayIndexKey: an ability is known by its place.
          key={at}
          {...props}
          at={at}
          item={item}
          onItem={(next) =>
            put(
              next === undefined
                ? items.filter((_, i) => i !== at)
                : items.map((one, i) => (i === at ? next : one)),
            )
          }
          onUp={() => put(moved(items, at, at - 1))}
        />
      ))}
      {items.length < field.most && (
        <NewAbility {...props} onAdd={(ability) => put([...items, kept(field, ability, {})])} />
      )}
    </section>
  );
}

interface ItemProps extends FieldProps<Is> {
  readonly at: number;
  readonly item: unknown;
  readonly onItem: (item: unknown) => void;
  readonly onUp: () => void;
}

function AbilityItem({ game, vocabulary, field, at, item, onItem, onUp }: ItemProps) {
  const label = t("editor.ability", { n: at + 1 });
  const heading = useRef<HTMLHeadingElement>(null);
  const ability = abilityIn(field, item);
  return (
    <article className={styles.ability} data-place={`${field.key}.${at}`} aria-label={label}>
      <div className={styles.abilityHead}>
        <h3 ref={heading} tabIndex={-1} className={styles.abilityName}>
          {label}
        </h3>
        {at > 0 && (
          <button
            type="button"
            className={styles.remove}
            aria-label={t("editor.up-in-list", { what: label })}
            onClick={onUp}
          >
            <ArrowUp size={16} aria-hidden />
          </button>
        )}
        <button
          type="button"
          className={styles.remove}
          aria-label={t("editor.remove-what", { what: label })}
          onClick={() => onItem(undefined)}
        >
          <X size={16} aria-hidden />
        </button>
      </div>
      {field.is === "labelled-abilities" && (
        <AbilityLabels slug={game.slug} field={field} item={item} onChange={onItem} />
      )}
      <Rooted
        game={game}
        vocabulary={vocabulary}
        node="ability"
        value={ability}
        onChange={(next) => onItem(kept(field, next, item))}
      >
        <Sentence />
        <NodeBody node="ability" path={[]} label={label} onChosen={() => heading.current?.focus()} />
      </Rooted>
    </article>
  );
}

function NewAbility({
  game,
  vocabulary,
  onAdd,
}: FieldProps<Is> & { readonly onAdd: (ability: unknown) => void }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const root = useMemo(() => ({ kind: "play", effect: { do: "nothing" } }), []);
  const add = (ability: unknown) => {
    onAdd(ability);
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={styles.record}>
      <button
        ref={button}
        type="button"
        className={styles.add}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Plus size={16} aria-hidden />
        {t("editor.add-ability")}
      </button>
      {isOpen && (
        <Rooted game={game} vocabulary={vocabulary} node="ability" value={root} onChange={add}>
          <PhrasePicker node="ability" path={[]} onChoose={add} />
        </Rooted>
      )}
    </div>
  );
}
