import type { CSSProperties } from "react";
import { t } from "../../../text";
import { useMedia } from "../../../ui/useMedia";
import { useStableModel } from "../../state/use-stable-model";
import { matesOf } from "../../viewmodel/teams";
import styles from "./Mates.module.css";
import { SmallMat } from "./SmallMat";

/** Maximum number of mats, by the width of the window. */
const MOST = { wide: 9, usual: 2 };

/** The mats of the other team members, small and live, at the viewer's own edge where there is room for them. */
export function Mates() {
  const mates = useStableModel((s) => matesOf(s.view));
  const hasRoom = useMedia("(min-width: 1200px) and (min-height: 640px)");
  const isWide = useMedia("(min-width: 1600px)");
  if (!hasRoom || mates.length > MOST[isWide ? "wide" : "usual"]) return null;
  const columns = Math.ceil(mates.length / 3);
  return (
    <section
      className={styles.mates}
      aria-label={t("table.mates")}
      style={{ "--columns": columns } as CSSProperties}
    >
      {mates.map((seat) => (
        <SmallMat key={seat} seat={seat} />
      ))}
    </section>
  );
}
