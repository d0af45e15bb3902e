import { ChevronDown, ChevronUp, Trophy } from "lucide-react";
import { useEffect } from "react";
import type { Contest } from "../../../games/game-status";
import { t } from "../../../text";
import { selector } from "../../dom/attributes";
import { isHappening, useTable } from "../../state/table";
import { type ContestSide, contestIn, contestModel } from "../../viewmodel/contest";
import { valuesOf } from "../../viewmodel/values";
import { CardBack } from "../card/CardBack";
import { CardFace } from "../card/CardFace";
import { Die } from "../dice/Die";
import { rasteriseStrips } from "../dice/strips";
import styles from "./ContestPanel.module.css";

/** A battle in the middle of the table: both cards, their dice throw by throw, and their totals. */
export function ContestPanel() {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const names = useTable((s) => s.names);
  const isUnfolded = useTable((s) => s.promptOpen);
  const showPrompt = useTable((s) => s.showPrompt);
  // The stage must not cover the aimed card or the prompt.
  const isInTheWay = useTable(
    ({ gesture, view: { decision, viewer } }) =>
      (gesture.kind !== "idle" && gesture.kind !== "pressing") ||
      (decision?.seat === viewer && decision.kind !== "act"),
  );
  useStrips();
  const isRolling = useTable(isHappening("dice"));
  const isDecided = useTable(isHappening("verdict"));
  // Once it is decided, the rest is shown on the board.
  const isShown = (contest: Contest | null) =>
    contest?.stage === "rolled" && (isDecided || contest.sides.every(({ won }) => won === null));
  const model = isShown(contestIn(game, view)) && !isInTheWay ? contestModel(game, view, names) : null;
  if (model === null) return null;
  const Icon = isUnfolded ? ChevronUp : ChevronDown;
  return (
    <section className={styles.stage} data-contest data-folded={!isUnfolded} aria-label={t("table.contest")}>
      {isUnfolded && (
        <div className={styles.sides}>
          {model.sides.map((side) => (
            <Side key={side.card} side={side} isRolling={isRolling} />
          ))}
        </div>
      )}
      <div className={styles.foot}>
        {isUnfolded && <p className={styles.line}>{isRolling ? "" : model.line}</p>}
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isUnfolded}
          aria-label={t(isUnfolded ? "table.prompt.fold" : "table.contest")}
          onClick={() => showPrompt(!isUnfolded)}
        >
          <Icon aria-hidden="true" />
          <span>{t(isUnfolded ? "table.prompt.fold" : "table.contest")}</span>
        </button>
      </div>
    </section>
  );
}

/** Prepares the images of rolling dice. */
function useStrips() {
  const seats = useTable((s) => s.view.seats.length);
  useEffect(() => {
    const layer = document.querySelector(selector("motionLayer"));
    if (layer !== null) void rasteriseStrips(layer, seats);
  }, [seats]);
}

/** @param isRolling true while the result of its dice is not known yet. */
function Side({ side, isRolling }: { side: ContestSide; isRolling: boolean }) {
  const latest = side.throws.at(-1);
  return (
    <div className={styles.side} data-seat={side.seat} data-won={side.won ?? undefined}>
      <h3 className={styles.name}>{side.name}</h3>
      <Fighter side={side} />
      <div className={styles.throws}>
        {side.throws.slice(0, -1).map(({ throw: number, dice }) => (
          <div key={number} className={styles.earlier}>
            {dice.map((die, i) => (
              <Die key={die.id} die={die} seat={side.seat} order={i} isRolling={isRolling} />
            ))}
          </div>
        ))}
        {latest !== undefined && (
          <div className={styles.latest} data-count={latest.dice.length}>
            {latest.throw > 0 && (
              <span className={styles.again}>{t("table.contest.again", { n: latest.throw })}</span>
            )}
            {latest.dice.map((die, i) => (
              <Die key={die.id} die={die} seat={side.seat} order={i} isRolling={isRolling} />
            ))}
          </div>
        )}
        <p className={styles.sum}>{!isRolling && <Sum side={side} hasDice={latest !== undefined} />}</p>
      </div>
    </div>
  );
}

/** The fighting card. Its name is in the heading beside it. */
function Fighter({ side: { def, seat, card } }: { side: ContestSide }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  return (
    <span className={styles.card} aria-hidden="true">
      {def === null ? (
        <CardBack seat={seat} />
      ) : (
        <CardFace game={game} def={def} seat={seat} look="field" values={valuesOf(game, view, card)} />
      )}
    </span>
  );
}

/** For example "17 highest die + 2 bonus = 19 total". */
function Sum({ side: { total, bonus, causes, won }, hasDice }: { side: ContestSide; hasDice: boolean }) {
  const sum = total ?? 0;
  return (
    <>
      <Term value={sum - bonus} label={t(hasDice ? "table.contest.highest" : "table.contest.noDice")} />
      {bonus !== 0 && (
        <>
          <span className={styles.sign}>{bonus > 0 ? "+" : "−"}</span>
          <Term value={Math.abs(bonus)} label={causes.join(", ") || t("table.contest.bonus")} />
          <span className={styles.sign}>=</span>
          <Term value={sum} label={t("table.contest.total")} />
        </>
      )}
      {won && <Trophy className={styles.cup} aria-label={t("table.contest.winner")} />}
    </>
  );
}

function Term({ value, label }: { value: number; label: string }) {
  return (
    <span className={styles.term}>
      <b>{value}</b> <small>{label}</small>
    </span>
  );
}
