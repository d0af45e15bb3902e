import type { OptionSpec } from "../../games/game-setup";
import type { Plain } from "../../kernel";
import { withSeatCount } from "../../positions/edit";
import { MOST_TEXT } from "../../positions/schema";
import type { PositionEditor } from "../../store/positions/editor";
import { say } from "../../text";
import { SelectField } from "../../ui/SelectField";
import { TextField } from "../../ui/TextField";
import styles from "./Details.module.css";
import type { PositionGame } from "./load";
import { t } from "./messages";
import { useEdited } from "./use-edited";

interface Props {
  readonly editor: PositionEditor;
  readonly game: PositionGame;
}

/** Title, note, seed, the number of seats, and the table options that matter after the set-up. */
export function Details({ editor, game }: Props) {
  const { position } = useEdited(editor);
  const { min, max } = game.game.rules.board.seats;
  const counts = Array.from({ length: Math.min(max, MOST_SEATS) - min + 1 }, (_, i) => min + i);
  const { board } = position;
  const options = game.game.setup.options.filter(
    ({ key, only }) => only === undefined && !SETUP.includes(key),
  );
  return (
    <details className={styles.details}>
      <summary>{t("positions.details")}</summary>
      <div className={styles.fields}>
        <label className={styles.note}>
          <span className={styles.label}>{t("positions.field.note")}</span>
          <textarea
            rows={3}
            maxLength={MOST_TEXT.note}
            value={position.note}
            onChange={({ target }) => editor.change({ note: target.value }, "note")}
          />
          <span className={styles.help}>{t("positions.field.note.help")}</span>
        </label>
        <TextField
          label={t("positions.field.seed")}
          help={t("positions.field.seed.help")}
          maxLength={MOST_TEXT.seed}
          value={position.seed}
          onChange={(seed) => editor.change({ seed }, "seed")}
        />
        {counts.length > 1 && (
          <SelectField
            label={t("positions.field.seats")}
            choices={counts.map((value) => ({ value, label: `${value}` }))}
            value={board.seats.length}
            onChange={(count) =>
              editor.change({
                board: withSeatCount(board, count, game.position.empty(game.game)),
              })
            }
          />
        )}
        {options.map((option) => (
          <OptionField
            key={option.key}
            option={option}
            value={position.options[option.key]}
            onChange={(value) => editor.change({ options: { ...position.options, [option.key]: value } })}
          />
        ))}
      </div>
    </details>
  );
}

/** Seats that the editor offers. A position from a file may have more. */
const MOST_SEATS = 4;
/** Options of a draft, which is over before any position. */
const SETUP: readonly string[] = ["draft", "packSize"];

function OptionField({
  option: { label, values },
  value = values[0]?.value,
  onChange,
}: {
  readonly option: OptionSpec;
  readonly value: Plain | undefined;
  readonly onChange: (value: Plain) => void;
}) {
  const at = values.findIndex((choice) => choice.value === value);
  return (
    <SelectField
      label={say(label)}
      choices={values.map((choice, i) => ({ value: i, label: say(choice.label) }))}
      value={Math.max(0, at)}
      onChange={(i) => onChange(values[i]?.value ?? null)}
    />
  );
}
