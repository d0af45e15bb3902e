import type { Game } from "../../../games/game";
import type { Guide, GuideStep } from "../../../games/guide";
import {
  type Action,
  type Answer,
  actionAt,
  answer,
  cardIn,
  cloneState,
  countActions,
  createGame,
  type Engine,
  engineFor,
  everyAction,
  type GameEvent,
  NONE,
  PASS,
  type View,
  view,
} from "../../../kernel";
import { fallbackAnswers } from "../../running/fallback-answers";
import { awaited, type CurrentStep, currentStep, isDone } from "../steps";
import { tutorAnswer } from "../tutor";

/** How a test's learner acts when asked to act. */
export type Learner = (seen: View, now: CurrentStep | null) => Action;

/** How a test's learner answers any other decision. Undefined picks the simplest answer. */
export type Reply = (seen: View, now: CurrentStep | null) => Answer | undefined;

/** Receives each lesson line, with the game at that moment. */
export type Listener = (now: CurrentStep, g: Engine) => void;

/** A lesson at one moment. It can be continued more than once. */
export interface Moment {
  readonly g: Engine;
  readonly done: readonly string[];
}

export interface Lesson extends Moment {
  /** Ids of the steps in the order in which they were first shown. */
  readonly shown: readonly string[];
  readonly events: readonly GameEvent[];
  /** Every moment at which the learner was asked, when `keep` is set. */
  readonly asked: readonly Moment[];
}

const ONLY_READ = ["read", "look", "be-refused", "open-rule"];
const MAX_ANSWERS = 2000;

const copy = ({ g, done }: Moment): Moment => ({ g: engineFor(g.rules, cloneState(g.state)), done });

/** The lesson before its first answer. */
export function firstMoment(game: Game, guide: Guide): Moment {
  return { g: createGame(game.rules, guide.config(["You", "Tutor"])), done: [] };
}

interface Course {
  readonly game: Game;
  readonly guide: Guide;
  readonly learner: Learner;
  readonly reply?: Reply;
  readonly listen?: Listener;
  readonly keep?: boolean;
  /** When to stop. Defaults to the end of the lesson. */
  readonly until?: (g: Engine) => boolean;
}

/**
 * Plays a lesson to its end, or until `until` is met.
 * @param from the starting moment, which is not changed.
 */
export function play(
  { game, guide, learner, reply, listen, keep = false, until }: Course,
  from: Moment,
): Lesson {
  const { g, done: before } = copy(from);
  const done = [...before];
  const shown: string[] = [];
  const events: GameEvent[] = [];
  const asked: Moment[] = [];
  let due: GuideStep | null = null;
  const show = (): CurrentStep | null => {
    for (;;) {
      const now = currentStep(game, guide.steps, view(g, 0), done);
      if (now === null) return null;
      if (!shown.includes(now.step.id)) shown.push(now.step.id);
      listen?.(now, g);
      if (!ONLY_READ.includes(now.step.expect.kind)) return now;
      done.push(now.step.id);
    }
  };
  for (let i = 0; g.state.decision !== null && until?.(g) !== true; i++) {
    if (i > MAX_ANSWERS) throw new Error("the lesson does not end");
    const now = show();
    const { seat } = g.state.decision;
    if (keep && seat === 0) asked.push(copy({ g, done: [...done] }));
    const given = answerOf({ game, guide, learner, reply }, view(g, seat), now);
    const result = answer(g, given);
    if (!result.ok) throw new Error(`${result.why.key} at ${now?.step.id}`);
    events.push(...result.events);
    due = awaited(due, now?.step ?? null);
    for (const step of new Set([now?.step, due]))
      if (step && isDone(step, game, view(g, 0), result.events)) done.push(step.id);
  }
  show();
  return { g, done, shown, events, asked };
}

function answerOf({ game, guide, learner, reply }: Course, seen: View, now: CurrentStep | null): Answer {
  const seat = seen.viewer;
  if (seat === 0 && seen.decision?.kind === "act") return { seat, do: "act", action: learner(seen, now) };
  const replied = seat === 0 ? reply?.(seen, now) : undefined;
  if (replied !== undefined) return replied;
  const given = (seat === 0 ? null : tutorAnswer(game, guide, seen)) ?? fallbackAnswers(seen)[0];
  if (given === undefined) throw new Error("there is no answer");
  return given;
}

/** Does nothing in any turn, and passes whenever asked. */
export const idleLearner =
  (guide: Guide): Learner =>
  (seen) =>
    everyAction(seen.actions).find(({ type }) => guide.nextStepActions.includes(type)) ?? PASS;

/** Plays a fixed pseudo-random sequence determined by the seed. */
export function erraticLearner(seed: number): Learner {
  let at = seed * 7919;
  return (seen) => {
    at = (at * 1103515245 + 12345) % 2147483648;
    return actionAt(seen.actions, at % Math.max(1, countActions(seen.actions))) ?? PASS;
  };
}

/**
 * For each group of actions that agree in these fields, the first and the last one.
 * @param same defaults to the type and the card, whatever the target.
 */
export function someOfEach(
  actions: readonly Action[],
  same: readonly (keyof Action)[] = ["type", "card"],
): readonly Action[] {
  const like = (a: Action) => (b: Action) => same.every((key) => a[key] === b[key]);
  return actions.filter((one) => one === actions.find(like(one)) || one === actions.findLast(like(one)));
}

export const mainAction = ({ actions }: View): Action =>
  actions.find(({ type }) => type === PASS.type) ?? actions.at(-1) ?? PASS;

/**
 * The action that a step advises, if any; for an attack, the one on the card that the step names.
 * @param types maps a step's id to the type of its action.
 */
export const advisedAction =
  (types: Readonly<Record<string, string>>) =>
  (seen: View, now: CurrentStep | null): Action | undefined => {
    const advisedType = types[now?.step.id ?? ""];
    const other = now?.step.id === "attack" ? now.line.words.args?.other : undefined;
    return everyAction(seen.actions).find(
      ({ type, card, target }) =>
        type === advisedType &&
        card === now?.line.card &&
        (other === undefined || cardIn(seen, target ?? NONE).def === other),
    );
  };

/**
 * The simplest answer, for decisions that do not matter: pass, pay as proposed, choose as little as possible. Null when
 * no player is asked.
 * @param pick the card to choose whenever it can be chosen.
 */
export function simplestAnswer({ decision }: Engine["state"], pick = NONE): Answer | null {
  if (decision === null) return null;
  const { seat } = decision;
  if (decision.kind === "act") return { seat, do: "act", action: PASS };
  if (decision.kind === "allot") return { seat, do: "allot", amounts: decision.proposal };
  if (decision.kind === "confirm") return { seat, do: "confirm", yes: false };
  if (decision.kind === "arrange") return { seat, do: "arrange", order: decision.options.map((_, i) => i) };
  if (decision.kind !== "pick") return null;
  const at = decision.options.findIndex(({ card }) => card === pick);
  const least = Array.from({ length: decision.min }, (_, i) => i);
  return { seat, do: "pick", picks: at < 0 || pick === NONE ? least : [at] };
}
