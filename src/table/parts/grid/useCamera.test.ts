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
    ({ action }: { action: readonly Cell[] }) => useCamera(emptyRef, emptyRef, cells, cells, action, []),
    { initialProps: { action: [] as readonly Cell[] } },
  );
  const { follow, zoomBy } = result.current;
  rerender({ action: cells });
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

/** A board of six rows and columns, in a frame that fits three rows of cards at full size unless its height is given. */
function crowded(height = 400) {
  const [frame, probe] = [sized(1000, height), sized(98, 132)];
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
  const offer = async (chosen: readonly Cell[]) => {
    hook.rerender({ chosen });
    await act(() => new Promise<void>((painted) => requestAnimationFrame(() => painted())));
  };
  return { ...hook, offer, round, none, showsRound };
}

test("shows all cells that may be chosen, then returns to its old position", async () => {
  const { result, offer, round, none, showsRound } = crowded();
  const before = result.current.camera;
  expect(showsRound()).toBe(false);
  await offer(round);
  expect(showsRound()).toBe(true);
  await offer(none);
  expect(result.current.camera).toEqual(before);
});

test("shows everything when asked, however small the cards become", () => {
  const { result } = crowded(300);
  act(() => result.current.follow());
  const { camera, bounds, size, pitch } = result.current;
  expect(showsAll(camera, bounds, size, pitch)).toBe(true);
});

test("shows all cells that may be chosen from any position the player chose, and keeps a move that the player makes meanwhile", async () => {
  const { result, offer, round, none, showsRound } = crowded();
  act(() => result.current.panBy(-900, 0));
  const own = result.current.camera;
  await offer(round);
  expect(showsRound()).toBe(true);
  await offer(none);
  expect(result.current.camera).toEqual(own);
  await offer(round);
  act(() => result.current.zoomBy(2));
  expect(showsRound()).toBe(false);
  await offer(none);
  await offer(round);
  expect(showsRound(), "the next time all are shown again").toBe(true);
});

test("the cells of a choice are painted before it moves, and a cell it is about to show does not move it", () => {
  const { result, rerender, round, showsRound } = crowded();
  const before = result.current.camera;
  rerender({ chosen: round });
  expect(result.current.camera).toEqual(before);
  act(() => result.current.goTo(round[0] ?? [0, 0]));
  expect(result.current.isOwn, "the focus on a cell is not a move by the player").toBe(false);
  act(() => result.current.panBy(0, 0));
  expect(showsRound(), "a move starts from where it is about to stand").toBe(true);
});
