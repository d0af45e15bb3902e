import { useMemo } from "react";
import { type Answer, replay, replayAnswer, view } from "../../../kernel";
import { isFault, type ReviewedDecision } from "../../../opponents/review";
import type { ReplaySource } from "../../../store/replay/create";
import { Button } from "../../../ui/Button";
import { answerText } from "../../parts/answers/answer-text";
import { percent, t } from "./messages";
import { playerName } from "./Players";
import styles from "./Review.module.css";

interface Words {
  readonly given: string;
  readonly better: string;
}

/** What was played at each fault and what would have been better, read in one run through the match. */
function wordsOf({ game, record }: ReplaySource, faults: readonly ReviewedDecision[]): readonly Words[] {
  const g = replay(game.rules, record, 0).engine;
  let done = 0;
  return faults.map(({ at, seat, better }) => {
    for (; done < at; done++) replayAnswer(g, record, done);
    const own = view(g, seat);
    const said = (answer: Answer | null | undefined) => (answer ? answerText(game, own, answer) : "");
    return { given: said(record.answers[at]), better: said(better) };
  });
}

interface Props {
  readonly source: ReplaySource;
  readonly decisions: readonly ReviewedDecision[];
  readonly onMoment: (at: number) => void;
  readonly onLine: (at: number, better: Answer) => void;
}

/** The decisions that cost something, each with what would have been better. */
export function Faults({ source, decisions, onMoment, onLine }: Props) {
  const faults = useMemo(() => decisions.filter(({ verdict }) => isFault(verdict)), [decisions]);
  const words = useMemo(() => wordsOf(source, faults), [source, faults]);
  if (faults.length === 0) return <p>{t("review.no-decisions")}</p>;
  return (
    <section className={styles.faults} aria-label={t("review.decisions")}>
      <h3>{t("review.decisions")}</h3>
      <ol>
        {faults.map((fault, i) => (
          <li key={fault.at} data-verdict={fault.verdict} data-seat={fault.seat}>
            <Fault source={source} fault={fault} words={words[i]} onMoment={onMoment} onLine={onLine} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface FaultProps extends Omit<Props, "decisions"> {
  readonly fault: ReviewedDecision;
  readonly words: Words | undefined;
}

function Fault({ source, fault, words, onMoment, onLine }: FaultProps) {
  const { at, seat, turn, verdict, loss, chance, better } = fault;
  return (
    <>
      <p>
        <strong>
          {t("review.cost", {
            turn,
            player: playerName(source, seat),
            verdict: verdictName(verdict),
            points: t("review.points", { n: -percent(loss) }),
          })}
        </strong>
      </p>
      <p>{t("review.given", { answer: words?.given ?? "" })}</p>
      <p>{t("review.better", { answer: words?.better ?? "", percent: percent(chance) })}</p>
      <div className={styles.ways}>
        <Button onClick={() => onMoment(at)}>{t("review.go")}</Button>
        {better !== null && <Button onClick={() => onLine(at, better)}>{t("review.line")}</Button>}
      </div>
    </>
  );
}

const verdictName = (verdict: ReviewedDecision["verdict"]): string =>
  verdict === "blunder" || verdict === "mistake" || verdict === "inaccuracy"
    ? t(`review.verdict.${verdict}`)
    : "";
