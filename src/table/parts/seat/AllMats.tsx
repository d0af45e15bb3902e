import type { CSSProperties } from "react";
import { t } from "../../../text";
import { useStableModel } from "../../state/use-stable-model";
import { matGroups } from "../../viewmodel/all-mats";
import styles from "./AllMats.module.css";
import { SmallMat } from "./SmallMat";
import { TeamLabel } from "./TeamLabel";

/** Mats side by side so that they are about twice as wide as high. */
const columnsFor = (mats: number, inTeams: boolean): number =>
  inTeams ? Math.ceil(mats / (mats > 6 ? 2 : 1)) : mats < 4 ? mats : Math.round(Math.sqrt(mats * 1.15));

/** Every seat's mat at once, small and live, team by team. A press on one shows it in full. */
export function AllMats() {
  const groups = useStableModel((s) => matGroups(s.view));
  const isTeamed = groups.length > 1;
  return (
    <section className={styles.all} aria-label={t("table.mats")} data-all-mats>
      {groups.map(({ team, seats }) => {
        const columns = columnsFor(seats.length, isTeamed);
        const size = { "--columns": columns, flexGrow: Math.ceil(seats.length / columns) } as CSSProperties;
        return (
          <div key={team} className={styles.group} data-team={team ?? undefined} style={size}>
            {team !== null && <TeamLabel team={team} />}
            <div className={styles.mats}>
              {seats.map((seat) => (
                <SmallMat key={seat} seat={seat} />
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}
