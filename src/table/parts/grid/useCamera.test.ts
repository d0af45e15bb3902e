import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Cell } from "../../../kernel";
import { boundsOf, cellsAround, showsAll } from "../../viewmodel/grid";
import { useCamera } from "./useCamera";

test("the camera's controls keep their identity while it follows a battle, so that the table does not rerender", () => {
  const emptyRef = { current: null };
  const cells: readonly Cell[] = [
    [0, 0],
    [7, 5],
  ];
  const { result, rerender } = renderHook(
    ({ fought }: { fought: readonly Cell[] }) => useCamera(emptyRef, emptyRef, cells, cells, fought, []),
    { initialProps: { fought: [] as readonly Cell[] } },
  );
  const { follow, zoomBy } = result.current;
  rerender({ fought: cells });
  expect(result.current.follow).toBe(follow);
  expect(result.current.zoomBy).toBe(zoomBy);
});

/** An element of this size. happy-dom has no layout. */
function sized(width: number, height: number) {
  const element = document.createElement("div");
  for (const [name, value] of Object.entries({ width, height }))
    for (const box of ["client", "offset"])
      Object.defineProperty(element, box + name.replace(/^./, (c) => c.toUpperCase()), { value });
  return { current: element };
}

/** A board of six rows and columns, in a frame that fits three rows of cards at full size. */
function crowded() {
  const [frame, probe] = [sized(1000, 400), sized(98, 132)];
  probe.current.style.setProperty("--card-least", "80px");
  probe.current.style.setProperty("--card-w", "84px");
  document.body.append(probe.current);
  const taken = Array.from({ length: 36 }, (_, i): Cell => [i % 6, Math.floor(i / 6)]);
  const round = cellsAround(taken);
  const none: readonly Cell[] = [];
  const hook = renderHook(
    ({ chosen }) =>
      useCamera(frame, probe, chosen.length > 0 ? [...taken, ...round] : taken, taken, none, chosen),
    { initialProps: { chosen: none } },
  );
  const showsRound = () => {
    const { camera, size, pitch } = hook.result.current;
    return showsAll(camera, boundsOf(round), size, pitch);
  };
  return { ...hook, round, none, showsRound };
}

test("shows all cells that may be chosen, then returns to its old position", () => {
  const { result, rerender, round, none, showsRound } = crowded();
  const before = result.current.camera;
  expect(showsRound()).toBe(false);
  rerender({ chosen: round });
  expect(showsRound()).toBe(true);
  rerender({ chosen: none });
  expect(result.current.camera).toEqual(before);
});

test("does so from any position the player chose, and keeps a move that the player makes meanwhile", () => {
  const { result, rerender, round, none, showsRound } = crowded();
  act(() => result.current.panBy(-900, 0));
  const own = result.current.camera;
  rerender({ chosen: round });
  expect(showsRound()).toBe(true);
  rerender({ chosen: none });
  expect(result.current.camera).toEqual(own);
  rerender({ chosen: round });
  act(() => result.current.zoomBy(2));
  expect(showsRound()).toBe(false);
  rerender({ chosen: none });
  rerender({ chosen: round });
  expect(showsRound(), "the next time all are shown again").toBe(true);
});
