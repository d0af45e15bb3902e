import { Menu } from "lucide-react";
import { t } from "../../text";
import { BattlePreview } from "../parts/actions/BattlePreview";
import { MainButtons } from "../parts/actions/MainButtons";
import { PassUntil } from "../parts/actions/PassUntil";
import { PromptLine } from "../parts/actions/PromptLine";
import { RefusalLine } from "../parts/actions/RefusalLine";
import { TakeBackTool } from "../parts/actions/TakeBackTool";
import { ContestLine } from "../parts/contest/ContestLine";
import { otherSeats } from "../parts/on-demand";
import { PlayedCard } from "../parts/rail/PlayedCard";
import { SeriesBar } from "../parts/rail/SeriesBar";
import { FarSeat } from "../parts/seat/FarSeat";
import { NearStrip } from "../parts/seat/NearStrip";
import { RoundPosition } from "../parts/seat/RoundPosition";
import { useHost } from "../state/host";
import { useTable } from "../state/table";
import { nearSeat } from "../viewmodel/zones";
import { BoardArea } from "./BoardArea";
import { PhaseLine } from "./PhaseLine";
import styles from "./PhoneLayout.module.css";

/** One column for an upright phone. The rail is in a sheet. */
export function PhoneLayout() {
  const view = useTable((s) => s.view);
  const focus = useTable((s) => s.focus);
  const open = useTable((s) => s.open);
  const { controls } = useHost();
  return (
    <>
      {view.seats.length > 2 && <otherSeats.Component />}
      <div className={styles.far} data-end="far">
        <FarSeat key={focus} seat={focus} />
      </div>
      <BoardArea />
      <div className={styles.midline} data-end="near">
        <ContestLine />
        <PlayedCard brief />
        <div className={styles.course}>
          <PhaseLine />
          {view.seats.length > 2 && <RoundPosition />}
          <SeriesBar brief />
        </div>
        {!controls && <PassUntil />}
        <RefusalLine />
        {/* Comes last, so that it keeps its place above the hand. */}
        {!controls && (
          <div className={styles.asked}>
            <PromptLine />
            <div className={styles.foreseen}>
              <BattlePreview />
            </div>
          </div>
        )}
      </div>
      <NearStrip seat={nearSeat(view)} />
      <section className={styles.acts} data-end="near" aria-label={t("table.actions")}>
        <button type="button" className={styles.menu} data-more onClick={() => open({ kind: "sheet" })}>
          <Menu aria-hidden="true" />
          {t("table.sheet")}
        </button>
        {!controls && <TakeBackTool className={styles.menu} />}
        {controls ?? <MainButtons />}
      </section>
    </>
  );
}
