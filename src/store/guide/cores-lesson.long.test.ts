import { expect } from "vitest";
import { battleCores as game } from "../../games/battle-cores";
import type { Guide } from "../../games/guide";
import {
  type Action,
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
import type { Learner } from "./testing/lesson";

const guide = (await loadGuide(game.slug)) as Guide;

const ADVICE: Readonly<Record<string, string>> = {
  summon: "summon",
  "summon-second": "summon",
  "summon-third": "summon",
  torch: "activate",
  direct: "attack",
  fight: "attack",
};

/** Follows the guide; without advice, summons expensive cards and attacks with everything. */
const obedient: Learner = (seen, now) => {
  const is = (type: string, card?: number) => (action: Action) =>
    action.type === type && (card === undefined || action.card === card);
  const advisedType = ADVICE[now?.step.id ?? ""];
  const advised =
    advisedType === undefined ? undefined : everyAction(seen.actions).find(is(advisedType, now?.line.card));
  if (advised !== undefined) return advised;
  if (seen.decision?.kind === "act" && seen.decision.window !== undefined) return PASS;
  const free =
    seen.turn.number > 6
      ? (everyAction(seen.actions).findLast(is("attack")) ?? everyAction(seen.actions).findLast(is("summon")))
      : undefined;
  return free ?? everyAction(seen.actions).find(({ type }) => guide.nextStepActions.includes(type)) ?? PASS;
};

const monsters = (g: Engine, seat: number) =>
  zoneOf(g.state, "monsters", seat).cards.map((id) => cardOf(g.state, id));
const called = (g: Engine, seat: number, name: unknown) =>
  monsters(g, seat).filter(({ def }) => def === name);
const hp = (g: Engine, seat: number) => seatOf(g.state, seat).counters.hp;
const points = (g: Engine) => seatOf(g.state, 0).counters.points;
const armor = (g: Engine, id: number) =>
  readStat(g, id, "armor") - (cardOf(g.state, id).counters.damage ?? 0);
const open = (g: Engine, type: string) =>
  everyAction(view(g, 0).actions).filter((action) => action.type === type);

/** A copy of the game after an action by the learner; each player then passes and makes the first legal choice. */
function tried(g: Engine, action: Action, pick?: number): Engine {
  const other = engineFor(g.rules, cloneState(g.state));
  expect(answer(other, { seat: 0, do: "act", action }).ok, JSON.stringify(action)).toBe(true);
  for (let i = 0; i < 20; i++) {
    const { decision } = other.state;
    if (decision === null || (decision.kind === "act" && decision.window === undefined)) break;
    const { seat } = decision;
    if (decision.kind === "act") answer(other, { seat, do: "act", action: PASS });
    else if (decision.kind === "pick") {
      const at = decision.options.findIndex((option) => option.card === pick);
      answer(other, { seat, do: "pick", picks: at < 0 ? [] : [at] });
    } else break;
  }
  return other;
}

/** The Monster is summoned at the stated price, and afterwards can or cannot attack this turn, as stated. */
const isSummoned: Claim = (g, { card, price }, now) => {
  const after = tried(g, { type: "summon", card: subjectOf(now) });
  expect(Number(points(g)) - Number(points(after))).toBe(price);
  const canAttack = readStat(after, called(after, 0, card)[0]?.id ?? NONE, "kw-active") > 0;
  if (now.line.words.key.endsWith("active")) expect(canAttack).toBe(true);
  if (now.line.words.key.endsWith("later")) expect(canAttack).toBe(false);
};

const toBattle: Claim = (g, _args, now) => {
  const { key } = now.line.words;
  const after = tried(g, { type: "to-battle" });
  if (after.state.turn.step !== "battle") return;
  const own = monsters(after, 0).map(({ id }) => id);
  const ready = open(after, "attack").filter(({ card }) => own.includes(card ?? NONE));
  if (key.endsWith("idle")) expect(ready).toEqual([]);
  else expect(ready.map(({ card }) => card)).toContain(subjectOf(now));
};

/** What must be true of the game when a step is shown. Computed without the guide's own code. */
const CLAIMS: Claims = {
  welcome: (g, args) => {
    expect(hp(g, 0)).toEqual(args.hp);
    expect(hp(g, 1)).toEqual(args.hp);
  },
  keep: (g, args, { line }) => {
    const hand = zoneOf(g.state, "hand", 0).cards.map((id) => game.cards.pool[cardOf(g.state, id).def]);
    expect(args.n).toBe(hand.length);
    const isCheap = hand.some((def) => def?.type === "monster" && def.stats.price === 1);
    expect(line.words.key).toBe(`lesson.battle-cores.${isCheap ? "keep" : "keep-or-not"}`);
  },
  points: (g, { n }) => expect(points(g)).toBe(n),
  summon: isSummoned,
  "summon-second": isSummoned,
  "summon-third": isSummoned,
  numbers: (g, args) => {
    const [own] = called(g, 0, args.card);
    expect(args.armor).toEqual(armor(g, own?.id ?? NONE));
    expect(args.power).toEqual(readStat(g, own?.id ?? NONE, "power"));
  },
  inspect: (g, { card }) => expect(called(g, 0, card)).not.toEqual([]),
  "to-battle": toBattle,
  "battle-second": toBattle,
  direct: (g, { card, power }, now) => {
    expect(monsters(g, 1)).toEqual([]);
    expect(cardOf(g.state, subjectOf(now)).def).toBe(card);
    const after = tried(g, { type: "attack", card: subjectOf(now), data: { seat: 1 } });
    expect(Number(hp(g, 1)) - Number(hp(after, 1))).toBeGreaterThanOrEqual(Number(power));
  },
  tempered: (g, { card }) => expect(called(g, 0, card).some(({ rested }) => rested)).toBe(true),
  "battle-over": (g) => expect(open(g, "attack")).toEqual([]),
  end: (g) => expect(g.state.turn).toMatchObject({ step: "end", seat: 0 }),
  shield: (g, { other }) => {
    expect(called(g, 1, other)).not.toEqual([]);
    const after = tried(g, { type: "to-battle" });
    const isDirect = open(after, "attack").filter(({ target }) => target === undefined);
    expect(isDirect.every(({ card }) => readStat(after, card ?? NONE, "kw-range") > 0)).toBe(true);
  },
  fight: (g, { card, other, power, armor: left }, now) => {
    expect(cardOf(g.state, subjectOf(now)).def).toBe(card);
    expect(readStat(g, subjectOf(now), "power")).toBe(power);
    const target = called(g, 1, other).find(({ id }) => armor(g, id) === left);
    const after = tried(g, { type: "attack", card: subjectOf(now), target: target?.id ?? NONE });
    expect(monsters(after, 1).map(({ id }) => id)).not.toContain(target?.id);
  },
  wear: (g, { other, power, armor: left }, now) => {
    expect(readStat(g, subjectOf(now), "power")).toBe(power);
    const target = called(g, 1, other).find(({ id }) => armor(g, id) === left);
    const after = tried(g, { type: "attack", card: subjectOf(now), target: target?.id ?? NONE });
    expect(armor(after, target?.id ?? NONE)).toBe(Number(left) - Number(power));
  },
  trap: (g, { price }, now) => {
    const after = tried(g, { type: "trap", card: subjectOf(now) });
    expect(Number(points(g)) - Number(points(after))).toBe(price);
  },
  torch: (g, { price, other, armor: left }, now) => {
    const target = called(g, 1, other).find(({ id }) => armor(g, id) === left);
    const after = tried(g, { type: "activate", card: subjectOf(now) }, target?.id);
    expect(Number(points(g)) - Number(points(after))).toBe(price);
    expect(monsters(after, 1).map(({ id }) => id)).not.toContain(target?.id);
  },
  legend: (g, { card }) =>
    expect(open(g, "legend").map((action) => cardOf(g.state, action.card ?? NONE).def)).toContain(card),
  why: (g, _args, now) => {
    expect(zoneOf(g.state, "hand", 0).cards).toContain(subjectOf(now));
    expect(everyAction(view(g, 0).actions).filter(({ card }) => card === subjectOf(now))).toEqual([]);
  },
  own: (g, args) => {
    expect(hp(g, 0)).toEqual(args.mine);
    expect(hp(g, 1)).toEqual(args.theirs);
  },
  won: (g) => {
    expect(g.state.outcome?.winners).toEqual([0]);
    expect(hp(g, 1)).toBeLessThanOrEqual(0);
  },
  "other-end": (g) => expect(g.state.outcome).not.toBeNull(),
};

describeLesson({
  game,
  guide,
  claims: CLAIMS,
  unclaimed: ["rule"],
  obedient,
  unseen: ["other-end"],
  astray: ({ asked }) => asked.filter(({ g }) => seatOf(g.state, 0).rounds <= 4),
});
