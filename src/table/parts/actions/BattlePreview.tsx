import { cardIn } from "../../../kernel";
import { t } from "../../../text";
import { cardName } from "../../../text/names";
import { LocalizedText } from "../../../ui/LocalizedText";
import { useTable } from "../../state/table";
import { previewAt } from "../../viewmodel/preview";
import { signed } from "../../viewmodel/stats";
import { SeatMark } from "../card/SeatMark";
import styles from "./BattlePreview.module.css";

/** The result of dropping here: both numbers, the bonus, and the chance. */
export function BattlePreview() {
  const view = useTable((s) => s.view);
  const preview = useTable((s) => previewAt(s.game, s.view, s.gesture, s.pointed));
  if (preview === null) return null;
  return (
    <section className={styles.preview} aria-label={t("table.preview")}>
      {preview.sides?.map((side) => {
        const card = cardIn(view, side.card);
        return (
          <p key={side.card} className={styles.side} data-seat={card.controller}>
            <SeatMark seat={card.controller} />
            <span className={styles.name}>{cardName(card.def)}</span>
            <b>{t("table.preview.dice", { dice: side.dice })}</b>
            {side.bonus !== 0 && <b>{signed(side.bonus)}</b>}
          </p>
        );
      })}
      {preview.chance !== undefined && (
        <p className={styles.chance}>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ transform: `scaleX(${preview.chance})` }} />
          </span>
          <b>{t("table.preview.chance", { percent: Math.round(preview.chance * 100) })}</b>
        </p>
      )}
      {preview.sides === undefined &&
        preview.lines.map((line) => (
          <p key={line.key}>
            <LocalizedText message={line} />
          </p>
        ))}
    </section>
  );
}
