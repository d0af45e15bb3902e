import { Suspense, useRef } from "react";
import { DropZone } from "../drag/DropZone";
import { CardMenu } from "../parts/actions/CardMenu";
import { GameOver } from "../parts/cover/GameOver";
import { ReactionStrip } from "../parts/cover/ReactionStrip";
import { TimeOutBanner } from "../parts/cover/TimeOutBanner";
import { allMats, contestPanel } from "../parts/on-demand";
import { Prompt } from "../parts/prompt/Prompt";
import { useTable } from "../state/table";
import { showsAllMats } from "../viewmodel/all-mats";
import { hasDice } from "../viewmodel/contest";
import { Mat } from "./Mat";
import styles from "./SeatTable.module.css";

const onMat = () => ({ kind: "mat" }) as const;

/** The mat, and temporary layers over it. */
export function BoardArea() {
  const box = useRef<HTMLDivElement>(null);
  const isOver = useTable((s) => s.view.outcome !== null);
  const isSmall = useTable(showsAllMats);
  const isDiced = useTable((s) => hasDice(s.game));
  return (
    <div ref={box} className={styles.mat} data-mat data-middle>
      <DropZone of={box} spotAt={onMat} />
      <TimeOutBanner />
      {isSmall ? (
        <Suspense fallback={null}>
          <allMats.Component />
        </Suspense>
      ) : (
        <Mat />
      )}
      {isDiced && <contestPanel.Component />}
      <CardMenu />
      <ReactionStrip />
      <Prompt place="board" />
      {isOver && <GameOver />}
    </div>
  );
}
