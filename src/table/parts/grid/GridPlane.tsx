import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Cell, ZoneId } from "../../../kernel";
import { cx } from "../../../ui/cx";
import { useNextFrame } from "../../../ui/next-frame";
import { attributeAround } from "../../dom/attributes";
import type { Point } from "../../dom/point";
import { cardOn, DropZone } from "../../drag/DropZone";
import { LocatorContext } from "../../motion/locator";
import { type GridCamera, useTableStore } from "../../state/table";
import { type Bounds, cellAt, pointOf } from "../../viewmodel/grid";
import type { Spot } from "../../viewmodel/spot";
import { Area } from "../Area";
import { Arrow } from "./Arrow";
import { type ArrowDirection, arrowDirectionOf } from "./arrow-direction";
import { GridControls } from "./GridControls";
import { GridMap } from "./GridMap";
import styles from "./GridPlane.module.css";
import { type CameraControls, useCamera } from "./useCamera";
import { usePanZoom } from "./usePanZoom";

interface Props {
  readonly label: string;
  readonly zone: ZoneId;
  /** Cells that should be in view. */
  readonly cells: readonly Cell[];
  readonly taken: readonly Cell[];
  /** Cells where cards fight. */
  readonly action: readonly Cell[];
  /** Cells that may be chosen or aimed at now. */
  readonly chosen: readonly Cell[];
  /** The edges of its rows and columns. */
  readonly bounds: Bounds;
  /** Whether it has neither cards nor cells to choose from. */
  readonly isBare: boolean;
  /** Called for an arrow key without Shift, with the direction in which the focus should move. */
  readonly onArrow: (heading: ArrowDirection) => void;
  readonly onFocusCell: (cell: Cell) => void;
  /** Rows of cells. They do not change while the camera moves. */
  readonly children: ReactNode;
}

/** Pixels by which Shift and an arrow key move the plane. */
const PAN_STEP = 80;
const AWAY: Readonly<Record<ArrowDirection, readonly [number, number]>> = {
  up: [0, 1],
  down: [0, -1],
  left: [1, 0],
  right: [-1, 0],
};

function middleOf(element: Element | null): Point {
  const box = element?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : { x: 0, y: 0 };
}

/** Zoom factor of one press on a zoom button. */
const STEP = 1.25;

/** Reports the cells' places to flights once the camera is at rest. */
function useCellPoses(
  frame: RefObject<HTMLElement | null>,
  camera: CameraControls["camera"],
  pitch: CameraControls["pitch"],
): void {
  const locator = useContext(LocatorContext);
  useLayoutEffect(() => {
    locator.poseOf = (cell) => {
      const middle = middleOf(frame.current);
      const { x, y } = pointOf(camera, cell, pitch);
      return { x: middle.x + x, y: middle.y + y, scale: camera.zoom, angle: 0 };
    };
    return () => {
      locator.poseOf = null;
    };
  }, [locator, frame, camera, pitch]);
}

/** Camera commands of buttons and keys. */
function useCameraKeys({ zoomBy, follow }: CameraControls): GridCamera {
  const table = useTableStore();
  const buttons = useMemo(
    () => ({ zoomIn: () => zoomBy(STEP), zoomOut: () => zoomBy(1 / STEP), fit: follow }),
    [zoomBy, follow],
  );
  useEffect(() => {
    table.setState({ camera: buttons });
    return () => table.setState({ camera: null });
  }, [table, buttons]);
  return buttons;
}

/**
 * The least font size on screen in pixels, and the widths of a card on screen below which no name can be read, and below
 * which its numbers would overlap.
 */
const READABLE = { text: 11, name: 44, numbers: 40 };

/**
 * How text on the plane stays readable when the plane is drawn smaller. Its size follows the camera at rest, in steps:
 * every card is styled again with each, which a choice has no time for. What a choice shows too small is left out.
 */
function readableAt(zoom: number, restingZoom: number, cardWidth: number) {
  const { text, name, numbers } = READABLE;
  const least = restingZoom < 1 ? Math.ceil(text / restingZoom / 2) * 2 : text;
  const isUnreadable = (at: number) => cardWidth * at < name || least * at < text - 1;
  const isTiny = isUnreadable(restingZoom);
  return {
    least: `${least}px`,
    isTight: restingZoom < 1,
    isTiny,
    isNameless: !isTiny && isUnreadable(zoom),
    isNumberless: cardWidth * zoom < numbers,
  };
}

interface WorldProps extends Pick<Props, "label" | "bounds" | "onArrow" | "onFocusCell" | "children"> {
  readonly probe: RefObject<HTMLDivElement | null>;
  readonly controls: CameraControls;
  readonly isPanning: boolean;
}

/** The rows of cells, moved and scaled as the camera stands. */
function World({ label, bounds, probe, controls, isPanning, onArrow, onFocusCell, children }: WorldProps) {
  const { camera, restingZoom, size, pitch, panBy, goTo } = controls;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const heading = arrowDirectionOf(event);
    if (heading === null) return;
    event.preventDefault();
    const [dx, dy] = AWAY[heading];
    if (event.shiftKey) panBy(dx * PAN_STEP, dy * PAN_STEP);
    else onArrow(heading);
  };

  // The camera does not animate to its starting position.
  const isMeasured = size.width > 0;
  const [isSet, setSet] = useState(false);
  useEffect(() => setSet(isMeasured), [isMeasured]);

  const middle = `translate(${size.width / 2}px, ${size.height / 2}px)`;
  const shift = `translate(${-camera.x * pitch.width}px, ${camera.y * pitch.height}px)`;
  // What is too small to read is left out a frame after the camera moved, because all cards are styled again.
  const { least, isTight, isTiny, isNameless, isNumberless } = readableAt(
    useNextFrame(camera.zoom),
    restingZoom,
    pitch.width,
  );
  return (
    <Area
      role="grid"
      aria-label={label}
      aria-rowcount={bounds.north - bounds.south + 1}
      aria-colcount={bounds.east - bounds.west + 1}
      className={cx(
        styles.world,
        (isPanning || !isSet) && styles.still,
        camera.zoom > 1 && !isPanning && styles.enlarged,
      )}
      data-tight={isTight || undefined}
      data-tiny={isTiny || undefined}
      data-nameless={isNameless || undefined}
      data-numberless={isNumberless || undefined}
      style={{ "--least": least, transform: `${middle} scale(${camera.zoom}) ${shift}` } as CSSProperties}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const at = attributeAround(event.target, "at")?.split(",").map(Number);
        if (!at) return;
        const cell: Cell = [at[0] ?? 0, at[1] ?? 0];
        onFocusCell(cell);
        // Not for a pointer, which is about to press this very place.
        if (event.target.matches(":focus-visible")) goTo(cell);
      }}
    >
      <div ref={probe} className={styles.probe} role="presentation" />
      {children}
    </Area>
  );
}

/** The endless plane behind its frame: panned, zoomed, and always around the cards in play. */
export function GridPlane({
  label,
  zone,
  cells,
  taken,
  action,
  chosen,
  bounds,
  isBare,
  onArrow,
  onFocusCell,
  children,
}: Props) {
  const frame = useRef<HTMLElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const controls = useCamera(frame, probe, cells, taken, action, chosen);
  const { camera, size, pitch } = controls;
  const buttons = useCameraKeys(controls);
  const { isPanning, ...ground } = usePanZoom(frame, controls);

  const spotAt = ({ x, y }: Point, element: Element): Spot => {
    const middle = middleOf(frame.current);
    return cardOn(element) ?? { kind: "cell", cell: cellAt(camera, x - middle.x, y - middle.y, pitch) };
  };
  useCellPoses(frame, controls.goal, pitch);

  return (
    <section
      ref={frame}
      className={cx(styles.frame, isPanning && styles.panning)}
      data-grid
      data-bare={isBare || undefined}
      data-choosing={chosen.length > 0 || undefined}
      data-zone={zone}
      data-mat
      {...ground}
    >
      <DropZone of={frame} spotAt={spotAt} zoom={camera.zoom} />
      <div className={styles.cloth} aria-hidden="true" />
      <GridControls camera={buttons} isOwn={controls.isOwn} />
      <GridMap zone={zone} controls={controls} />
      <World
        label={label}
        bounds={bounds}
        probe={probe}
        controls={controls}
        isPanning={isPanning}
        onArrow={onArrow}
        onFocusCell={onFocusCell}
      >
        {children}
      </World>
      <Arrow zone={zone} camera={camera} size={size} pitch={pitch} />
    </section>
  );
}
