import { useEffect } from "react";
import { useMatch } from "../../store/play/match";
import { useTable } from "../../table";
import { HintPanel } from "./HintPanel";
import { closeHint, isOutdated, useHint } from "./hint-state";
import { useHintKey } from "./use-hint-key";

/** The expert's advice at the table, while one is asked for or shown. */
export default function Hints() {
  const state = useHint();
  const view = useMatch((match) => match.view);
  const shown = useTable((s) => s.view.decision);
  useHintKey();
  useEffect(() => closeHint, []);
  const isOver = isOutdated(state, view);
  useEffect(() => {
    if (isOver) closeHint();
  }, [isOver]);
  // What is still moving may be about an earlier decision.
  if (state.is === "none" || state.view.decision !== shown) return null;
  return <HintPanel key={state.is} state={state} />;
}
