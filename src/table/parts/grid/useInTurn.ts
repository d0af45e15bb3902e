import { useEffect, useState } from "react";
import type { Cell } from "../../../kernel";
import { roundBoard } from "../../state/pictures";
import { nextCells } from "./inTurn";

/**
 * Cells that come and go a few at a time, a picture apart: dozens of them at once would make one picture late.
 * @returns those to be shown now.
 */
export function useInTurn(wanted: readonly Cell[]): readonly Cell[] {
  const [shown, setShown] = useState<readonly Cell[]>([]);
  const [latest, setLatest] = useState<readonly Cell[]>([]);
  // The first few come at once: whoever plays by keyboard is led to them.
  if (latest !== wanted) {
    setLatest(wanted);
    setShown(nextCells(shown, wanted));
  }
  const next = nextCells(shown, wanted);
  const isDone = next === shown;
  useEffect(() => {
    if (!isDone) roundBoard(() => setShown(next));
  }, [isDone, next]);
  return shown;
}
