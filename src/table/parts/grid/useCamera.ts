import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Cell } from "../../../kernel";
import { boundsOf, bringIn, type Camera, cameraFor, pan, type Size, zoomAt } from "../../viewmodel/grid";

/** What the buttons at the right edge take up, in pixels. */
const BUTTONS = 48;

const NO_SIZE: Size = { width: 0, height: 0 };

/** Sizes on screen: the frame, and one cell at full size. Followed as they change. */
function useSizes(frame: RefObject<HTMLElement | null>, probe: RefObject<HTMLElement | null>) {
  const [sizes, setSizes] = useState({ frame: NO_SIZE, pitch: NO_SIZE });
  useLayoutEffect(() => {
    const measure = () => {
      const outer = frame.current;
      const cell = probe.current;
      if (!outer || !cell) return;
      setSizes({
        frame: { width: outer.clientWidth, height: outer.clientHeight },
        pitch: { width: cell.offsetWidth || 1, height: cell.offsetHeight || 1 },
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

/**
 * The camera over the grid. It follows what is in play until the player moves it; `follow` lets it follow
 * again. Where the player has moved it, it goes only to cards that arrive out of view, and to cells that
 * `goTo` names.
 * @param cells that should be in view
 * @param taken cells with cards
 */
export function useCamera(
  frame: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  cells: readonly Cell[],
  taken: readonly Cell[],
) {
  const { frame: size, pitch } = useSizes(frame, probe);
  const [own, setOwn] = useState<Camera | null>(null);
  const fitted = useMemo(() => cameraFor(boundsOf(cells), size, pitch, BUTTONS), [cells, size, pitch]);
  const known = useRef(taken);
  useLayoutEffect(() => {
    const before = new Set(known.current.map(String));
    known.current = taken;
    const fresh = taken.filter((cell) => !before.has(String(cell)));
    const go = (at: Camera, cell: Cell) => bringIn(at, cell, size, pitch, BUTTONS);
    if (fresh.length > 0) setOwn((mine) => mine && fresh.reduce(go, mine));
  }, [taken, size, pitch]);
  const camera = own ?? fitted;
  const latest = useRef(camera);
  latest.current = camera;
  const goTo = useCallback(
    (cell: Cell) => {
      const there = bringIn(latest.current, cell, size, pitch, BUTTONS);
      if (size.width > 0 && there !== latest.current) setOwn(there);
    },
    [size, pitch],
  );

  const panBy = useCallback((dx: number, dy: number) => setOwn(pan(latest.current, dx, dy, pitch)), [pitch]);
  const zoomBy = useCallback(
    (factor: number, px = 0, py = 0) => setOwn(zoomAt(latest.current, factor, px, py, pitch)),
    [pitch],
  );
  const follow = useCallback(() => setOwn(null), []);
  return { camera, size, pitch, isOwn: own !== null, goTo, panBy, zoomBy, follow };
}

export type CameraControls = ReturnType<typeof useCamera>;
