import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Cell } from "../../../kernel";
import { useNextFrame } from "../../../ui/next-frame";
import {
  boundsOf,
  type Camera,
  cameraFor,
  followCamera,
  pan,
  panToShow,
  type Size,
  showsAll,
  zoomAt,
} from "../../viewmodel/grid";

/** Width of the buttons at the right edge, in pixels. */
const BUTTONS = 48;

/**
 * Minimum size of a cell on screen when the camera fits all cells that may be chosen, in pixels. A cell must remain
 * pressable.
 */
const MIN_CELL = 20;

const NO_SIZE: Size = { width: 0, height: 0 };

const lengthOf = (element: Element, property: string): number =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue(property)) || 1;

/** Sizes on screen, kept up to date: the frame, one cell at full size, and the minimum size of a card. */
function useSizes(frame: RefObject<HTMLElement | null>, probe: RefObject<HTMLElement | null>) {
  const [sizes, setSizes] = useState({ frame: NO_SIZE, pitch: NO_SIZE, least: 1 });
  useLayoutEffect(() => {
    const measure = () => {
      const outer = frame.current;
      const cell = probe.current;
      if (!outer || !cell) return;
      setSizes({
        frame: { width: outer.clientWidth, height: outer.clientHeight },
        pitch: { width: cell.offsetWidth || 1, height: cell.offsetHeight || 1 },
        least: lengthOf(cell, "--card-least") / lengthOf(cell, "--card-w"),
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (frame.current) observer.observe(frame.current);
    if (probe.current) observer.observe(probe.current);
    return () => observer.disconnect();
  }, [frame, probe]);
  return sizes;
}

/** The ways in which the player moves the camera. */
function useMoves(latest: RefObject<Camera>, move: (there: Camera) => void, size: Size, pitch: Size) {
  const goTo = useCallback(
    (cell: Cell) => {
      const there = panToShow(latest.current, cell, size, pitch, BUTTONS);
      if (size.width > 0 && there !== latest.current) move(there);
    },
    [latest, size, pitch, move],
  );

  const panBy = useCallback(
    (dx: number, dy: number) => move(pan(latest.current, dx, dy, pitch)),
    [latest, pitch, move],
  );
  const zoomBy = useCallback(
    (factor: number, px = 0, py = 0) => move(zoomAt(latest.current, factor, px, py, pitch)),
    [latest, pitch, move],
  );
  const lookAt = useCallback((x: number, y: number) => move({ ...latest.current, x, y }), [latest, move]);
  return { goTo, panBy, zoomBy, lookAt };
}

/**
 * The camera over the grid. It follows the cards in play until the player moves it; `follow` makes it follow again, or
 * shows everything when cards are too small for that. Once the player has moved it, it goes only to cards that arrive
 * out of view, and to cells given to `goTo`. While cells may be chosen it shows all of them, then returns.
 * @param cells that should be in view
 * @param taken cells with cards
 * @param action cells to bring in, the most important last
 * @param chosen cells that may be chosen now
 */
export function useCamera(
  frame: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  cells: readonly Cell[],
  taken: readonly Cell[],
  action: readonly Cell[],
  chosen: readonly Cell[],
) {
  const { frame: size, pitch, least } = useSizes(frame, probe);
  const [own, setOwn] = useState<Camera | null>(null);
  const bounds = useMemo(() => boundsOf(cells), [cells]);
  const known = useRef(taken);
  const fresh = useMemo(() => {
    const before = new Set(known.current.map(String));
    return taken.filter((cell) => !before.has(String(cell)));
  }, [taken]);
  const shown = useRef<Camera | null>(null);
  const following = useMemo(
    () =>
      size.width === 0
        ? cameraFor(bounds, size, pitch)
        : followCamera(shown.current, bounds, [...fresh, ...action], size, pitch, BUTTONS, least),
    [bounds, fresh, action, size, pitch, least],
  );
  useLayoutEffect(() => {
    known.current = taken;
    const go = (at: Camera, cell: Cell) => panToShow(at, cell, size, pitch, BUTTONS);
    if (fresh.length > 0) setOwn((mine) => mine && fresh.reduce(go, mine));
  }, [taken, fresh, size, pitch]);
  const base = own ?? following;
  shown.current = size.width === 0 ? null : base;
  const [isMoved, setMoved] = useState(false);
  // The cells of a choice are painted before the camera moves: one frame has no time for both.
  const painted = useNextFrame(chosen);
  if (isMoved && painted.length === 0) setMoved(false);
  const showing = useCallback(
    (choice: readonly Cell[]) => {
      const all = boundsOf(choice);
      const isFree = isMoved || choice.length === 0 || size.width === 0;
      if (isFree || showsAll(base, all, size, pitch, BUTTONS)) return base;
      return cameraFor(all, size, pitch, BUTTONS, MIN_CELL / pitch.width);
    },
    [base, isMoved, size, pitch],
  );
  const camera = useMemo(() => showing(painted), [showing, painted]);
  // A move starts from where the camera is about to stand.
  const latest = useRef(camera);
  latest.current = useMemo(() => showing(chosen), [showing, chosen]);
  const move = useCallback((there: Camera) => {
    setOwn(there);
    setMoved(true);
  }, []);
  const moves = useMoves(latest, move, size, pitch);
  // The same function while the camera moves. The table gets another one only when the sizes change.
  const whole = useRef({ following, bounds });
  whole.current = { following, bounds };
  const follow = useCallback(() => {
    const { following: there, bounds: all } = whole.current;
    const hides = !showsAll(there, all, size, pitch, BUTTONS);
    setMoved(false);
    const everything = () => cameraFor(all, size, pitch, BUTTONS, MIN_CELL / pitch.width);
    setOwn((mine) => (mine === null && hides ? everything() : null));
  }, [size, pitch]);
  return {
    camera,
    goal: latest.current,
    restingZoom: base.zoom,
    bounds,
    size,
    pitch,
    isOwn: own !== null,
    ...moves,
    follow,
  };
}

export type CameraControls = ReturnType<typeof useCamera>;
