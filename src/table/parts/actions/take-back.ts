import { cue } from "../../../sound/cue";
import type { MatchSource } from "../../state/match";
import type { TableStore } from "../../state/table";

/** Takes back, or says why nothing can be taken back. */
export function takeBack(match: MatchSource, table: TableStore): void {
  const { whyNoUndo, undo } = match.getState();
  const refusal = whyNoUndo();
  if (refusal === null) {
    void undo();
    return;
  }
  cue("refuse");
  table.setState({ refusal });
}
