import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Cell } from "../../../kernel";
import { useCamera } from "./useCamera";

test("the camera's buttons stay the same while it follows a battle: the table and its cards are not told of others", () => {
  const nowhere = { current: null };
  const cells: readonly Cell[] = [
    [0, 0],
    [7, 5],
  ];
  const { result, rerender } = renderHook(
    ({ fought }: { fought: readonly Cell[] }) => useCamera(nowhere, nowhere, cells, cells, fought),
    { initialProps: { fought: [] as readonly Cell[] } },
  );
  const { follow, zoomBy } = result.current;
  rerender({ fought: cells });
  expect(result.current.follow).toBe(follow);
  expect(result.current.zoomBy).toBe(zoomBy);
});
