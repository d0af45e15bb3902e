import { replay } from "../../kernel";
import { setMatchRunning } from "../match-state";
import { shortened } from "../saving/rebuild";
import { forgetAfter } from "./chronicle";
import { people } from "./conduct";
import { isPass, type Live } from "./live";
import { keep, publish, type Stage } from "./stage";

/**
 * How many answers stay when the person takes back, or null when nothing can be taken back: up to before their
 * last answer that was more than a pass. Only where nobody else's decisions are at stake.
 */
export function undoPoint(live: Live): number | null {
  if (people(live.setup.seats) !== 1 || !live.replayable || live.lost) return null;
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
  const point = live === null ? null : undoPoint(live);
  if (live === null || point === null) return false;
  const again = replay(live.game.rules, live.record, point, { events: false });
  if (again.partsAt !== null) {
    live.replayable = false;
    parts.troubles.getState().report({ id: "undo", message: { key: "trouble.undo" } });
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
  publish(stage, () => ({ thinking: false, reaction: null, refusal: null }));
  return true;
}
