import { useRef } from "react";
import { DropZone } from "../drag/DropZone";
import { CardMenu } from "../parts/actions/CardMenu";
import { ContestPanel } from "../parts/contest/ContestPanel";
import { GameOver } from "../parts/cover/GameOver";
import { ReactionStrip } from "../parts/cover/ReactionStrip";
import { TimeOutBanner } from "../parts/cover/TimeOutBanner";
import { Prompt } from "../parts/prompt/Prompt";
import { useTable } from "../state/table";
import { Mat } from "./Mat";
import styles from "./SeatTable.module.css";

const onMat = () => ({ kind: "mat" }) as const;

/** The mat, and temporary layers over it. */
export function BoardArea() {
  const box = useRef<HTMLDivElement>(null);
  const isOver = useTable((s) => s.view.outcome !== null);
  return (
    <div ref={box} className={styles.mat} data-mat data-middle>
      <DropZone of={box} spotAt={onMat} />
      <TimeOutBanner />
      <Mat />
      <ContestPanel />
      <CardMenu />
      <ReactionStrip />
      <Prompt place="board" />
      {isOver && <GameOver />}
    </div>
  );
}
