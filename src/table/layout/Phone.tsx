import { Menu } from "lucide-react";
import { BattlePreview } from "../parts/actions/BattlePreview";
import { MainButtons } from "../parts/actions/MainButtons";
import { PromptLine } from "../parts/actions/PromptLine";
import { RefusalLine } from "../parts/actions/RefusalLine";
import { ContestPanel } from "../parts/rail/ContestPanel";
import { PlayedCard } from "../parts/rail/PlayedCard";
import { FarSeat } from "../parts/seat/FarSeat";
import { NearStrip } from "../parts/seat/NearStrip";
import { t } from "../say";
import { useHost, useTable } from "../state/table";
import { farSeats, nearSeat } from "../viewmodel/zones";
import { Middle } from "./Middle";
import { PhaseLine } from "./PhaseLine";
import styles from "./Phone.module.css";

/** One column for an upright phone: the rail waits in a sheet. */
export function Phone() {
  const view = useTable((s) => s.view);
  const open = useTable((s) => s.open);
  const { controls } = useHost();
  const hasContest = useTable(({ game, view: seen }) => {
    const contest = game.contest(seen);
    const inWindow = seen.decision?.kind === "act" && seen.decision.window !== undefined;
    return contest !== null && (contest.stage !== "over" || inWindow);
  });
  return (
    <>
      <div className={styles.far}>
        {farSeats(view).map((seat) => (
          <FarSeat key={seat} seat={seat} />
        ))}
      </div>
      <Middle />
      <div className={styles.midline}>
        {hasContest && <ContestPanel />}
        <PlayedCard brief />
        <PhaseLine />
        <BattlePreview />
        <PromptLine />
        <RefusalLine />
      </div>
      <NearStrip seat={nearSeat(view)} />
      <section className={styles.acts} aria-label={t("table.actions")}>
        <button type="button" className={styles.menu} onClick={() => open({ of: "sheet" })}>
          <Menu aria-hidden="true" />
          {t("table.sheet")}
        </button>
        {controls ?? <MainButtons />}
      </section>
    </>
  );
}
