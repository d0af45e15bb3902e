import { type Answer, legalActions, NONE, PASS, type Result, type Seat, type View } from "../../kernel";
import { message } from "../../text/message";
import { loadGuide } from "../guide/load";
import { setMatchRunning } from "../match-state";
import { refuse } from "../refuse";
import { textOf } from "../saving/summary";
import { showLeft } from "../spectacle";
import type { OpponentLevel } from "../types";
import { type NextStep, nextStep, type Situation } from "./conduct";
import { isPass, type Live, play, snapshot } from "./live";
import { lookAt } from "./look";
import { opponentSeed, simplestAnswers } from "./simplest";
import { giveScreen, hangCurtain, keep, publish, type Stage } from "./stage";

function situation(live: Live, viewer: Seat): Situation {
  const { state } = live.g;
  return {
    decision: state.decision,
    over: state.outcome !== null,
    paused: state.paused !== NONE || live.lost,
    seats: live.setup.seats,
    openHands: live.setup.openHands,
    viewer,
    passing: (seat) => live.passing[seat] ?? { level: "every", stops: [] },
    promised: live.promised,
    onlyPass: () => legalActions(live.g).every((action) => action.type === PASS.type),
  };
}

/** Gives an answer to the running game and has it saved. A fault of ours is told and changes nothing. */
export function give(stage: Stage, answer: Answer): Result {
  const { live, parts } = stage;
  if (live === null) return refuse("nobody-asked", "kernel:decision");
  try {
    const result = play(live, answer);
    if (!result.ok) return result;
    stage.ticket++;
    stage.fresh.push(...result.events);
    keep(stage);
    setMatchRunning(live.g.state.outcome === null);
    return result;
  } catch (fault) {
    console.error(fault);
    const file = () => textOf(snapshot(live, stage.viewer, parts.now()));
    parts.troubles.getState().report({
      id: "fault",
      message: message("trouble.fault"),
      file,
      fileName: `playmat-fault-${live.setup.game}.json`,
    });
    return refuse("fault", "kernel:decision");
  }
}

/** Carries the table on until a person has to do something, then shows it. */
export function settle(stage: Stage): void {
  const { live } = stage;
  if (live === null) return;
  for (;;) {
    const step = nextStep(situation(live, stage.viewer));
    if (step.do === "pass" && give(stage, { seat: step.seat, do: "act", action: PASS }).ok) continue;
    if (step.do === "show") {
      giveScreen(stage, step.seat);
      continue;
    }
    arrive(stage, step);
    return;
  }
}

/** Where the table comes to rest. */
function arrive(stage: Stage, step: NextStep): void {
  if (step.do === "curtain") hangCurtain(stage, step.seat);
  else if (step.do === "strip") showStrip(stage, step.seat);
  else if (step.do === "think") void think(stage, step.seat, step.level);
  else publish(stage, () => ({ curtain: null, reaction: null, thinking: false }));
}

/** The neutral strip before another person's window. Its length is a setting: it never depends on their cards. */
function showStrip(stage: Stage, seat: Seat): void {
  const beat = stage.parts.settings().reactionBeat;
  const id = ++stage.strips;
  publish(stage, (view) => {
    const prompt = view.decision?.prompt ?? message("prompt.reaction");
    return { curtain: null, thinking: false, reaction: { seat, prompt, beat, id } };
  });
}

async function ask(stage: Stage, live: Live, seat: Seat, level: OpponentLevel): Promise<Answer | null> {
  const view = lookAt(live.g, seat, false);
  try {
    const answer =
      (live.setup.guided ? await askTutor(live, view) : null) ??
      (await stage.parts.askOpponent(live.setup.game, level, view, opponentSeed(live.record, seat)));
    return answer.seat === seat && answer.do !== "anytime" ? answer : null;
  } catch (fault) {
    console.error(fault);
    return null;
  }
}

/** What the tutor of a guided match answers, if it has an answer. */
async function askTutor({ game }: Live, view: View): Promise<Answer | null> {
  const [guide, { tutorAnswer }] = await Promise.all([loadGuide(game.slug), import("../guide/tutor")]);
  return guide === null ? null : tutorAnswer(game, guide, view);
}

/** A scripted opponent's answer, no sooner than people can follow. Passing in a window shows nothing: no pause. */
async function think(stage: Stage, seat: Seat, level: OpponentLevel): Promise<void> {
  const { live, parts } = stage;
  if (live === null) return;
  publish(stage, () => ({ curtain: null, thinking: true, reaction: null }));
  const ticket = ++stage.ticket;
  const began = parts.now();
  const answer = await ask(stage, live, seat, level);
  if (stage.ticket !== ticket) return;
  const decision = live.g.state.decision;
  const quiet =
    answer !== null && isPass(answer) && decision?.kind === "act" && decision.window !== undefined;
  const rest = parts.settings().opponentPause - (parts.now() - began);
  if (!quiet && rest > 0) await parts.sleep(rest);
  // In short steps: a press at the table ends the show.
  for (let left = showLeft(quiet); left > 0; left = showLeft(quiet)) await parts.sleep(Math.min(left, 40));
  if (stage.ticket !== ticket) return;
  if (answer !== null && give(stage, answer).ok) settle(stage);
  else answerSimply(stage, live, seat);
}

/** The opponent failed: the humblest legal answer is given for it, and the person is told. */
function answerSimply(stage: Stage, live: Live, seat: Seat): void {
  stage.parts.troubles.getState().report({ id: "opponent", message: message("trouble.opponent") });
  const answers = simplestAnswers(lookAt(live.g, seat, false));
  if (answers.some((answer) => give(stage, answer).ok)) settle(stage);
  else publish(stage, () => ({ thinking: false }));
}

/** A person has offered a draw: scripted opponents play on. */
export function declineForOpponents(stage: Stage, offer: Answer): void {
  const { live } = stage;
  if (live === null || offer.do !== "anytime") return;
  live.setup.seats.forEach((kind, seat) => {
    const open = live.g.state.drawOffers.length > 0 && live.g.state.outcome === null;
    if (kind.kind !== "opponent" || !open) return;
    give(stage, { seat, do: "anytime", action: { type: offer.action.type, data: { reply: "decline" } } });
  });
}
