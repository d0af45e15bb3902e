import { useEffect, useRef } from "react";
import { seatOf } from "../../kernel";
import { seatName, t } from "../../text";
import { useIsPhone } from "../../ui/useMedia";
import { SeatMark } from "../parts/card/SeatMark";
import { rasteriseStrips } from "../parts/dice/strips";
import { ContestPanel } from "../parts/rail/ContestPanel";
import { useTable } from "../state/table";
import { isContestOpen } from "../viewmodel/contest";
import { CurvedArrow } from "./CurvedArrow";
import { GhostCard } from "./GhostCard";
import type { GhostElements } from "./ghost-tracks";
import styles from "./Motion.module.css";
import { useActs } from "./useActs";

/**
 * What is seen to happen at the table. The table itself shows at once how things stand; this layer plays how they
 * came to be so, over it and out of the way of every press.
 */
export function Motion() {
  const layer = useRef<HTMLDivElement>(null);
  const ghosts = useRef(new Map<number, GhostElements>());
  const act = useActs(layer, ghosts);
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const hasDice = Object.values(game.mat.cues ?? {}).includes("dice");
  const seats = view.seats.length;
  useEffect(() => {
    if (hasDice && layer.current) void rasteriseStrips(layer.current, seats);
  }, [hasDice, seats]);
  // A phone has no rail in which the dice of a battle lie when it is over.
  const hasRail = !useIsPhone() || isContestOpen(game, view);
  const banner = act?.banner;
  return (
    <div ref={layer} className={styles.layer} aria-hidden="true" data-motion-layer>
      <div className={styles.probe} />
      {act?.ghosts.map((ghost, i) => (
        <GhostCard
          key={`${act.id} ${ghost.step.card} ${ghost.step.at}`}
          ghost={ghost}
          index={i}
          elements={ghosts}
          game={game}
          view={view}
        />
      ))}
      {act?.arrows.map(({ from, to, at }) => (
        <div key={`${act.id} ${at}`} className={styles.aim} data-aim>
          <CurvedArrow from={from} to={to} gap={22 * from.scale} />
        </div>
      ))}
      {!hasRail && act?.dice && (
        <div key={`${act.id} dice`} className={styles.dice} data-dice>
          <ContestPanel />
        </div>
      )}
      {banner && (
        <div key={act.id} className={styles.banner} data-banner>
          <p data-seat={banner.seat}>
            <SeatMark seat={banner.seat} />
            {t("table.phase.turn", { n: banner.turn, player: seatName(seatOf(view, banner.seat).name) })}
          </p>
        </div>
      )}
    </div>
  );
}
