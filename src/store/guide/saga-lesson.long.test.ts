import { expect, test } from "vitest";
import { battleSpiritsSaga as game } from "../../games/battle-spirits-saga";
import type { Guide } from "../../games/guide";
import {
  type Action,
  type Answer,
  answer,
  cardOf,
  cloneState,
  type Engine,
  engineFor,
  everyAction,
  NONE,
  PASS,
  readStat,
  seatOf,
  view,
  zoneOf,
} from "../../kernel";
import { loadGuide } from "./load";
import { type Claim, type Claims, subjectOf } from "./testing/claims";
import { describeLesson } from "./testing/describe-lesson";
import { firstMoment, type Learner, play, type Reply, simplestAnswer } from "./testing/lesson";

const guide = (await loadGuide(game.slug)) as Guide;

const ADVICE: Readonly<Record<string, string>> = {
  summon: "summon",
  reduced: "summon",
  "summon-third": "summon",
  "set-burst": "set-burst",
  attack: "attack",
  "flash-use": "magic",
  burst: "answer",
};

/** Follows the guide; without advice, summons what it can and attacks with the rest. */
const obedient: Learner = (seen, now) => {
  const advisedType = ADVICE[now?.step.id ?? ""];
  const advised = everyAction(seen.actions).find(
    ({ type, card }) => type === advisedType && card === now?.line.card,
  );
  if (advised !== undefined) return advised;
  if (seen.decision?.kind === "act" && seen.decision.window !== undefined) return PASS;
  const isFree = seatOf(seen, 0).rounds > 3;
  const free = everyAction(seen.actions).find(
    ({ type }) => isFree && (type === "attack" || type === "summon"),
  );
  return free ?? everyAction(seen.actions).find(({ type }) => guide.nextStepActions.includes(type)) ?? PASS;
};

/** Picks what the guide advises. */
const asTold: Reply = ({ decision }, now) => {
  if (decision?.kind !== "pick" || !["block", "choose"].includes(now?.step.id ?? "")) return undefined;
  return { seat: 0, do: "pick", picks: [decision.options.findIndex(({ card }) => card === now?.line.card)] };
};

const counters = (g: Engine, key: string, seat: number) => {
  const { core = 0, soul = 0 } = zoneOf(g.state, key, seat).counters ?? {};
  return core + soul;
};
const life = (g: Engine, seat: number) => counters(g, "life", seat);
const spirits = (g: Engine, seat: number) => zoneOf(g.state, "spirits", seat).cards;
const bp = (g: Engine, id: number) => readStat(g, id, "bp");
const called = (g: Engine, seat: number, name: unknown) =>
  spirits(g, seat).filter((id) => cardOf(g.state, id).def === name);
const open = (g: Engine, type: string) =>
  everyAction(view(g, 0).actions).filter((action) => action.type === type);
const isFree = ({ decision }: Engine["state"]) => decision?.kind === "act" && decision.window === undefined;
const isBlock = ({ decision }: Engine["state"], seat: number) =>
  decision?.seat === seat && decision.prompt.key.endsWith(".block");

/** A copy of the game after the learner's answer, played on until the learner may act freely or `until` is met. */
function tried(
  g: Engine,
  first: Answer | null,
  { pick = NONE, until = isFree }: { pick?: number; until?: (state: Engine["state"]) => boolean } = {},
): Engine {
  const other = engineFor(g.rules, cloneState(g.state));
  if (first !== null) expect(answer(other, first).ok, JSON.stringify(first)).toBe(true);
  for (let i = 0; i < 40 && !until(other.state) && !isFree(other.state); i++) {
    const given = simplestAnswer(other.state, pick);
    if (given === null || !answer(other, given).ok) break;
  }
  return other;
}

const act = (action: Action): Answer => ({ seat: 0, do: "act", action });
const isSummoned: Claim = (g, { price, cost }, now) => {
  const card = subjectOf(now);
  const after = tried(g, act({ type: "summon", card }));
  expect(spirits(after, 0)).toContain(card);
  expect(counters(after, "trash", 0) - counters(g, "trash", 0)).toBe(price);
  if (cost !== undefined) expect(readStat(g, card, "cost")).toBe(cost);
};

const isLevel: Claim = (g, args, now) => {
  const { decision } = g.state;
  const id = decision?.kind === "allot" ? (decision.source ?? NONE) : NONE;
  const after = tried(g, null);
  const { levels = [] } = game.cards.pool[String(args.card)] as { levels?: { cores: number; bp: number }[] };
  expect(readStat(after, id, "level")).toBe(args.level);
  expect(levels[Number(args.level) - 1]).toMatchObject({ bp: args.bp });
  if (now.line.words.key.endsWith("more"))
    expect(levels[Number(args.next) - 1]).toMatchObject({ cores: args.cores, bp: args.more });
  else expect(levels).toHaveLength(Number(args.level));
};

const attack: Claim = (g, { card, bp: own, other, others, n }, now) => {
  if (now.line.words.key.endsWith("attack-over")) return;
  const id = subjectOf(now);
  expect(cardOf(g.state, id).def).toEqual(card);
  expect(bp(g, id)).toEqual(own);
  const blocked = tried(g, act({ type: "attack", card: id }), { until: (state) => isBlock(state, 1) });
  const able = blocked.state.decision;
  const blockers = able?.kind === "pick" ? able.options.map((option) => option.card ?? NONE) : [];
  const isAsked = isBlock(blocked.state, 1);
  if (other === undefined) expect(isAsked).toBe(false);
  else if (isAsked) {
    expect(Math.max(...blockers.map((blocker) => bp(g, blocker)))).toBeLessThanOrEqual(Number(others));
    expect(Number(others)).toBeLessThan(Number(own));
  }
  const after = tried(g, act({ type: "attack", card: id }));
  expect(life(g, 1) - life(after, 1)).toBe(n);
};

/** In a flash window during an attack on the learner: the game after passing, and then after blocking or not. */
const passed = (g: Engine, pick?: number, until?: (state: Engine["state"]) => boolean) =>
  tried(g, act(PASS), { ...(pick !== undefined && { pick }), ...(until && { until }) });

/** What must be true of the game when a step is shown. Computed without the guide's own code. */
const CLAIMS: Claims = {
  welcome: (g, args) => {
    expect(life(g, 0)).toEqual(args.life);
    expect(life(g, 1)).toEqual(args.life);
  },
  keep: (g, args) => {
    expect(args.n).toBe(zoneOf(g.state, "hand", 0).cards.length);
    expect(open(g, "mulligan")).toHaveLength(1);
  },
  pay: (g, { n }) => {
    const before = counters(g, "trash", 0);
    expect(counters(tried(g, null), "trash", 0) - before).toBeGreaterThanOrEqual(Number(n));
  },
  levels: isLevel,
  reserve: (g, { n }) => {
    expect(counters(g, "reserve", 0)).toBe(n);
    expect(zoneOf(g.state, "reserve", 0).counters?.soul).toBe(1);
  },
  summon: isSummoned,
  reduced: isSummoned,
  "summon-third": isSummoned,
  numbers: (g, args, now) => {
    const id = subjectOf(now);
    expect(readStat(g, id, "level")).toEqual(args.level);
    expect(bp(g, id)).toEqual(args.bp);
  },
  inspect: (g, { card }) => expect(called(g, 0, card)).not.toEqual([]),
  upkeep: (g, { n }) => expect(counters(g, "reserve", 0)).toBe(n),
  lost: (g, args) => expect(life(g, 0)).toBe(args.life),
  "set-burst": (g, _args, now) => {
    const after = tried(g, act({ type: "set-burst", card: subjectOf(now) }));
    expect(counters(after, "reserve", 0)).toBe(counters(g, "reserve", 0));
    expect(zoneOf(after.state, "burst", 0).cards).toHaveLength(1);
  },
  "to-attack": (g, _args, now) => {
    const { key } = now.line.words;
    const after = tried(g, act({ type: "end-main" }));
    if (key.endsWith("first-turn")) return expect(after.state.turn.step).not.toBe("attack");
    const ready = open(after, "attack").map(({ card }) => card);
    if (key.endsWith("idle")) expect(ready).toEqual([]);
    else expect(ready).toContain(subjectOf(now));
  },
  attack,
  why: (g, _args, now) => {
    expect(zoneOf(g.state, "hand", 0).cards).toContain(subjectOf(now));
    expect(everyAction(view(g, 0).actions).filter(({ card }) => card === subjectOf(now))).toEqual([]);
  },
  "end-attack": (g, _args, now) => {
    const ready = open(g, "attack").map(({ card }) => card);
    if (now.line.words.key.endsWith("over")) return expect(ready).toEqual([]);
    if (now.line.words.key.endsWith("keep-back")) return expect(ready).toEqual([subjectOf(now)]);
    expect(ready).not.toEqual([]);
  },
  "flash-own": (g, _args, now) => {
    if (!now.line.words.key.endsWith("gone")) return expect(g.state.turn.seat).toBe(0);
    expect([0, 1].map((seat) => life(passed(g), seat))).toEqual([life(g, 0), life(g, 1)]);
  },
  "flash-use": (g, { other, others, price }, now) => {
    const [attacker = NONE] = called(g, 1, other).filter(
      (id) => cardOf(g.state, id).rested && bp(g, id) === others,
    );
    const battle = Object(g.state.vars.battle) as { attacker: { card: number } };
    expect(cardOf(g.state, battle.attacker.card).def).toBe(other);
    expect(attacker).not.toBe(NONE);
    const use = open(g, "magic").find(({ card }) => card === subjectOf(now));
    const after = tried(g, act(use ?? PASS), { pick: battle.attacker.card });
    expect(spirits(after, 1)).not.toContain(battle.attacker.card);
    expect(counters(after, "trash", 0) - counters(g, "trash", 0)).toBe(price);
  },
  "flash-block": (g, { card, other }) => {
    const [own = NONE] = called(g, 0, card);
    const after = tried(
      passed(g, NONE, (state) => isBlock(state, 0)),
      null,
      { pick: own },
    );
    expect(called(after, 1, other).length).toBeLessThan(called(g, 1, other).length);
  },
  "flash-blocked": (g, args) => {
    for (const [name, n] of [
      [args.card, args.bp],
      [args.other, args.others],
    ] as const) {
      const ids = [0, 1].flatMap((seat) => called(g, seat, name));
      expect(ids.map((id) => bp(g, id))).toContain(n);
    }
  },
  "flash-burst": (g, { card }) => {
    const isBurst = ({ decision }: Engine["state"]) =>
      decision?.kind === "act" && decision.window === "burst" && decision.seat === 0;
    let after = passed(g, NONE, isBurst);
    while (isBurst(after.state) && open(after, "answer").length === 0) after = passed(after, NONE, isBurst);
    expect(open(after, "answer").map((action) => cardOf(after.state, action.card ?? NONE).def)).toContain(
      card,
    );
  },
  "flash-life": (g, args, now) => {
    const after = passed(g);
    if (now.line.words.key.endsWith("last")) expect(after.state.outcome?.winners ?? [1]).toEqual([1]);
    else expect(life(g, 0) - life(after, 0)).toBe(args.n);
  },
  block: (g, { card, other }, now) => {
    if (now.line.words.key.endsWith("last")) return expect(called(g, 0, card)).not.toEqual([]);
    const after = tried(g, null, { pick: subjectOf(now) });
    expect(called(after, 1, other).length).toBeLessThan(called(g, 1, other).length);
  },
  "let-through": (g, { n = 0 }) => expect(life(g, 0) - life(tried(g, null), 0)).toBe(n),
  choose: (g, { card }) => {
    const { decision } = g.state;
    const able =
      decision?.kind === "pick" ? decision.options.map((one) => cardOf(g.state, one.card ?? NONE).def) : [];
    expect(able).toContain(card);
  },
  burst: (g, _args, now) => expect(open(g, "answer").map(({ card }) => card)).toContain(subjectOf(now)),
  "no-burst": (g) => expect(open(g, "answer")).toEqual([]),
  own: (g, args) => {
    expect(life(g, 0)).toEqual(args.mine);
    expect(life(g, 1)).toEqual(args.theirs);
  },
  won: (g) => {
    expect(g.state.outcome?.winners).toEqual([0]);
    expect(life(g, 1)).toBe(0);
  },
  "other-end": (g) => expect(g.state.outcome).not.toBeNull(),
};

describeLesson({
  game,
  guide,
  claims: CLAIMS,
  unclaimed: ["rule"],
  obedient,
  reply: asTold,
  unseen: ["own", "let-through", "other-end"],
  astray: ({ asked }) => asked,
  restless: 4,
});

test("a learner who follows it wins in the third turn", () => {
  const { g } = play({ game, guide, learner: obedient, reply: asTold }, firstMoment(game, guide));
  expect(seatOf(g.state, 0).rounds).toBe(3);
});
