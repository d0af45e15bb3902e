import { describe, expect, test } from "vitest";
import type { Game } from "../../../games/game";
import type { Guide } from "../../../games/guide";
import {
  type Answer,
  answer,
  cloneState,
  type Decision,
  type Engine,
  engineFor,
  everyAction,
  fitsShares,
  NONE,
  seatOf,
  type View,
  view,
} from "../../../kernel";
import { currentStep } from "../steps";
import { type Claims, checking, unclaimed } from "./claims";
import {
  erraticLearner,
  firstMoment,
  idleLearner,
  type Learner,
  type Lesson,
  type Moment,
  play,
  type Reply,
  someOfEach,
} from "./lesson";

/** The last lines of a lesson, one for each winner. */
const ENDS = ["won", "over", "other-end"];

/** What a lesson test needs to know of one game. */
export interface LessonSpec {
  readonly game: Game;
  readonly guide: Guide;
  readonly claims: Claims;
  /** Steps that claim nothing that could be checked. */
  readonly unclaimed: readonly string[];
  /** Follows the guide, and plays to win where it leaves the learner alone. */
  readonly obedient: Learner;
  readonly reply?: Reply;
  /** Steps that are never shown to a learner who follows the guide. */
  readonly unseen: readonly string[];
  /** Does nothing in any turn. Defaults to the actions by which the guide goes on. */
  readonly idle?: Learner;
  /** The moments at which the learner deviates from the guide. */
  readonly astray: (lesson: Lesson) => readonly Moment[];
  /** The learner's rounds after that. Defaults to the whole game. */
  readonly later?: number;
  /** A step that is shown only after a deviation. */
  readonly onlyAstray?: string;
  /** How many actions a random learner takes in one step. Defaults to no limit. */
  readonly restless?: number;
  /** Rounds that a random learner plays. Defaults to the whole game. */
  readonly rounds?: number;
}

/** The first moment of each kind. */
export function firstOfEach(moments: readonly Moment[], kind: (moment: Moment) => string | null): Moment[] {
  const found = new Map<string, Moment>();
  for (const moment of moments) {
    const key = kind(moment);
    if (key !== null && !found.has(key)) found.set(key, moment);
  }
  return [...found.values()];
}

/** The step that is shown at a moment. */
export const stepAt = ({ game, guide }: Pick<LessonSpec, "game" | "guide">, { g, done }: Moment) =>
  currentStep(game, guide.steps, view(g, 0), done)?.step.id ?? null;

/** Other ways of allotting the same total, or one more or less. */
function otherShares(decision: Extract<Decision, { kind: "allot" }>): number[][] {
  const { proposal } = decision;
  const moved = (i: number, j: number) =>
    proposal.map((n, at) => n + (at === j ? 1 : 0) - (at === i ? 1 : 0));
  const places = [NONE, ...proposal.keys()];
  return places
    .flatMap((i) => places.map((j) => moved(i, j)))
    .filter((shares) => fitsShares(decision, shares));
}

/** Sets of options that are picked: none, each, all. */
function otherPicks({ min, max, options }: Extract<Decision, { kind: "pick" }>): number[][] {
  const each = options.map((_, i) => i);
  return [[], ...each.map((i) => [i]), ...(each.length > 1 ? [each] : [])].filter(
    ({ length }) => length >= min && length <= max,
  );
}

/** Every other answer that a learner might give. */
function deviations({ decision, actions, anytime }: View): readonly Answer[] {
  const seat = 0;
  const back = anytime
    .filter(({ type }) => type === "back")
    .map((action): Answer => ({ seat, do: "anytime", action }));
  switch (decision?.kind) {
    case "act":
      return someOfEach(everyAction(actions)).map((action): Answer => ({ seat, do: "act", action }));
    case "allot":
      return [...back, ...otherShares(decision).map((amounts): Answer => ({ seat, do: "allot", amounts }))];
    case "pick":
      return [...back, ...otherPicks(decision).map((picks): Answer => ({ seat, do: "pick", picks }))];
    default:
      return back;
  }
}

/** Acts at random, but moves on now and then, because some actions could repeat for ever. */
function restlessly(seed: number, every: number, goOn: Learner): Learner {
  const any = erraticLearner(seed);
  let count = 0;
  return (seen, now) => (++count % every === 0 ? goOn(seen, now) : any(seen, now));
}

/** Plays the guided first game of one game in every way a learner might, and checks everything it says. */
export function describeLesson(spec: LessonSpec): void {
  const { game, guide, claims, obedient, reply } = spec;
  const course = { game, guide, learner: obedient, listen: checking(claims), ...(reply && { reply }) };
  const lesson = (more: Partial<typeof course> & { keep?: boolean; until?: (g: Engine) => boolean } = {}) =>
    play({ ...course, ...more }, firstMoment(game, guide));
  const passive = spec.idle ?? idleLearner(guide);
  const afterRound = (round: number | undefined) =>
    round === undefined ? undefined : { until: ({ state }: Engine) => seatOf(state, 0).rounds > round };

  describe(`the guided first game of ${game.title}`, () => {
    test("shows a learner who follows it every step", () => {
      const { shown } = lesson();
      const unseen = guide.steps.map(({ id }) => id).filter((id) => !shown.includes(id));
      expect(unseen).toEqual(spec.unseen);
    });

    test("is won by a learner who follows it", () => {
      expect(lesson().g.state.outcome).toMatchObject({ winners: [0] });
    });

    test("has a check for every step that claims something", () => {
      expect(unclaimed(guide, claims)).toEqual(spec.unclaimed);
    });

    test("gives no two steps the same name", () => {
      const names = guide.steps.map(({ id }) => id);
      expect(new Set(names).size).toBe(names.length);
    });

    test("says nothing untrue to a learner who does nothing, and still ends", () => {
      const { g, shown } = lesson({ learner: passive });
      expect(g.state.outcome).not.toBeNull();
      expect(ENDS).toContain(shown.at(-1));
    });

    test("says nothing untrue after a step at which the learner does something else", () => {
      const seenSteps = new Set<string>();
      let count = 0;
      for (const { g, done } of spec.astray(lesson({ keep: true }))) {
        for (const wrong of deviations(view(g, 0))) {
          const other = engineFor(g.rules, cloneState(g.state));
          expect(answer(other, wrong).ok, JSON.stringify(wrong)).toBe(true);
          const last = spec.later === undefined ? undefined : seatOf(other.state, 0).rounds + spec.later;
          const { g: end, shown } = play({ ...course, ...afterRound(last) }, { g: other, done });
          for (const id of shown) seenSteps.add(id);
          if (last === undefined) expect(end.state.outcome).not.toBeNull();
          if (last === undefined) expect(ENDS).toContain(shown.at(-1));
          count++;
        }
      }
      expect(count).toBeGreaterThan(60);
      if (spec.onlyAstray !== undefined) expect([...seenSteps]).toContain(spec.onlyAstray);
    });

    test.each([1, 2, 3, 4, 5, 6])("says nothing untrue to a learner who does anything (seed %i)", (seed) => {
      const every = spec.restless ?? Number.POSITIVE_INFINITY;
      const learner = restlessly(seed, every, passive);
      const { shown } = lesson({ learner, ...afterRound(spec.rounds) });
      expect(shown.length).toBeGreaterThan(2);
    });
  });
}
