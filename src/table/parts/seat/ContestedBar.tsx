import type { CSSProperties } from "react";
import { useShallow } from "zustand/react/shallow";
import type { Seat } from "../../../kernel";
import { messageLang, say, t } from "../../../text";
import { useTable } from "../../state/table";
import { type ContestedModel, contestedOf } from "../../viewmodel/contested";
import { previewAt } from "../../viewmodel/preview";
import { SeatMark } from "../card/SeatMark";
import { Change } from "./Change";
import styles from "./ContestedBar.module.css";

/** The contested total of the two players as one bar. Its border moves as the total changes sides. */
export function ContestedBar() {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const model = contestedOf(game, view);
  return model && <Bar model={model} />;
}

const NOT_FORESEEN: readonly number[] = [];

function Bar({ model: { label, total, sides } }: { model: ContestedModel }) {
  const foreseen = useTable(
    useShallow((s) => previewAt(s.game, s.view, s.gesture, s.pointed)?.scores ?? NOT_FORESEEN),
  );
  const [near, far] = sides.map(({ value }) => value / total);
  const [nearThen, farThen] = sides.map(({ seat, value }) => (foreseen[seat] ?? value) / total);
  const name = say(label);
  return (
    <section className={styles.contested} aria-label={t("table.contested", { label: name, total })}>
      {sides.map(({ seat, name: player, value }) => (
        <p key={seat} className={styles.side} data-seat={seat} data-score={seat}>
          <SeatMark seat={seat} />
          <span className={styles.player} title={player}>
            {player}
          </span>
          <b data-count={`${seat}.score`}>{value}</b>
          <span className={styles.unit} lang={messageLang(label)}>
            {name}
          </span>
          <Change value={value} className={styles.change} />
          <Foreseen value={value} then={foreseen[seat]} />
        </p>
      ))}
      <span
        className={styles.bar}
        aria-hidden="true"
        data-foreseen={foreseen.length > 0 || undefined}
        style={
          {
            "--near": near,
            "--far": far,
            "--near-then": nearThen,
            "--far-then": farThen,
          } as CSSProperties
        }
      >
        {sides.map(({ seat }, i) => (
          <Share key={seat} seat={seat} end={i === 0 ? "near" : "far"} />
        ))}
        <i className={styles.middle} />
      </span>
    </section>
  );
}

const Share = ({ seat, end }: { seat: Seat; end: "near" | "far" }) => (
  <>
    <i className={styles.then} data-seat={seat} data-of={end} />
    <i className={styles.share} data-seat={seat} data-of={end} />
  </>
);

/** The number after the aimed action. The preview says it in words. */
const Foreseen = ({ value, then = value }: { value: number; then: number | undefined }) =>
  then !== value && (
    <span className={styles.foreseen} aria-hidden="true">
      → {then}
    </span>
  );
