import { expect, test } from "vitest";
import { battleOfSouls as game } from "../../games/battle-of-souls";
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
  type View,
  view,
  zoneOf,
} from "../../kernel";
import { loadGuide } from "./load";
import type { CurrentStep } from "./steps";
import { type Claims, checking, subjectOf } from "./testing/claims";
import { describeLesson, firstOfEach, stepAt } from "./testing/describe-lesson";
import {
  advisedAction,
  firstMoment,
  type Learner,
  mainAction,
  play,
  type Reply,
  simplestAnswer,
} from "./testing/lesson";

const guide = (await loadGuide(game.slug)) as Guide;

const advice = advisedAction({
  deploy: "deploy",
  promote: "deploy",
  equip: "activate",
  battlefield: "activate",
  answer: "activate",
  drill: "use",
  attack: "attack",
  set: "set",
});

/** The SP that the attack would move if its target is in attack position. */
function gain(seen: View, { card = NONE, target }: Action): number {
  const g = { rules: game.rules, state: seen };
  const atk = readStat(g, card, "atk");
  if (target === undefined) return atk;
  return cardOf(seen, target).rested ? 0 : atk - readStat(g, target, "atk");
}

/** Follows the guide; without advice, makes the attack that moves the most SP. */
const obedient: Learner = (seen, now) => {
  const advised = advice(seen, now);
  if (advised !== undefined) return advised;
  const attacks = everyAction(seen.actions).filter(
    (action) => action.type === "attack" && gain(seen, action) > 0,
  );
  const [best] = attacks.sort((a, b) => gain(seen, b) - gain(seen, a));
  return best ?? mainAction(seen);
};

/** Picks the card that the guide is about. */
const following: Reply = ({ decision }, now) => {
  if (decision?.kind !== "pick" || now?.line.card === undefined) return undefined;
  const at = decision.options.findIndex(({ card }) => card === now.line.card);
  return at < 0 ? undefined : { seat: 0, do: "pick", picks: [at] };
};

const zone = (g: Engine, key: string, seat = 0) => zoneOf(g.state, key, seat).cards;
const sp = (g: Engine, seat: number) => seatOf(g.state, seat).counters.sp ?? 0;
const open = (g: Engine, type: string) =>
  everyAction(view(g, 0).actions).filter((action) => action.type === type);
const wordsOf = ({ line }: CurrentStep) => line.words.key.split(".").at(-1);
const stat = (g: Engine, id: number, name: string) => readStat(g, id, name);
const typeOf = (g: Engine, id: number) => g.rules.cards[cardOf(g.state, id).def] as { type: string };
const killsOf = (g: Engine, seat = 0) =>
  zone(g, "fighters", seat).reduce((sum, id) => sum + stat(g, id, "kills"), 0);

/**
 * A copy of the game after this action by the learner and the simplest answers to what follows, up to the learner's
 * next free action.
 * @param pick the card to choose whenever it can be chosen.
 */
function tried(g: Engine, action: Action, pick = NONE): Engine {
  const other = engineFor(g.rules, cloneState(g.state));
  expect(answer(other, { seat: 0, do: "act", action }).ok, JSON.stringify(action)).toBe(true);
  for (let i = 0; i < 40; i++) {
    const { decision } = other.state;
    const isFree = decision?.kind === "act" && decision.window === undefined;
    if (decision === null || isFree) break;
    const given = simplestAnswer(other.state, pick);
    if (given === null || !answer(other, given).ok) break;
  }
  return other;
}

const attackOf = (g: Engine) =>
  g.state.vars.attack as unknown as {
    attacker: { card: number };
    target: { card: number } | null;
    by: number;
  } | null;

/** What must be true of the game when a step is shown. Computed without the guide's own code. */
const CLAIMS: Claims = {
  welcome: (g, { n, goal }) => {
    expect(sp(g, 0)).toEqual(n);
    expect(sp(g, 1)).toEqual(n);
    expect(goal).toBe(16_000);
  },
  keep: (g, { n, count }, now) => {
    const warriors = zone(g, "hand").filter((id) => typeOf(g, id).type === "warrior");
    expect(warriors.length).toEqual(n);
    expect(zone(g, "hand").length).toEqual(count);
    expect(open(g, "mulligan").length > 0).toBe(wordsOf(now) === "keep-or-not");
    expect(mainAction(view(g, 0))).toEqual({ type: "keep" });
  },
  deploy: (g, _args, now) => {
    const id = subjectOf(now);
    const after = tried(g, { type: "deploy", card: id });
    expect(zone(after, "fighters")).toHaveLength(zone(g, "fighters").length + 1);
    expect(sp(after, 0)).toEqual(sp(g, 0));
    expect(sp(after, 1)).toEqual(sp(g, 1));
    const others = open(g, "deploy").map(({ card = NONE }) => stat(g, card, "atk"));
    if (wordsOf(now) === "deploy") expect(Math.max(...others)).toBe(stat(g, id, "atk"));
  },
  numbers: (g, { card, atk, rst }, now) => {
    const { def, rested, id } = cardOf(g.state, subjectOf(now));
    expect(def).toEqual(card);
    expect(rested).toBe(false);
    expect(stat(g, id, "atk")).toEqual(atk);
    expect(stat(g, id, "rst")).toEqual(rst);
  },
  inspect: (g, _args, now) => expect(zone(g, "fighters")).toContain(subjectOf(now)),
  why: (g, _args, now) => {
    expect(zone(g, "hand")).toContain(subjectOf(now));
    expect(everyAction(view(g, 0).actions).filter(({ card }) => card === subjectOf(now))).toEqual([]);
  },
  equip: (g, _args, now) => {
    const after = tried(g, { type: "activate", card: subjectOf(now) });
    const { attachedTo } = cardOf(after.state, subjectOf(now));
    expect(zone(after, "fighters")).toContain(attachedTo);
  },
  battlefield: (g, _args, now) => {
    const after = tried(g, { type: "activate", card: subjectOf(now) });
    const out = [...zone(after, "battlefield", 0), ...zone(after, "battlefield", 1)];
    expect(out).toEqual([subjectOf(now)]);
  },
  drill: (g, _args, now) => {
    const use = open(g, "use").find(({ card }) => card === subjectOf(now));
    const after = tried(g, use ?? PASS);
    expect(killsOf(after) - killsOf(g)).toBe(1);
    const rests = cardOf(after.state, subjectOf(now)).rested && !cardOf(g.state, subjectOf(now)).rested;
    expect(rests).toBe(wordsOf(now) === "drill");
  },
  choice: (g, _args, now) => {
    const { decision } = g.state;
    const cards = decision?.kind === "pick" ? decision.options.map(({ card }) => card) : [];
    expect(cards).toContain(subjectOf(now));
  },
  resting: (g, { rst }, now) => {
    expect(cardOf(g.state, subjectOf(now)).rested).toBe(true);
    expect(stat(g, subjectOf(now), "rst")).toEqual(rst);
  },
  tokens: (g, { n }, now) => expect(cardOf(g.state, subjectOf(now)).counters.kill).toBe(n),
  promote: (g, _args, now) => {
    expect(typeOf(g, subjectOf(now)).type).toBe("elite");
    const after = tried(g, { type: "deploy", card: subjectOf(now) });
    const sacrificed = zone(g, "fighters").filter((id) => !zone(after, "fighters").includes(id));
    expect(sacrificed.map((id) => typeOf(g, id).type)).toEqual(["warrior"]);
    expect(stat(g, sacrificed[0] ?? NONE, "kills")).toBeGreaterThan(2);
    expect(zone(after, "fighters")).toContain(subjectOf(now));
    expect(open(after, "deploy")).toEqual([]);
  },
  sacrifice: (g, { n }, now) => expect(stat(g, subjectOf(now), "kills")).toBe(n),
  promoted: (g, { atk }, now) => {
    expect(typeOf(g, subjectOf(now)).type).not.toBe("warrior");
    expect(stat(g, subjectOf(now), "atk")).toBe(atk);
  },
  "to-battle": (g, _args, now) => {
    expect(mainAction(view(g, 0))).toEqual({ type: "to-battle" });
    const attacks = open(tried(g, { type: "to-battle" }), "attack");
    if (wordsOf(now) === "to-battle-idle") expect(attacks).toEqual([]);
  },
  attack: (g, { other, n, atk }, now) => {
    const found = open(g, "attack").find(
      ({ card, target }) =>
        card === subjectOf(now) &&
        (other === undefined ? target === undefined : cardOf(g.state, target ?? NONE).def === other),
    );
    const after = tried(g, found ?? PASS);
    const moves = { attack: n, "attack-direct": atk, "attack-resting": 0 }[wordsOf(now) ?? ""];
    expect(sp(after, 0) - sp(g, 0)).toBe(Math.min(Number(moves), sp(g, 1)));
    if (after.state.outcome !== null) return;
    if (found?.target !== undefined) {
      expect(zone(after, "fighters", 1)).not.toContain(found.target);
      expect(stat(after, subjectOf(now), "kills")).toBe(stat(g, subjectOf(now), "kills") + 1);
    } else expect(zone(g, "fighters", 1)).toEqual([]);
  },
  "end-battle": (g) => {
    for (const action of open(g, "attack")) {
      const after = tried(g, action);
      expect(sp(after, 0)).toBeLessThanOrEqual(sp(g, 0));
    }
    expect(tried(g, { type: "end-battle" }).state.turn.step).toBe("main-2");
  },
  set: (g, { card }, now) => {
    const after = tried(g, { type: "set", card: subjectOf(now) });
    const placed = zone(after, "tactics").map((id) => cardOf(after.state, id));
    expect(placed).toHaveLength(zone(g, "tactics").length + 1);
    expect(placed.at(-1)).toMatchObject({ def: card, face: "down" });
    expect(open(after, "activate").map((action) => action.card)).not.toContain(placed.at(-1)?.id);
  },
  end: (g, _args, now) => {
    expect(mainAction(view(g, 0))).toEqual({ type: "end-turn" });
    expect(g.state.turn.number === 1).toBe(wordsOf(now) === "end-first");
  },
  chain: (g, { card }, now) => {
    const top = g.state.stack.at(-1);
    expect(top?.def).toEqual(card);
    expect(top?.seat === 0).toEqual(wordsOf(now) === "chain-own");
  },
  answer: (g, { atk, own, n }, now) => {
    const attack = attackOf(g);
    const [attacker, target] = [attack?.attacker.card ?? NONE, attack?.target?.card ?? NONE];
    expect(stat(g, attacker, "atk")).toEqual(atk);
    expect(stat(g, target, "atk")).toEqual(own);
    expect(Number(own) + Number(n)).toBeGreaterThan(Number(atk));
    const survivors = (one: Engine) => ({
      target: zone(one, "fighters", 0).includes(target),
      attacker: zone(one, "fighters", 1).includes(attacker),
    });
    expect(survivors(tried(g, PASS)).target).toBe(false);
    expect(survivors(tried(g, { type: "activate", card: subjectOf(now) }, target))).toEqual({
      target: true,
      attacker: false,
    });
  },
  pass: (g, { card }, now) => {
    const attack = attackOf(g);
    expect(g.state.stack).toEqual([]);
    if (attack === null) return expect(wordsOf(now)).toBe("pass");
    expect(cardOf(g.state, attack.attacker.card).def).toBe(card);
    expect(wordsOf(now)).toBe(attack.by === 0 ? "pass-attack-own" : "pass-attack");
  },
  moved: (g, { mine, theirs }) => {
    expect(sp(g, 0)).toEqual(mine);
    expect(sp(g, 1)).toEqual(theirs);
  },
  own: (g, { mine, theirs }) => {
    expect(sp(g, 0)).toEqual(mine);
    expect(sp(g, 1)).toEqual(theirs);
  },
  won: (g, { n }) => {
    expect(g.state.outcome?.winners).toEqual([0]);
    expect(n).toEqual(sp(g, 0));
    expect(sp(g, 0) >= 16_000).toBe(true);
  },
  "other-end": (g) => expect(g.state.outcome).not.toBeNull(),
};

/** Does nothing in any turn, and passes whenever asked. */
const idle: Learner = (seen) =>
  everyAction(seen.actions).find(({ type }) =>
    ["keep", PASS.type, "end-turn", "end-battle", "call-off"].includes(type),
  ) ?? PASS;

describeLesson({
  game,
  guide,
  claims: CLAIMS,
  unclaimed: ["rule"],
  obedient,
  reply: following,
  unseen: ["sacrifice", "other-end"],
  idle,
  astray: ({ asked }) =>
    firstOfEach(asked, (moment) => `${stepAt({ game, guide }, moment)} in ${moment.g.state.turn.number}`),
  later: 3,
  onlyAstray: "promoted",
  rounds: 8,
});

const course = { game, guide, learner: obedient, reply: following, listen: checking(CLAIMS) };

test("the tutor chooses who begins, and the learner takes the first turn with this hand", () => {
  const { g } = firstMoment(game, guide);
  expect(g.state.decision).toMatchObject({ kind: "pick", seat: 1 });
  const { asked } = play({ ...course, keep: true }, firstMoment(game, guide));
  const [first] = asked;
  const names = first === undefined ? [] : zone(first.g, "hand").map((id) => cardOf(first.g.state, id).def);
  expect(names).toEqual([
    "Veteran Spear",
    "Line Recruit",
    "Short Sword",
    "Centurion of the Vow",
    "Drill Master",
  ]);
});

test("prompts for the Warrior to sacrifice, and walks the learner through it", () => {
  const until = ({ state }: Engine) => state.turn.number === 5 && state.turn.step === "main";
  const moment = play({ game, guide, learner: obedient, reply: following, until }, firstMoment(game, guide));
  const g = engineFor(moment.g.rules, cloneState(moment.g.state));
  for (const id of zone(g, "fighters")) g.state.cards[id] = { ...cardOf(g.state, id), counters: { kill: 3 } };
  const { shown } = play(
    { ...course, until: ({ state }) => state.turn.number > 5 },
    { g, done: moment.done },
  );
  expect(shown).toContain("sacrifice");
});
