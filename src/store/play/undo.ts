import { type Refusal, replay } from "../../kernel";
import { message } from "../../text/message";
import { setMatchRunning } from "../match-state";
import { refuse } from "../refuse";
import { shortened } from "../saving/rebuild";
import { forgetAfter } from "./chronicle";
import { needsCurtain } from "./conduct";
import { settle } from "./direct";
import { isPass, type Live } from "./live";
import { keep, publish, type Stage } from "./stage";

const AT = "kernel:decision";
/** What stands in the way: always the same objects, because the screen compares them. */
const NO_UNDO = {
  shared: refuse("undo-shared", AT),
  lost: refuse("other-tab", AT),
  parts: { ok: false, why: message("trouble.undo"), rule: AT },
  nothing: refuse("nothing-to-undo", AT),
} as const satisfies Readonly<Record<string, Refusal>>;

/**
 * Why nothing can be taken back now; null when something can. Free only where nothing is hidden from anybody at this
 * screen: for one person who practises, and with open hands.
 */
export function whyNoUndo(live: Live | null): Refusal | null {
  if (live === null) return NO_UNDO.nothing;
  if (needsCurtain(live.setup.seats, live.setup.openHands)) return NO_UNDO.shared;
  if (live.lost) return NO_UNDO.lost;
  if (!live.replayable) return NO_UNDO.parts;
  return undoPoint(live) === null ? NO_UNDO.nothing : null;
}

/** How many answers stay: up to before a person's last one that was more than a pass. Null when there is none. */
function undoPoint(live: Live): number | null {
  const { answers } = live.record;
  for (let i = answers.length - 1; i >= 0; i--) {
    const given = answers[i];
    if (given !== undefined && live.setup.seats[given.seat]?.kind === "person" && !isPass(given)) return i;
  }
  return null;
}

/** Plays the match again up to that point. @returns false when the moves no longer lead there. */
export function undo(stage: Stage): boolean {
  const { live, parts } = stage;
  const point = live === null || whyNoUndo(live) !== null ? null : undoPoint(live);
  if (live === null || point === null) return false;
  const again = replay(live.game.rules, live.record, point, { events: false });
  if (again.divergesAt !== null) {
    live.replayable = false;
    parts.troubles.getState().report({ id: "undo", message: message("trouble.undo") });
    publish(stage);
    return false;
  }
  stage.ticket++;
  stage.fresh = [];
  live.g.state = again.engine.state;
  live.record = shortened(live.record, point);
  forgetAfter(live, point);
  live.promised = true;
  keep(stage);
  setMatchRunning(true);
  stage.store.setState({ refusal: null });
  settle(stage);
  return true;
}
