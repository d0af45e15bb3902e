import { expect, test } from "vitest";
import { d20Warriors as game } from "../../games/d20-warriors";
import type { Guide } from "../../games/guide";
import {
  type Action,
  answer,
  type Card,
  cardOf,
  cloneState,
  type Engine,
  engineFor,
  everyAction,
  PASS,
  readStat,
  type View,
  view,
  zoneOf,
} from "../../kernel";
import { loadGuide } from "./load";
import type { CurrentStep } from "./steps";
import type { Claims } from "./testing/claims";
import { describeLesson } from "./testing/describe-lesson";
import { firstMoment, type Learner, play } from "./testing/lesson";

const guide = (await loadGuide(game.slug)) as Guide;

const END: Action = { type: "end-turn" };
const inWindow = ({ decision }: View) => decision?.kind === "act" && decision.window !== undefined;

/** The action that a step advises, if any. */
function advised(seen: View, { step, line }: CurrentStep): Action | undefined {
  const { card, cell } = line;
  const type = { place: "place", second: "place", third: "place", attack: "attack", strike: "attack" }[
    step.id
  ];
  if (step.id === "behind") return everyAction(seen.actions).find((action) => action.card === card);
  return everyAction(seen.actions).find(
    (action) =>
      action.type === type &&
      (card === undefined || action.card === card) &&
      (cell === undefined || String(action.cell) === String(cell)),
  );
}

/** Follows the guide; without advice, places Warriors and attacks. */
const obedient: Learner = (seen, now) => {
  const advice = now === null ? undefined : advised(seen, now);
  if (advice !== undefined) return advice;
  if (inWindow(seen)) return PASS;
  const free =
    seen.turn.number > 5
      ? everyAction(seen.actions).find(({ type }) => type === "place" || type === "attack")
      : undefined;
  return free ?? END;
};

const warriors = (g: Engine) => zoneOf(g.state, "battlefield").cards.map((id) => cardOf(g.state, id));
const mine = (card: Card) => card.controller === 0;
const isUp = (card: Card) => card.face === "up";
const touch = (a: Card, b: Card) => a.id !== b.id && Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) === 1;
const called = (g: Engine, name: unknown) => warriors(g).filter(({ def }) => def === name);

/** A copy of the game after the learner takes this action. */
function tried(g: Engine, action: Action): Engine {
  const other = engineFor(g.rules, cloneState(g.state));
  expect(answer(other, { seat: 0, do: "act", action }).ok, JSON.stringify(action)).toBe(true);
  return other;
}

const NAMES = {
  n: [0, 1],
  ne: [1, 1],
  e: [1, 0],
  se: [1, -1],
  s: [0, -1],
  sw: [-1, -1],
  w: [-1, 0],
  nw: [-1, 1],
};
/** The number on the side of one card that touches the other. */
function towards(g: Engine, from: Card, to: Card): number {
  const step = String([to.x - from.x, to.y - from.y]);
  const name = Object.entries(NAMES).find(([, by]) => String(by) === step)?.[0];
  return name === undefined ? Number.NaN : readStat(g, from.id, name);
}

/** Checks the attack's dice against the game's own log. */
function isAttack(g: Engine, now: CurrentStep): void {
  const { card, other, dice, others } = now.line.words.args ?? {};
  const actions = everyAction(view(g, 0).actions).filter(
    ({ type, card: own, target }) =>
      type === "attack" &&
      cardOf(g.state, own ?? -1).def === card &&
      cardOf(g.state, target ?? -1).def === other,
  );
  const known = actions.map((action) => game.table.preview({ rules: g.rules, state: g.state }, action));
  const numbers = known.map((one) => one?.sides?.map((side) => side.dice));
  expect(numbers).toContainEqual([dice, others]);
  expect(Math.max(...known.map((one) => one?.chance ?? 0))).toBeGreaterThan(0.5);
}

/** What must be true of the game when a step is shown. Computed without the guide's own code. */
const CLAIMS: Claims = {
  place: (g) => {
    expect(warriors(g)).toEqual([]);
    const cells = everyAction(view(g, 0).actions).filter(({ type }) => type === "place");
    expect(new Set(cells.map(({ cell }) => String(cell)))).toEqual(new Set(["0,0"]));
  },
  numbers: (g, { card, north, southEast }) => {
    const [own] = called(g, card).filter(mine);
    expect(own).toMatchObject({ face: "up" });
    expect([north, southEast]).toEqual(["n", "se"].map((name) => readStat(g, own?.id ?? -1, name)));
  },
  inspect: (g, { card }) => expect(called(g, card).some(mine)).toBe(true),
  end: (g) => expect(everyAction(view(g, 0).actions).some(({ type }) => type === "attack")).toBe(false),
  foe: (g, { card, other }) =>
    expect(
      called(g, card).some(
        (own) =>
          mine(own) &&
          isUp(own) &&
          called(g, other).some((foe) => !mine(foe) && isUp(foe) && touch(own, foe)),
      ),
    ).toBe(true),
  attack: (g, _args, now) => isAttack(g, now),
  strike: (g, _args, now) => isAttack(g, now),
  won: (g, { high, low }) => {
    expect(totals(g)).toEqual([high, low]);
    expect(Number(high)).toBeGreaterThan(Number(low));
    expect(warriors(g).some((card) => !mine(card) && !isUp(card))).toBe(true);
  },
  lost: (g, { high, low }) => {
    expect(totals(g)).toEqual([low, high]);
    expect(Number(high)).toBeGreaterThan(Number(low));
    expect(warriors(g).some((card) => mine(card) && !isUp(card))).toBe(true);
  },
  second: (g, _args, { line }) => {
    const isOpen = warriors(g).some((card) => !mine(card) && isUp(card));
    expect(line.words.key).toBe(isOpen ? "lesson.d20.second-open" : "lesson.d20.second");
    expect(isOpen || warriors(g).some((card) => !isUp(card))).toBe(true);
  },
  more: (g) => expect(everyAction(view(g, 0).actions).some(({ type }) => type === "attack")).toBe(true),
  "more-third": (g) =>
    expect(everyAction(view(g, 0).actions).some(({ type }) => type === "attack")).toBe(true),
  "end-second": (g) =>
    expect(everyAction(view(g, 0).actions).some(({ type }) => type === "attack")).toBe(false),
  "end-third": (g) =>
    expect(everyAction(view(g, 0).actions).some(({ type }) => type === "attack")).toBe(false),
  attacked: (g, _args, { line }) => {
    const card = cardOf(g.state, line.card ?? -1);
    expect(mine(card)).toBe(true);
    expect(isUp(card)).toBe(false);
  },
  flash: (g) => expect(g.state.vars.battle).toBeNull(),
  third: (g, { other, dice, others }, { line }) => {
    const { card, cell } = line;
    if (card === undefined || cell === undefined) throw new Error("no placement");
    const placed = tried(g, { type: "place", card, cell });
    const [own, foe] = [cardOf(placed.state, card), called(placed, other).filter((one) => !mine(one))];
    const numbers = foe.map((one) => ({
      dice: readTowards(placed, own, one),
      others: towards(placed, one, own),
    }));
    expect(numbers).toContainEqual({ dice, others });
    expect(Number(dice)).toBeGreaterThan(Number(others));
  },
  behind: (g, { mine: own, theirs, total }, { line }) => {
    expect(totals(g)).toEqual([own, theirs]);
    expect(Number(own)).toBeLessThan(Number(theirs));
    expect(totals(tried(g, { type: "flash", card: line.card ?? -1 }))).toEqual([total, theirs]);
    expect(Number(total)).toBeGreaterThan(Number(theirs));
  },
  "far-behind": (g, { mine: own, theirs, total }, { line }) => {
    expect(totals(g)).toEqual([own, theirs]);
    expect(totals(tried(g, { type: "flash", card: line.card ?? -1 }))).toEqual([total, theirs]);
    expect(Number(total)).toBeLessThanOrEqual(Number(theirs));
  },
  ahead: (g, { mine: own, theirs }) => {
    expect(totals(g)).toEqual([own, theirs]);
    expect(Number(own)).toBeGreaterThan(Number(theirs));
  },
  window: (g) => expect(g.state.decision).toMatchObject({ kind: "act", seat: 0 }),
  why: (g, _args, { line }) => {
    const card = cardOf(g.state, line.card ?? -1);
    expect(card.face).toBe("down");
    expect(everyAction(view(g, 0).actions).filter((action) => action.card === card.id)).toEqual([]);
  },
  count: (g, args) => {
    const counts = [true, false].map(
      (own) => warriors(g).filter((card) => isUp(card) && mine(card) === own).length,
    );
    expect([args.mine, args.theirs]).toEqual(counts);
    expect(args.left).toBe(zoneOf(g.state, "deck", 1).cards.length);
  },
  last: (g) => {
    expect(zoneOf(g.state, "deck", 1).cards).toEqual([]);
    const ended = engineFor(g.rules, cloneState(g.state));
    for (let i = 0; ended.state.turn.number === g.state.turn.number && ended.state.outcome === null; i++) {
      const seat = ended.state.decision?.seat ?? 0;
      const isMine = ended.state.decision?.kind === "act" && ended.state.decision.window === undefined;
      expect(i).toBeLessThan(20);
      if (!answer(ended, { seat, do: "act", action: isMine ? END : PASS }).ok) break;
    }
    expect(ended.state.outcome !== null || ended.state.turn.step === "sudden-death").toBe(true);
  },
  over: (g) => expect(g.state.outcome?.cause).toBe("d20.most-face-up"),
  "other-end": (g) => expect(g.state.outcome?.cause).not.toBe("d20.most-face-up"),
  tie: (g) => expect(g.state.turn.step).toBe("sudden-death"),
};

/** The printed number of a card that was just placed. Changes to numbers are not predicted. */
function readTowards(g: Engine, from: Card, to: Card): number {
  const step = String([to.x - from.x, to.y - from.y]);
  const name = Object.entries(NAMES).find(([, by]) => String(by) === step)?.[0];
  return g.rules.cards[from.def]?.stats[name ?? ""] ?? Number.NaN;
}

function totals(g: Engine): (number | null | undefined)[] {
  const sides = game.status.contest(g.state)?.sides ?? [];
  return [0, 1].map((seat) => sides.find((side) => side.seat === seat)?.total);
}

describeLesson({
  game,
  guide,
  claims: CLAIMS,
  unclaimed: ["welcome", "goal", "rule", "log", "own"],
  obedient,
  unseen: ["lost", "more", "far-behind", "ahead", "more-third", "tie", "other-end"],
  astray: ({ asked }) => asked,
});

const course = { game, guide, learner: obedient };

test("a learner who follows it meets these battles, and wins after six turns", () => {
  const { g, events } = play(course, firstMoment(game, guide));
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

test("no Flash card prompts before the fifth turn", () => {
  const turns: number[] = [];
  const learner: Learner = (seen, now) => {
    if (inWindow(seen) && seen.actions.length > 1) turns.push(seen.turn.number);
    return obedient(seen, now);
  };
  play({ ...course, learner }, firstMoment(game, guide));
  expect(Math.min(...turns)).toBe(5);
});
