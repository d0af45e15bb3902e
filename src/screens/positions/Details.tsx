import type { OptionSpec } from "../../games/game-setup";
import type { Plain } from "../../kernel";
import { evenTeams, withPlayers } from "../../positions/players";
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
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const { board, teams } = position;
  const applies = { two: board.seats.length === 2, teams: teams !== undefined };
  const options = game.game.setup.options.filter(
    ({ key, only }) => (only === undefined || applies[only]) && !SETUP.includes(key),
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
            onChange={(count) => editor.change(withPlayers(position, count, game.position.empty(game.game)))}
          />
        )}
        <TeamsField editor={editor} game={game} />
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

/** Options of a draft, which is over before any position. */
const SETUP: readonly string[] = ["draft", "packSize"];

const NO_TEAMS = 0;

/** How many teams the seats form, if they can form any. */
function TeamsField({ editor, game }: Props) {
  const { board, teams } = useEdited(editor).position;
  const { length } = board.seats;
  const able = (game.game.setup.teams ?? []).filter((count) => evenTeams(length, count) !== undefined);
  if (able.length === 0 && teams === undefined) return null;
  return (
    <SelectField
      label={t("positions.field.teams")}
      choices={[
        { value: NO_TEAMS, label: t("positions.teams.none") },
        ...able.map((count) => ({ value: count, label: t("positions.teams.count", { count }) })),
      ]}
      value={teams === undefined ? NO_TEAMS : new Set(teams).size}
      onChange={(count) =>
        editor.change({ teams: count === NO_TEAMS ? undefined : evenTeams(length, count) })
      }
    />
  );
}

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
