import {
  ChevronRight,
  Crosshair,
  Hand,
  Hourglass,
  Layers,
  LayoutGrid,
  ListOrdered,
  type LucideIcon,
} from "lucide-react";
import { type CSSProperties, Fragment, useEffect, useRef } from "react";
import type { Seat } from "../../../kernel";
import { t } from "../../../text";
import { useIsPhone } from "../../../ui/useMedia";
import { DropZone } from "../../drag/DropZone";
import { useTable } from "../../state/table";
import { useStableModel } from "../../state/use-stable-model";
import { keyOfSeat } from "../../viewmodel/keys";
import { FEW_SEATS, type SeatModel, scoreOf, seatModel, selectableCount } from "../../viewmodel/seats";
import { farGroups, membersOf, teamModel } from "../../viewmodel/teams";
import { SeatMark } from "../card/SeatMark";
import styles from "./OtherSeats.module.css";
import { RoundPosition } from "./RoundPosition";
import { SeatTarget } from "./SeatTarget";

/** More seats than this are shown in two lines. */
const ONE_LINE = { alone: 7, teams: 5 };

/**
 * All other seats in turn order, team by team, each as a live summary. One press (or its key) shows a seat's mat in
 * full.
 */
export function OtherSeats() {
  const groups = useStableModel((s) => farGroups(s.view));
  const open = useTable((s) => s.open);
  const isPhone = useIsPhone();
  const count = groups.reduce((sum, { seats }) => sum + seats.length, 0);
  const isTeamed = groups.length > 1;
  const isCrowd = count > FEW_SEATS || isTeamed;
  const lines = count > ONE_LINE[isTeamed ? "teams" : "alone"] ? 2 : 1;
  return (
    <section
      className={styles.others}
      data-others
      data-crowd={isCrowd || undefined}
      aria-label={t("table.others")}
    >
      {isCrowd && (
        <button
          type="button"
          className={styles.all}
          aria-label={t("table.standings")}
          onClick={() => open({ kind: "standings" })}
        >
          <ListOrdered aria-hidden="true" />
        </button>
      )}
      {isCrowd && !isPhone && <RoundPosition />}
      <div className={styles.groups} data-lines={isTeamed ? lines : undefined}>
        {groups.map(({ team, seats }) => (
          <div
            key={team}
            className={styles.group}
            data-team={team ?? undefined}
            style={{ "--in-line": isTeamed ? seats.length : Math.ceil(count / lines) } as CSSProperties}
          >
            {team !== null && <Team team={team} />}
            <div className={styles.seats}>
              {seats.map((seat, i) => (
                <Fragment key={seat}>
                  {i > 0 && !isCrowd && <ChevronRight className={styles.then} aria-hidden="true" />}
                  <Short seat={seat} isNumbered={isCrowd} />
                </Fragment>
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** A team with its shared numbers, before the summaries of its members. */
function Team({ team }: { team: number }) {
  const { name, isOwn, score } = useStableModel((s) => teamModel(s.game, s.view, team));
  const members = useTable((s) => membersOf(s.view, team));
  return (
    <p className={styles.team} data-own={isOwn || undefined}>
      <span>{isOwn ? t("table.team.own", { team: name }) : name}</span>
      <small title={members}>{members}</small>
      {score && (
        <span>
          <b data-count={`team.${team}`}>{score.value}</b> <span lang={score.lang}>{score.label}</span>
        </span>
      )}
    </p>
  );
}

/** The parts of a summary in words, for screen readers. */
function summary(
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

function Short({ seat, isNumbered }: { seat: Seat; isNumbered: boolean }) {
  const model = useStableModel((s) => seatModel(s.game, s.view, seat));
  const score = useStableModel((s) => scoreOf(s.game, s.view, seat));
  const isShown = useTable((s) => s.focus === seat);
  const selectable = useTable((s) => selectableCount(s, seat));
  const bringIn = useTable((s) => s.bringIn);
  const box = useRef<HTMLDivElement>(null);
  // When they scroll, the seat whose mat is on screen stays among the visible ones.
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [isShown]);
  return (
    <div
      ref={box}
      className={styles.seat}
      data-seat={seat}
      data-seat-spot={seat}
      data-viewed={isShown || undefined}
      data-turn={model.hasTurn || undefined}
      data-out={model.isOut || undefined}
    >
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={summary(model, score, selectable, isNumbered)}
        aria-keyshortcuts={keyOfSeat(seat)}
        title={model.name}
        onClick={() => bringIn(seat)}
      >
        <span className={styles.name}>
          <SeatMark seat={seat} />
          <b>{model.name}</b>
          {model.isAsked && <Hourglass />}
          {selectable > 0 && (
            <span className={styles.wanted}>
              <Crosshair /> {selectable}
            </span>
          )}
        </span>
        <Facts model={model} score={score} isNumbered={isNumbered} />
      </button>
      <SeatTarget seat={seat} />
      <DropZone of={box} spotAt={() => ({ kind: "seat", seat })} />
    </div>
  );
}

interface FactsProps {
  readonly model: SeatModel;
  readonly score: SeatModel["score"] | null;
  readonly isNumbered: boolean;
}

/** The numbers of a seat, or that it is out, and its key or number. */
function Facts({ model, score, isNumbered }: FactsProps) {
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
