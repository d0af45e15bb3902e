import type { Pictures } from "../../../games/card-set";
import type { Game } from "../../../games/game";
import type { Workshop } from "../../../games/workshop";
import type { Vocabulary } from "../../../language";
import { SelectField } from "../../../ui/SelectField";
import { ArtField } from "./art/ArtField";
import styles from "./Editor.module.css";
import { Field } from "./fields/Field";
import { t, valueLabel } from "./messages";
import { NameField } from "./NameField";
import { artOf, asKind, nameOf } from "./new-cards";
import { getIn, setIn } from "./paths";

interface Props {
  readonly game: Game;
  readonly vocabulary: Vocabulary;
  readonly workshop: Workshop;
  readonly card: unknown;
  /** The pictures of the set. */
  readonly pictures: Pictures;
  /** @param added a picture that the set does not have yet. */
  readonly onChange: (card: unknown, added?: Pictures) => void;
}

/** The form of one card: its kind, its name, and every field of its kind. */
export function CardForm({ game, vocabulary, workshop, card, pictures, onChange }: Props) {
  const { kinds } = workshop;
  const id = getIn(card, ["kind"]);
  const kind = kinds.find((one) => one.id === id);
  const chosen = kind === undefined ? [{ value: "", label: t("editor.none") }] : [];
  return (
    <div className={styles.form}>
      <div className={styles.frame} data-place="name">
        <NameField
          label={t("editor.name")}
          name={nameOf(card)}
          onRename={(name) => onChange(setIn(card, ["name"], name))}
        />
        <SelectField
          label={t("editor.kind")}
          choices={[
            ...chosen,
            ...kinds.map((one) => ({ value: one.id, label: valueLabel(game.slug, one.id) })),
          ]}
          value={kind?.id ?? ""}
          onChange={(next) => {
            const other = kinds.find((one) => one.id === next);
            if (other) onChange(asKind(card, other));
          }}
        />
      </div>
      <div data-place="art" className={styles.wholeRow}>
        <ArtField
          game={game.slug}
          art={artOf(card)}
          pictures={pictures}
          onChange={(art, added) => onChange(setIn(card, ["art"], art), added)}
        />
      </div>
      {kind?.fields.map((field) => (
        <div
          key={`${kind.id} ${field.key}`}
          data-place={field.key}
          data-is={field.is}
          className={styles.field}
        >
          <Field
            game={game}
            vocabulary={vocabulary}
            field={field}
            value={getIn(card, [field.key])}
            onChange={(value) => onChange(setIn(card, [field.key], value))}
          />
        </div>
      ))}
    </div>
  );
}
