import { useEffect } from "react";
import { useMatch } from "../../store/play/match";
import { useTable } from "../../table";
import { HintPanel } from "./HintPanel";
import { closeHint, useHint } from "./hint-state";
import { useHintKey } from "./use-hint-key";

/** The expert's advice at the table, while one is asked for or shown. */
export default function Hints() {
  const state = useHint();
  const decision = useMatch((match) => match.view?.decision);
  const shown = useTable((s) => s.view.decision);
  useHintKey();
  useEffect(() => closeHint, []);
  const isOver = state.is !== "none" && state.decision !== decision;
  useEffect(() => {
    if (isOver) closeHint();
  }, [isOver]);
  // What is still moving may be about an earlier decision.
  if (state.is === "none" || state.decision !== shown) return null;
  return <HintPanel key={state.is} state={state} />;
}
