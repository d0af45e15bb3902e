import { ChevronRight, Crosshair, Hourglass, LayoutGrid, ListOrdered } from "lucide-react";
import { type CSSProperties, Fragment, useEffect, useRef } from "react";
import type { Seat } from "../../../kernel";
import { t } from "../../../text";
import { useIsPhone } from "../../../ui/useMedia";
import { DropZone } from "../../drag/DropZone";
import { useTable } from "../../state/table";
import { useStableModel } from "../../state/use-stable-model";
import { keyOfSeat } from "../../viewmodel/keys";
import { FEW_SEATS, nameParts, scoreOf, seatModel, selectableCount } from "../../viewmodel/seats";
import { farGroups } from "../../viewmodel/teams";
import { SeatMark } from "../card/SeatMark";
import styles from "./OtherSeats.module.css";
import { RoundPosition } from "./RoundPosition";
import { SeatFacts, seatSummary } from "./SeatFacts";
import { SeatTarget } from "./SeatTarget";
import { TeamLabel } from "./TeamLabel";

/** More seats than this are shown in two lines. */
const ONE_LINE = { alone: 7, teams: 5 };

/**
 * All other seats in turn order, team by team, each as a live summary. One press (or its key) shows a seat's mat in
 * full.
 */
export function OtherSeats() {
  const groups = useStableModel((s) => farGroups(s.view));
  const open = useTable((s) => s.open);
  const allMats = useTable((s) => s.allMats);
  const showAllMats = useTable((s) => s.showAllMats);
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
      <button
        type="button"
        className={styles.all}
        aria-label={t("table.mats")}
        aria-pressed={allMats}
        aria-keyshortcuts="v"
        title={t("table.mats")}
        onClick={() => showAllMats(!allMats)}
      >
        <LayoutGrid aria-hidden="true" />
      </button>
      {!isPhone && <RoundPosition />}
      <div className={styles.groups} data-lines={isTeamed ? lines : undefined}>
        {groups.map(({ team, seats }) => (
          <div
            key={team}
            className={styles.group}
            data-team={team ?? undefined}
            style={{ "--in-line": isTeamed ? seats.length : Math.ceil(count / lines) } as CSSProperties}
          >
            {team !== null && <TeamLabel team={team} />}
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

function Short({ seat, isNumbered }: { seat: Seat; isNumbered: boolean }) {
  const model = useStableModel((s) => seatModel(s.game, s.view, seat));
  const score = useStableModel((s) => scoreOf(s.game, s.view, seat));
  const isShown = useTable((s) => s.focus === seat);
  const selectable = useTable((s) => selectableCount(s, seat));
  const bringIn = useTable((s) => s.bringIn);
  const [stem, number] = nameParts(model.name);
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
        aria-label={seatSummary(model, score, selectable, isNumbered)}
        aria-keyshortcuts={keyOfSeat(seat)}
        title={model.name}
        onClick={() => bringIn(seat)}
      >
        <span className={styles.name}>
          <SeatMark seat={seat} />
          <b>
            <span className={styles.stem}>{stem}</span>
            {number}
          </b>
          {model.isAsked && <Hourglass />}
          {selectable > 0 && (
            <span className={styles.wanted}>
              <Crosshair /> {selectable}
            </span>
          )}
        </span>
        <SeatFacts model={model} score={score} isNumbered={isNumbered} />
      </button>
      <SeatTarget seat={seat} />
      <DropZone of={box} spotAt={() => ({ kind: "seat", seat })} />
    </div>
  );
}
