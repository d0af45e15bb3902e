import { Hand, Layers, LayoutGrid, type LucideIcon } from "lucide-react";
import { t } from "../../../text";
import { keyOfSeat } from "../../viewmodel/keys";
import type { SeatModel } from "../../viewmodel/seats";
import styles from "./OtherSeats.module.css";

/** The parts of a summary in words, for screen readers. */
export function seatSummary(
  model: SeatModel,
  score: SeatModel["score"] | null,
  selectable: number,
  isNumbered: boolean,
): string {
  const { name, counters, counts, inPlay } = model;
  return [
    name,
    score && `${score.label} ${score.value}`,
    ...counters.map(({ label, value }) => `${label} ${value}`),
    ...counts.map(({ label, count }) => `${label} ${count}`),
    t("table.seat.inPlay", { count: inPlay }),
    model.hasTurn ? t("table.seat.turn") : "",
    model.isAsked ? t("table.seat.asked") : "",
    model.isOut ? t("table.seat.out") : "",
    selectable > 0 ? t("table.seat.wanted", { count: selectable }) : "",
    isNumbered ? t("table.seat.number", { n: model.seat + 1 }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

interface FactsProps {
  readonly model: SeatModel;
  readonly score: SeatModel["score"] | null;
  readonly isNumbered: boolean;
}

/** The numbers of a seat, or that it is out, and its key or number. */
export function SeatFacts({ model, score, isNumbered }: FactsProps) {
  const [hand, deck] = model.counts;
  return (
    <span className={styles.facts}>
      {model.isOut && t("table.seat.out")}
      {!model.isOut && score && (
        <span>
          <b>{score.value}</b> <span lang={score.lang}>{score.label}</span>
        </span>
      )}
      {!model.isOut &&
        model.counters.map(({ counter, lang, short, value }) => (
          <span key={counter}>
            <b>{value}</b> <span lang={lang}>{short}</span>
          </span>
        ))}
      <Count icon={Hand} of={hand} />
      <Count icon={Layers} of={deck} isMinor />
      <Count icon={LayoutGrid} of={{ label: t("table.seat.inPlay.label"), count: model.inPlay }} />
      {isNumbered ? (
        <span className={styles.number}>{model.seat + 1}</span>
      ) : (
        <kbd>{keyOfSeat(model.seat)?.toUpperCase()}</kbd>
      )}
    </span>
  );
}

interface Counted {
  readonly label: string;
  readonly count: number;
}

interface CountProps {
  readonly icon: LucideIcon;
  readonly of: Counted | undefined;
  /** Whether it is left out when seats are close together. */
  readonly isMinor?: boolean;
}

function Count({ icon: Icon, of, isMinor }: CountProps) {
  return (
    of && (
      <span title={of.label} data-minor={isMinor}>
        <Icon /> {of.count}
      </span>
    )
  );
}
