import { Minus, Plus, Scan } from "lucide-react";
import { t } from "../../../text";
import type { GridCamera } from "../../state/table";
import styles from "./GridPlane.module.css";

/** Zoom and fit buttons, for those without a wheel. */
export function GridControls({ camera, isOwn }: { camera: GridCamera; isOwn: boolean }) {
  return (
    <div className={styles.controls}>
      <button type="button" data-zoom="in" aria-label={t("table.grid.in")} onClick={camera.zoomIn}>
        <Plus aria-hidden="true" />
      </button>
      <button type="button" data-zoom="out" aria-label={t("table.grid.out")} onClick={camera.zoomOut}>
        <Minus aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={t("table.grid.fit")}
        data-zoom="fit"
        onClick={camera.fit}
        data-lost={isOwn || undefined}
      >
        <Scan aria-hidden="true" />
      </button>
    </div>
  );
}
