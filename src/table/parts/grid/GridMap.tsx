import type { PointerEvent } from "react";
import { useShallow } from "zustand/react/shallow";
import { cardIn, type ZoneId } from "../../../kernel";
import { useTable } from "../../state/table";
import { showsAll, visibleBounds } from "../../viewmodel/grid";
import styles from "./GridPlane.module.css";
import type { CameraControls } from "./useCamera";

/** Maximum length of the map's longer side, in pixels. */
const SIDE = 112;

/**
 * The whole grid in small, with a frame around the visible part; a press goes there. Shown only when part of the grid
 * is hidden. For the pointer: by keyboard the focus moves the camera.
 */
export function GridMap({ zone, controls }: { zone: ZoneId; controls: CameraControls }) {
  const { camera, bounds, size, pitch, lookAt } = controls;
  const cards = useTable(useShallow((s) => s.view.zones[zone]?.cards.map((id) => cardIn(s.view, id)) ?? []));
  if (size.width === 0 || showsAll(camera, bounds, size, pitch)) return null;
  const { west, east, south, north } = bounds;
  const wide = (east - west + 1) * pitch.width;
  const high = (north - south + 1) * pitch.height;
  const unit = Math.min(SIDE, size.height / 4) / Math.max(wide, high);
  const shown = visibleBounds(camera, size, pitch);
  // The map follows the finger, which may leave it.
  const look = (event: PointerEvent<SVGSVGElement>) => {
    event.stopPropagation();
    if (event.buttons === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    lookAt(
      west - 0.5 + ((event.clientX - box.left) / box.width) * (east - west + 1),
      north + 0.5 - ((event.clientY - box.top) / box.height) * (north - south + 1),
    );
  };
  return (
    <svg
      className={styles.map}
      width={wide * unit}
      height={high * unit}
      viewBox={`${west - 0.5} ${-north - 0.5} ${east - west + 1} ${north - south + 1}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-map
      onPointerDown={look}
      onPointerMove={look}
    >
      {cards.map(({ id, x, y, controller }) => (
        <rect key={id} data-seat={controller} x={x - 0.4} y={-y - 0.4} width={0.8} height={0.8} />
      ))}
      <rect
        className={styles.shown}
        x={shown.west}
        y={-shown.north}
        width={shown.east - shown.west}
        height={shown.north - shown.south}
      />
    </svg>
  );
}
