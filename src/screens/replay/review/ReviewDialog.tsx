import { useState } from "react";
import type { Answer } from "../../../kernel";
import type { MatchReview } from "../../../opponents/review";
import { askOpponent } from "../../../store/opponent";
import type { ReplaySource } from "../../../store/replay/create";
import { makeReplay, type ReplayOnTable } from "../../../store/replay/open";
import { betterLine } from "../../../store/review/better-line";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { ChanceGraph } from "./ChanceGraph";
import { Faults } from "./Faults";
import { t } from "./messages";
import { Players } from "./Players";
import styles from "./Review.module.css";
import { useReview } from "./use-review";

interface Props {
  readonly source: ReplaySource;
  readonly match?: string | undefined;
  /** Goes to the moment after this number of answers. */
  readonly onMoment: (at: number) => void;
  /** Shows another course of the match. */
  readonly onLine: (line: ReplayOnTable) => void;
  readonly onClose: () => void;
}

/** The review of a finished match: how well each player decided, and what would have been better. */
export default function ReviewDialog({ source, match, onMoment, onLine, onClose }: Props) {
  const state = useReview(source, match);
  return (
    <Dialog title={t("review.title")} shape="side" onClose={onClose}>
      {state.is === "running" && <Running {...state} onStop={onClose} />}
      {state.is === "failed" && <p role="alert">{t("review.failed")}</p>}
      {state.is === "found" && (
        <Found source={source} review={state.review} onMoment={onMoment} onLine={onLine} />
      )}
    </Dialog>
  );
}

function Running({ done, all, onStop }: { done: number; all: number; onStop: () => void }) {
  const said = t("review.running", { percent: Math.floor((100 * done) / Math.max(1, all)) });
  return (
    <div className={styles.running}>
      <p id="review-running">{said}</p>
      <progress aria-labelledby="review-running" value={done} max={all} />
      <Button onClick={onStop}>{t("review.stop")}</Button>
    </div>
  );
}

interface FoundProps extends Pick<Props, "source" | "onMoment" | "onLine"> {
  readonly review: MatchReview;
}

function Found({ source, review, onMoment, onLine }: FoundProps) {
  const [said, setSaid] = useState("");
  const show = async (at: number, better: Answer) => {
    const { game, record } = source;
    setSaid(t("review.line.loading"));
    try {
      const line = await betterLine(game.slug, game.rules, record, at, better, askOpponent);
      onLine(makeReplay({ ...source, record: line }, at));
    } catch (fault) {
      console.error(fault);
      setSaid(t("review.line.failed"));
    }
  };
  return (
    <div className={styles.review}>
      <p className={styles.fair}>{t("review.fair")}</p>
      <Players source={source} review={review} />
      <ChanceGraph source={source} review={review} onMoment={onMoment} />
      <Faults
        source={source}
        decisions={review.decisions}
        onMoment={onMoment}
        onLine={(at, better) => void show(at, better)}
      />
      <p role="status">{said}</p>
    </div>
  );
}
