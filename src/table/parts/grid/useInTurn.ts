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
  const [plan, setPlan] = useState({ wanted: shown, steps: 0 });
  // The first few come at once: whoever plays by keyboard is led to them.
  if (plan.wanted !== wanted) {
    const first = nextCells(shown, wanted);
    setShown(first);
    setPlan({ wanted, steps: stepsBetween(first, wanted) });
  }
  useEffect(() => {
    let isWanted = true;
    const step = () => {
      if (isWanted) setShown((now) => nextCells(now, plan.wanted));
    };
    for (let n = 0; n < plan.steps; n++) inPieces(step);
    return () => {
      isWanted = false;
    };
  }, [plan]);
  return shown;
}
