import { message } from "../../games/position-words";
import { withTurn } from "../../positions/edit";
import type { PositionEditor } from "../../store/positions/editor";
import { SelectField } from "../../ui/SelectField";
import type { PositionGame } from "./load";
import { t } from "./messages";
import { Stepper } from "./Stepper";
import styles from "./TurnPanel.module.css";
import { useEdited } from "./use-edited";
import { seatLabel, stepName } from "./words";

const TURN_NUMBER = { label: message("positions.field.number"), least: 1, most: 99 };

/** Whose turn it is, and where in the turn the position begins. */
export function TurnPanel({ editor, game }: { editor: PositionEditor; game: PositionGame }) {
  const { board } = useEdited(editor).position;
  const { turn } = board;
  const set = (change: Partial<typeof turn>) => editor.change({ board: withTurn(board, change) });
  return (
    <fieldset className={styles.turn}>
      <legend className="visually-hidden">{t("positions.of-turn")}</legend>
      <SelectField
        label={t("positions.field.turn")}
        choices={board.seats.map((_, value) => ({ value, label: seatLabel(value) }))}
        value={turn.seat}
        onChange={(seat) => set({ seat })}
      />
      <SelectField
        label={t("positions.field.step")}
        choices={game.position.steps.map((step) => ({ value: step.id, label: stepName(game.game, step) }))}
        value={turn.step}
        onChange={(step) => set({ step })}
      />
      <div className={styles.numbers}>
        <Stepper spec={TURN_NUMBER} value={turn.number} onChange={(number) => set({ number })} />
        {game.position.turnValues.map((spec) => (
          <Stepper
            key={spec.key}
            spec={spec}
            value={turn.values[spec.key] ?? spec.usual}
            onChange={(value) => set({ values: { ...turn.values, [spec.key]: value } })}
          />
        ))}
      </div>
    </fieldset>
  );
}
