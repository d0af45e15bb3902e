import { type Refusal, replay, truncated } from "../../kernel";
import { message } from "../../text/message";
import { setMatchRunning } from "../match-state";
import { refuse } from "../refuse";
import { advance } from "./advance";
import { truncateLog } from "./match-log";
import { isPass, type RunningMatch, SPARING } from "./running-match";
import { asBegun } from "./series";
import { publish, type Session, save } from "./session";
import { needsCurtain } from "./turn-flow";

const AT = "kernel:decision";
/** Reasons against undo: always the same objects, because the screen compares them. */
const NO_UNDO = {
  shared: refuse("undo-shared", AT),
  lost: refuse("other-tab", AT),
  continued: refuse("undo-continued", AT),
  parts: { ok: false, why: message("notice.undo"), rule: AT },
  nothing: refuse("nothing-to-undo", AT),
} as const satisfies Readonly<Record<string, Refusal>>;

/**
 * Why nothing can be undone now; null when something can. Undo is free where nothing is hidden from anybody
 * at this screen: in practice of one person, and with open hands.
 */
export function whyNoUndo(match: RunningMatch | null): Refusal | null {
  if (match === null) return NO_UNDO.nothing;
  if (needsCurtain(match.setup.seats, match.setup.openHands)) return NO_UNDO.shared;
  if (match.takenOver) return NO_UNDO.lost;
  if (match.series?.continued) return NO_UNDO.continued;
  if (!match.replayable) return NO_UNDO.parts;
  return undoPoint(match) === null ? NO_UNDO.nothing : null;
}

/**
 * The number of answers that remain: up to a person's last answer other than a pass. Null when there is none.
 */
function undoPoint(match: RunningMatch): number | null {
  const { answers } = match.record;
  for (let i = answers.length - 1; i >= 0; i--) {
    const given = answers[i];
    if (given === undefined || isPass(given) || (given.do === "anytime" && given.action.type === SPARING))
      continue;
    if (match.setup.seats[given.seat]?.kind === "person") return i;
  }
  return null;
}

/**
 * Replays the match up to that point.
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
  match.waiting = match.waiting.map(() => null);
  match.passed = match.passed.map(() => null);
  match.skipped = match.skipped.map(() => null);
  match.series = match.series && asBegun(match.series, match.g.state.config);
  save(session);
  setMatchRunning(true);
  session.store.setState({ refusal: null });
  advance(session);
  return true;
}
