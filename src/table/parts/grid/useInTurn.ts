import { useEffect, useState } from "react";
import type { Cell } from "../../../kernel";
import { inPieces } from "../../state/pictures";
import { nextCells, stepsBetween } from "./inTurn";

/**
 * Cells that come and go a few at a time, a piece of the board each: dozens of them at once would make one picture late.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the steps from what is shown now are counted once.
  useEffect(() => {
    let isWanted = true;
    const step = () => {
      if (isWanted) setShown((now) => nextCells(now, wanted));
    };
    for (let n = stepsBetween(shown, wanted); n > 0; n--) inPieces(step);
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return shown;
}
