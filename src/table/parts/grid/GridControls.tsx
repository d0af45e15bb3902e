import { Minus, Plus, Scan } from "lucide-react";
import { t } from "../../../text";
import type { CameraControls } from "./useCamera";
import styles from "./World.module.css";

const STEP = 1.25;

/** Zoom and fit, for those who have no wheel. */
export function GridControls({ controls }: { controls: CameraControls }) {
  return (
    <div className={styles.controls}>
      <button
        type="button"
        data-zoom="in"
        aria-label={t("table.grid.in")}
        onClick={() => controls.zoomBy(STEP)}
      >
        <Plus aria-hidden="true" />
      </button>
      <button
        type="button"
        data-zoom="out"
        aria-label={t("table.grid.out")}
        onClick={() => controls.zoomBy(1 / STEP)}
      >
        <Minus aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={t("table.grid.fit")}
        data-zoom="fit"
        onClick={controls.follow}
        data-lost={controls.isOwn || undefined}
      >
        <Scan aria-hidden="true" />
      </button>
    </div>
  );
}
