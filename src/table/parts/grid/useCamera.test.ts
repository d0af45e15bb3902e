import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Cell } from "../../../kernel";
import { boundsOf, cellsAround, showsAll } from "../../viewmodel/grid";
import { useCamera } from "./useCamera";

test("the camera's buttons stay the same while it follows a battle: the table and its cards are not told of others", () => {
  const nowhere = { current: null };
  const cells: readonly Cell[] = [
    [0, 0],
    [7, 5],
  ];
  const { result, rerender } = renderHook(
    ({ fought }: { fought: readonly Cell[] }) => useCamera(nowhere, nowhere, cells, cells, fought, []),
    { initialProps: { fought: [] as readonly Cell[] } },
  );
  const { follow, zoomBy } = result.current;
  rerender({ fought: cells });
  expect(result.current.follow).toBe(follow);
  expect(result.current.zoomBy).toBe(zoomBy);
});

/** An element of this size, which happy-dom does not lay out. */
function sized(width: number, height: number) {
  const element = document.createElement("div");
  for (const [name, value] of Object.entries({ width, height }))
    for (const box of ["client", "offset"])
      Object.defineProperty(element, box + name.replace(/^./, (c) => c.toUpperCase()), { value });
  return { current: element };
}

/** A board of six rows and columns, in a frame that shows three rows of cards as large as they should be. */
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

test("while cells may be chosen all of them are shown, then the camera goes back", () => {
  const { result, rerender, round, none, showsRound } = crowded();
  const before = result.current.camera;
  expect(showsRound()).toBe(false);
  rerender({ chosen: round });
  expect(showsRound()).toBe(true);
  rerender({ chosen: none });
  expect(result.current.camera).toEqual(before);
});

test("that is so wherever the player had moved it, and what the player moves then stays", () => {
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
