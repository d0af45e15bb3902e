import { describe, expect, test } from "vitest";
import { d20Warriors } from "../../games/d20-warriors";
import type { Guide, GuideStep } from "../../games/guide";
import {
  type Action,
  answer,
  cardIn,
  createGame,
  type Engine,
  type GameEvent,
  PASS,
  type View,
  view,
} from "../../kernel";
import { hasText } from "../../text";
import { createNotices } from "../notices";
import { fallbackAnswers } from "../play/fallback-answers";
import { fakeStorage } from "../testing/table";
import { loadGuide } from "./load";
import { createGuide } from "./progress";
import { isDone, stepNow } from "./steps";
import { tutorAnswer } from "./tutor";

const game = d20Warriors;
const loaded = async () => (await loadGuide(game.slug)) as Guide;

/** What a test's learner does at a decision. */
type Learner = (seen: View, step: GuideStep | null) => Action;

const named = (seen: View, card: number | undefined) => (card === undefined ? "" : cardIn(seen, card).def);
const first = (seen: View, type: string, card?: string, at?: readonly [number, number]) =>
  seen.actions.find(
    (action) =>
      action.type === type &&
      (card === undefined || named(seen, action.card) === card) &&
      (at === undefined || (action.cell?.[0] === at[0] && action.cell[1] === at[1])),
  );
const END: Action = { type: "end-turn" };

/** Follows the guide. */
const obedient: Learner = (seen, step) => {
  if (seen.decision?.kind === "act" && seen.decision.window !== undefined)
    return step?.id === "behind" ? (first(seen, "flash") ?? PASS) : PASS;
  const { turn } = seen;
  const wants: Readonly<Record<string, Action | undefined>> = {
    place: first(seen, "place", "Emberwing Drake"),
    attack: first(seen, "attack", "Emberwing Drake"),
    second: first(seen, "place", "Gate Warden"),
    third: first(seen, "place", "Basalt Golem", [2, -1]),
    strike: first(seen, "attack", "Basalt Golem"),
  };
  if (step !== null && wants[step.id] !== undefined) return wants[step.id] as Action;
  return (turn.number > 5 ? (first(seen, "place") ?? first(seen, "attack")) : undefined) ?? END;
};

interface Lesson {
  readonly g: Engine;
  /** Ids of the steps in the order in which they were first shown. */
  readonly shown: readonly string[];
  readonly events: readonly GameEvent[];
}

function lesson(guide: Guide, learner: Learner): Lesson {
  const g = createGame(game.rules, guide.config(["You", "Tutor"]));
  const shown: string[] = [];
  const done: string[] = [];
  const events: GameEvent[] = [];
  const look = () => view(g, 0);
  const show = (): GuideStep | null => {
    for (;;) {
      const step = stepNow(game, guide.steps, look(), done);
      if (step !== null && !shown.includes(step.id)) shown.push(step.id);
      const isRead = step !== null && ["read", "look", "be-refused", "open-rule"].includes(step.expect.do);
      if (!isRead) return step;
      done.push(step.id);
    }
  };
  for (let i = 0; g.state.decision !== null; i++) {
    if (i > 400) throw new Error("the lesson does not end");
    const step = show();
    const { seat } = g.state.decision;
    const seen = view(g, seat);
    const learns = seat === 0 && g.state.decision.kind === "act";
    const given = learns
      ? ({ seat, do: "act", action: learner(seen, step) } as const)
      : ((seat === 1 ? tutorAnswer(game, guide, seen) : null) ?? fallbackAnswers(seen)[0]);
    if (given === undefined) throw new Error("there is no answer");
    const result = answer(g, given);
    if (!result.ok) throw new Error(`${result.why.key} at ${step?.id}`);
    events.push(...result.events);
    if (step !== null && isDone(step, game, look(), result.events)) done.push(step.id);
  }
  show();
  return { g, shown, events };
}

describe("the guided first game of D20 Warriors", () => {
  test("whoever follows it sees every step in order, and wins after six turns of their own", async () => {
    const guide = await loaded();
    const { g, shown, events } = lesson(guide, obedient);
    const skipped = ["lost", "ahead", "tie"];
    const told = (ids: readonly string[]) => ids.filter((id) => ![...skipped, "window"].includes(id)).sort();
    expect(told(shown)).toEqual(told(guide.steps.map(({ id }) => id)));
    expect(g.state.turn.number).toBe(12);
    expect(g.state.outcome).toMatchObject({ winners: [0], cause: "d20.most-face-up" });
    const fights = events.filter(({ type }) => type === "win").map(({ def, targetDef }) => [def, targetDef]);
    expect(fights.slice(0, 3)).toEqual([
      ["Emberwing Drake", "Mirror Adept"],
      ["Sabre Lynx", "Emberwing Drake"],
      ["Basalt Golem", "Sabre Lynx"],
    ]);
    expect(events.filter(({ type, seat }) => type === "flash" && seat === 0)).toHaveLength(1);
  });

  test("whoever only ends turns still comes to the end, with the guide", async () => {
    const { g, shown } = lesson(await loaded(), (seen) =>
      seen.decision?.kind === "act" && seen.decision.window !== undefined ? PASS : END,
    );
    expect(g.state.outcome).not.toBeNull();
    expect(shown.at(-1)).toBe("over");
  });

  test.each([1, 2, 3, 4, 5])(
    "whatever else the learner does, the guide and the tutor cope (%i)",
    async (n) => {
      let at = n * 7919;
      const next = (most: number) => {
        at = (at * 1103515245 + 12345) % 2147483648;
        return at % most;
      };
      const guide = await loaded();
      const { g, shown } = lesson(guide, (seen) => seen.actions[next(seen.actions.length)] ?? PASS);
      expect(g.state.outcome ?? g.state.decision?.kind).toBeTruthy();
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.length).toBeGreaterThan(3);
    },
  );

  test("no Flash card asks before the fifth turn", async () => {
    const guide = await loaded();
    const asked: number[] = [];
    lesson(guide, (seen, step) => {
      const { decision, actions, turn } = seen;
      if (decision?.kind === "act" && decision.window !== undefined && actions.length > 1)
        asked.push(turn.number);
      return obedient(seen, step);
    });
    expect(Math.min(...asked)).toBe(5);
  });

  test("everything that is said has its phrase, and no step has another's name", async () => {
    const { steps } = await loaded();
    expect(steps.filter(({ say }) => !hasText(say))).toEqual([]);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });
});

describe("progress", () => {
  test("is kept with every step, for one match", () => {
    const storage = fakeStorage();
    const before = createGuide(() => storage);
    before.getState().open("m1");
    before.getState().finish("welcome");
    before.getState().finish("welcome");
    before.getState().hide(true);
    const after = createGuide(() => storage);
    after.getState().open("m1");
    expect(after.getState()).toMatchObject({ match: "m1", done: ["welcome"], hidden: true });
    after.getState().open("m2");
    expect(after.getState()).toMatchObject({ match: "m2", done: [], hidden: false });
  });

  test.each(["", "{", "null", '{"match":3}', JSON.stringify({ match: "m1", done: "all", hidden: false })])(
    "broken progress starts over, is set aside, and the learner sees a notice: %s",
    (text) => {
      const storage = fakeStorage({ "playmat.guide": text });
      const notices = createNotices();
      const guide = createGuide(() => storage, notices);
      expect(guide.getState()).toMatchObject({ match: "", done: [] });
      expect(notices.getState().notices).toMatchObject([
        { message: { key: "notice.guide-unreadable" }, raw: text },
      ]);
      guide.getState().open("m1");
      expect(Object.values(storage)).toContain(text);
      const again = createNotices();
      expect(createGuide(() => storage, again).getState().match).toBe("m1");
      expect(again.getState().notices).toEqual([]);
    },
  );

  test("broken progress that cannot be set aside stays where it is", () => {
    const storage = fakeStorage({ "playmat.guide": "{" });
    const { setItem } = storage;
    storage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const guide = createGuide(() => storage, createNotices());
    storage.setItem = (key, value) => {
      if (key === "playmat.guide") setItem.call(storage, key, value);
      else throw new DOMException("full", "QuotaExceededError");
    };
    guide.getState().open("m1");
    expect([guide.getState().match, storage.getItem("playmat.guide")]).toEqual(["m1", "{"]);
  });
});
