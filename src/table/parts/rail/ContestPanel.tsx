import { Trophy } from "lucide-react";
import { t } from "../../../text";
import { useTable } from "../../state/table";
import { type ContestSide, contestModel } from "../../viewmodel/contest";
import { signed } from "../../viewmodel/stats";
import { SeatMark } from "../card/SeatMark";
import { Die } from "../dice/Die";
import styles from "./ContestPanel.module.css";

/** The dice of both sides, throw by throw, with what is added and who wins. */
export function ContestPanel() {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const names = useTable((s) => s.names);
  const model = contestModel(game, view, names);
  if (model === null) return null;
  // The total is shown once the dice have stopped: it appears again with every new die.
  const rolled = model.sides
    .flatMap(({ throws }) => throws.flatMap(({ dice }) => dice.map(({ id }) => id)))
    .join();
  return (
    <section className={styles.contest} data-contest aria-label={t("table.contest")}>
      <div className={styles.sides}>
        {model.sides.map((side) => (
          <Side key={side.card} side={side} rolled={model.stage === "declared" ? null : rolled} />
        ))}
      </div>
      <p key={rolled} className={styles.line} data-late={rolled !== "" || undefined}>
        {model.line}
      </p>
    </section>
  );
}

/** How the latest battle ended, in one line: where there is no room for its dice any longer. */
export function ContestLine() {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const names = useTable((s) => s.names);
  const model = contestModel(game, view, names);
  if (model?.stage !== "over") return null;
  const totals = model.sides.map(({ total }) => total ?? 0).join(" : ");
  return (
    <p className={styles.ended}>
      {model.line} <b>{totals}</b>
    </p>
  );
}

/** @param rolled tells one state of all dice from another; null before they are rolled. */
function Side({ side, rolled }: { side: ContestSide; rolled: string | null }) {
  const isRolled = rolled !== null;
  return (
    <div className={styles.side} data-seat={side.seat} data-won={side.won ?? undefined}>
      <h3 className={styles.name}>
        <SeatMark seat={side.seat} />
        {side.name}
      </h3>
      {side.throws.map(({ throw: number, dice }) => (
        <div key={number} className={styles.throw}>
          {number > 0 && <span className={styles.again}>{t("table.contest.again", { n: number })}</span>}
          {dice.map((die, i) => (
            <Die key={die.id} die={die} seat={side.seat} order={i} />
          ))}
        </div>
      ))}
      {isRolled && side.throws.length === 0 && <p className={styles.none}>{t("table.contest.noDice")}</p>}
      {isRolled && (
        <p key={rolled} className={styles.total} data-late>
          {side.bonus !== 0 && (
            <span>{side.causes.join(", ") || t("table.contest.bonus", { bonus: signed(side.bonus) })}</span>
          )}
          <span className={styles.sum}>{t("table.contest.total", { total: side.total ?? 0 })}</span>
          {side.won && <Trophy className={styles.cup} aria-label={t("table.contest.winner")} />}
        </p>
      )}
    </div>
  );
}
