import { replay, truncated } from "../../kernel";
import { message } from "../../text/message";
import { setMatchRunning } from "../match-running";
import { truncateLog } from "../running/match-log";
import { advance } from "./advance";
import { seriesAtGameStart } from "./series";
import { publish, type Session, save } from "./session";
import { undoPoint, whyNoUndo } from "./why-no-undo";

/**
 * Undoes by replaying the match up to the undo point.
 * @returns false when the moves no longer lead there.
 */
export function undo(session: Session): boolean {
  const { match, parts } = session;
  const point = match === null || whyNoUndo(match) !== null ? null : undoPoint(match);
  if (match === null || point === null) return false;
  const again = replay(match.game.rules, match.record, point, { events: false });
  if (again.divergesAt !== null) {
    match.replayable = false;
    parts.notices.getState().report({ id: "undo", message: message("notice.undo") });
    publish(session);
    return false;
  }
  session.ticket++;
  session.fresh = [];
  match.g.state = again.engine.state;
  match.record = truncated(match.record, point);
  truncateLog(match, point);
  match.mustAsk = true;
  match.ongoingPasses = match.ongoingPasses.map(() => null);
  match.passHistories = match.passHistories.map(() => null);
  match.skipped = match.skipped.map(() => null);
  match.series = match.series && seriesAtGameStart(match.series, match.g.state.config);
  save(session);
  setMatchRunning(true);
  session.store.setState({ refusal: null });
  advance(session);
  return true;
}
