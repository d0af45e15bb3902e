import { create } from "zustand";
import { type Answer, canAct, canAnswer, NONE, PASS, type Seat, type Verdict } from "../kernel";
import { loadGame } from "./games";
import { askOpponent } from "./opponent";
import { declineForOpponents, give, settle } from "./play/direct";
import { beginMatch, clear, lose, resumeMatch } from "./play/open";
import {
  EMPTY_TABLE,
  giveScreen,
  hangCurtain,
  keep,
  type MatchParts,
  newStage,
  publish,
  type Stage,
} from "./play/stage";
import { undo, whyNoUndo } from "./play/undo";
import { refuse } from "./refuse";
import { saves } from "./saves";
import { useSettings } from "./settings";
import { useTroubles } from "./troubles";
import type { MatchStore, Passing } from "./types";

const NOBODY: Verdict = refuse("nobody-asked", "kernel:decision");

/** May this answer come from this screen now? Whether it is legal is for the rules to say. */
function fromThisScreen(stage: Stage, answer: Answer): Verdict {
  const { live, viewer } = stage;
  if (live === null) return NOBODY;
  if (live.lost) return refuse("other-tab", "kernel:decision");
  if (live.setup.seats[answer.seat]?.kind !== "person") return refuse("not-on-screen", "kernel:decision");
  const reply = answer.do === "anytime" && live.g.state.drawOffers.length > 0 && answer.action.data?.reply;
  if (reply === "accept" || reply === "decline") return { ok: true };
  const onScreen = answer.seat === viewer || live.setup.openHands;
  return onScreen ? { ok: true } : refuse("not-on-screen", "kernel:decision");
}

function send(stage: Stage, answer: Answer): Verdict {
  const allowed = fromThisScreen(stage, answer);
  const verdict = allowed.ok ? give(stage, answer) : allowed;
  if (!verdict.ok) {
    stage.store.setState({ refusal: verdict });
    return verdict;
  }
  stage.store.setState({ refusal: null });
  declineForOpponents(stage, answer);
  settle(stage);
  return { ok: true };
}

function why(stage: Stage, action: Parameters<MatchStore["why"]>[0]): Verdict {
  const { live, viewer } = stage;
  if (live === null) return NOBODY;
  if (live.lost) return refuse("other-tab", "kernel:decision");
  if (viewer === NONE) return refuse("not-on-screen", "kernel:decision");
  const isAnytime = Object.hasOwn(live.g.rules.anytime ?? {}, action.type);
  return isAnytime
    ? canAnswer(live.g, { seat: viewer, do: "anytime", action })
    : canAct(live.g, viewer, action);
}

function lift(stage: Stage): void {
  const { curtain } = stage.store.getState();
  if (curtain === null) return;
  giveScreen(stage, curtain.to);
  settle(stage);
}

function passReaction(stage: Stage): void {
  const { reaction } = stage.store.getState();
  if (reaction === null) return;
  stage.store.setState({ reaction: null });
  give(stage, { seat: reaction.seat, do: "act", action: PASS });
  settle(stage);
}

function takeReaction(stage: Stage): void {
  const { reaction } = stage.store.getState();
  if (reaction !== null) hangCurtain(stage, reaction.seat);
}

function setPassing(stage: Stage, seat: Seat, passing: Passing): void {
  const { live, viewer } = stage;
  if (live === null || (seat !== viewer && !live.setup.openHands)) return;
  live.passing = live.passing.map((old, i) => (i === seat ? passing : old));
  keep(stage);
  publish(stage);
}

/** Begins the job when those before it are done. */
function inTurn<T>(stage: Stage, job: () => Promise<T>): Promise<T> {
  const mine = stage.turnstile.then(job, job);
  stage.turnstile = mine.catch(() => undefined);
  return mine;
}

/** A match store of one's own. @param parts what it works with; tests bring their own, the page has `useMatch`. */
export function createMatchStore(parts: MatchParts) {
  return create<MatchStore>()((_set, get, store) => {
    const stage = newStage(parts, store);
    parts.troubles.subscribe(({ troubles }) => store.setState({ troubles }));
    parts.saves.onLost((id) => lose(stage, id));
    return {
      ...EMPTY_TABLE,
      troubles: parts.troubles.getState().troubles,
      begin: (setup, config) => inTurn(stage, () => beginMatch(stage, setup, config)),
      resume: (id, takeOver = false) => inTurn(stage, () => resumeMatch(stage, id, takeOver)),
      send: (answer) => send(stage, answer),
      act: (action) => send(stage, { seat: get().viewer, do: "act", action }),
      why: (action) => why(stage, action),
      undo: async () => undo(stage),
      whyNoUndo: () => whyNoUndo(stage.live),
      lift: () => lift(stage),
      reactionPassed: () => passReaction(stage),
      reactionTaken: () => takeReaction(stage),
      setPassing: (seat, level, stops) => setPassing(stage, seat, { level, stops }),
      dismissTrouble: (id) => parts.troubles.getState().dismiss(id),
      leaveTable: () => inTurn(stage, () => clear(stage)),
    };
  });
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The match on the table of this page. */
export const useMatch = createMatchStore({
  loadGame,
  askOpponent,
  saves,
  troubles: useTroubles,
  settings: useSettings.getState,
  sleep,
  now: Date.now,
});
