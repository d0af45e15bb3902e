import type { Refusal } from "../../kernel";
import { message } from "../../text/message";
import { refuse } from "../refuse";
import { AUTO_PASS, isPass, type RunningMatch } from "../running/running-match";
import { needsCurtain } from "./turn-flow";

const AT = "kernel:decision";
/** Reasons against undo. Always the same objects, because the screen compares them. */
export const NO_UNDO = {
  shared: refuse("undo-shared", AT),
  lost: refuse("other-tab", AT),
  continued: refuse("undo-continued", AT),
  parts: { ok: false, why: message("notice.undo"), rule: AT },
  nothing: refuse("nothing-to-undo", AT),
} as const satisfies Readonly<Record<string, Refusal>>;

/**
 * Why nothing can be undone now, or null when something can. Undo is free when no person at this screen has hidden
 * information: in practice for a single person, and with open hands.
 */
export function whyNoUndo(match: RunningMatch): Refusal | null {
  if (needsCurtain(match.setup.seats, match.setup.openHands)) return NO_UNDO.shared;
  if (match.takenOver) return NO_UNDO.lost;
  if (match.series?.continued) return NO_UNDO.continued;
  if (!match.replayable) return NO_UNDO.parts;
  return undoPoint(match) === null ? NO_UNDO.nothing : null;
}

/**
 * The number of answers that remain: up to a person's last answer other than a pass. Null when there is none.
 */
export function undoPoint(match: RunningMatch): number | null {
  const { answers } = match.record;
  for (let i = answers.length - 1; i >= 0; i--) {
    const given = answers[i];
    if (given === undefined || isPass(given) || (given.do === "anytime" && given.action.type === AUTO_PASS))
      continue;
    if (match.setup.seats[given.seat]?.kind === "person") return i;
  }
  return null;
}
