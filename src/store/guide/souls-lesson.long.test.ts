import { expect } from "vitest";
import type { Guide } from "../../games/guide";
import { soulMasters as game } from "../../games/soul-masters";
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
import type { CurrentStep } from "./steps";
import { type Claim, type Claims, subjectOf } from "./testing/claims";
import { describeLesson, firstOfEach, stepAt } from "./testing/describe-lesson";
import { advisedAction, type Learner, mainAction, simplestAnswer } from "./testing/lesson";

const guide = (await loadGuide(game.slug)) as Guide;

const advice = advisedAction({
  energy: "energy",
  cast: "cast",
  reserve: "cast",
  convert: "convert",
  attack: "attack",
  shield: "shield",
});

/** Follows the guide; without advice, attacks with every card that can. */
const obedient: Learner = (seen, now) => {
  const advised = advice(seen, now);
  if (advised !== undefined) return advised;
  const isFree =
    seatOf(seen, 0).rounds > 4 && seen.decision?.kind === "act" && seen.decision.window === undefined;
  const attacks = isFree ? everyAction(seen.actions).filter(({ type }) => type === "attack") : [];
  const atCommander = attacks.find(({ target }) => target === zoneOf(seen, "commander", 1).cards[0]);
  return atCommander ?? attacks[0] ?? mainAction(seen);
};

const zone = (g: Engine, key: string, seat = 0) => zoneOf(g.state, key, seat).cards;
const hp = (g: Engine, seat: number) => seatOf(g.state, seat).counters.hp ?? 0;
const leader = (g: Engine, seat: number) => cardOf(g.state, zone(g, "commander", seat)[0] ?? NONE);
const open = (g: Engine, type: string) =>
  everyAction(view(g, 0).actions).filter((action) => action.type === type);
/** The lesson deck's battlefield that can be rested for one energy. */
const SPAN = "Crystal Span";
/** Energy available for payment: ready cards, crystals, and what a battlefield adds. */
const ready = (g: Engine) => {
  const span = zone(g, "battlefield").filter((id) => cardOf(g.state, id).def === SPAN);
  const cards = [...zone(g, "energy"), ...span].filter((id) => !cardOf(g.state, id).rested);
  return cards.length + (seatOf(g.state, 0).counters.crystal ?? 0);
};
const wordsOf = ({ line }: CurrentStep) => line.words.key;

/**
 * A copy of the game after this action by the learner and the simplest answers to what follows, until `until` is met.
 */
function tried(g: Engine, action: Action | null, until: (state: Engine["state"]) => boolean): Engine {
  const other = engineFor(g.rules, cloneState(g.state));
  if (action !== null)
    expect(answer(other, { seat: 0, do: "act", action }).ok, JSON.stringify(action)).toBe(true);
  for (let i = 0; i < 40 && !until(other.state); i++) {
    const given = simplestAnswer(other.state);
    if (given === null || !answer(other, given).ok) break;
  }
  return other;
}

const isResolved = ({ stack, decision }: Engine["state"]) => stack.length === 0 && decision?.kind === "act";
const isFought = ({ turn, decision }: Engine["state"]) =>
  decision === null || ["choose", "end-of-combat"].includes(turn.step);

const isInCombat =
  (own: boolean, step: string): Claim =>
  (g, { card, target, atk }, now) => {
    expect(g.state.stack).toEqual([]);
    expect(g.state.turn.step).toEqual(step);
    expect(g.state.turn.seat === 0).toEqual(own);
    const combat = Object(g.state.vars.combat) as Record<
      "attacker" | "victim",
      { card: number; stamp: number }
    >;
    const [attacker, victim] = [cardOf(g.state, combat.attacker.card), cardOf(g.state, combat.victim.card)];
    if (wordsOf(now).endsWith("gone")) {
      const before = [hp(g, 0), hp(g, 1)];
      const after = tried(g, PASS, isFought);
      return expect([hp(after, 0), hp(after, 1)]).toEqual(before);
    }
    if (step === "end-of-combat") return;
    expect(attacker.def).toEqual(card);
    expect(victim.def).toEqual(target);
    expect(readStat(g, attacker.id, "atk")).toEqual(atk);
  };

const onTop =
  (seat: number): Claim =>
  (g, { card }, now) => {
    const top = g.state.stack.at(-1);
    expect(top?.seat).toEqual(seat);
    expect(top?.def).toEqual(card);
    expect(wordsOf(now).endsWith("skill")).toBe(top?.ability !== undefined);
    const after = tried(g, PASS, ({ stack }) => stack.every(({ id }) => id !== top?.id));
    expect(after.state.stack.map(({ id }) => id)).not.toContain(top?.id);
  };

const isEvolved =
  (seat: number): Claim =>
  (g, { card, n }) => {
    expect(leader(g, seat).def).toEqual(card);
    expect(hp(g, seat)).toEqual(n);
    expect(game.cards.pool[String(card)]).toMatchObject({ evolved: true });
  };

/** What must be true of the game when a step is shown. Computed without the guide's own code. */
const CLAIMS: Claims = {
  welcome: (g, { card, mine, theirs }) => {
    expect(leader(g, 0).def).toEqual(card);
    expect(hp(g, 0)).toEqual(mine);
    expect(hp(g, 1)).toEqual(theirs);
  },
  keep: (g, { n, most }, now) => {
    expect(zone(g, "hand")).toHaveLength(Number(n));
    expect(g.state.decision).toMatchObject({ kind: "pick", min: 0 });
    const cheap = zone(g, "hand").filter((id) => {
      const { type, stats } = g.rules.cards[cardOf(g.state, id).def] as {
        type: string;
        stats: { cost?: number };
      };
      return type === "unit" && (stats.cost ?? 0) <= Number(most);
    });
    if (wordsOf(now).endsWith(".keep")) expect(cheap.length).toBeGreaterThan(1);
  },
  "to-main": (g) => expect(mainAction(view(g, 0))).toEqual({ type: "main-phase" }),
  energy: (g, { n }, now) => {
    let after = tried(g, { type: "energy", card: subjectOf(now) }, () => true);
    expect(zone(after, "hand")).toHaveLength(zone(g, "hand").length - 1);
    for (let i = 1; i < Number(n); i++) after = tried(after, open(after, "energy")[0] ?? PASS, () => true);
    expect(open(after, "energy")).toEqual([]);
    expect(zone(after, "energy").length - zone(g, "energy").length).toBe(n);
  },
  cast: (g, { n }, now) => {
    const after = tried(g, { type: "cast", card: subjectOf(now) }, isResolved);
    expect(zone(after, "battleground")).toContain(subjectOf(now));
    expect(ready(g) - ready(after)).toBe(n);
  },
  pay: (g, { n }) => {
    const { decision } = g.state;
    expect(decision?.kind === "allot" ? decision.totals[0] : null).toEqual({ min: n, max: n });
  },
  numbers: (g, { card, atk, health }, now) => {
    const id = subjectOf(now);
    expect(cardOf(g.state, id).def).toEqual(card);
    expect(readStat(g, id, "atk")).toEqual(atk);
    expect(readStat(g, id, "health")).toEqual(health);
  },
  inspect: (g, _args, now) => expect(zone(g, "battleground")).toContain(subjectOf(now)),
  why: (g, _args, now) => {
    expect(zone(g, "hand")).toContain(subjectOf(now));
    expect(everyAction(view(g, 0).actions).filter(({ card }) => card === subjectOf(now))).toEqual([]);
  },
  resources: (g, { n }) => expect(zone(g, "resource-field")).toHaveLength(Number(n)),
  reserve: (g, { n, have }, now) => {
    expect(zone(g, "resource-field")).toHaveLength(Number(have));
    const after = tried(g, { type: "cast", card: subjectOf(now) }, isResolved);
    expect(zone(after, "resource-field")).toHaveLength(Number(have) - Number(n));
    expect([...zone(after, "equipment"), ...zone(after, "battlefield")]).toContain(subjectOf(now));
  },
  convert: (g, { n, left }, now) => {
    expect(ready(g)).toBe(left);
    const units = open(g, "cast").filter(({ card = NONE }) => {
      const { type } = g.rules.cards[cardOf(g.state, card).def] as { type: string };
      return type === "unit";
    });
    expect(units).toEqual([]);
    const after = tried(
      g,
      { type: "convert", card: subjectOf(now) },
      ({ decision }) => decision?.kind === "act",
    );
    expect(zone(after, "resource-field").length - zone(g, "resource-field").length).toBe(1);
    expect(ready(g) - ready(after)).toBe(n);
  },
  "end-main": (g, _args, now) => {
    const after = tried(g, PASS, ({ turn }) => turn.step !== "main");
    expect(after.state.turn.step).toBe("choose");
    if (wordsOf(now).endsWith("attack")) expect(open(after, "attack")).not.toEqual([]);
  },
  attack: (g, { card, other, atk, health }, now) => {
    const found = open(g, "attack").find(
      (action) => action.card === subjectOf(now) && cardOf(g.state, action.target ?? NONE).def === other,
    );
    const target = cardOf(g.state, found?.target ?? NONE);
    expect(cardOf(g.state, subjectOf(now)).def).toEqual(card);
    expect(readStat(g, subjectOf(now), "atk")).toEqual(atk);
    if (health !== undefined) {
      expect(target.rested).toBe(true);
      expect(readStat(g, target.id, "health")).toEqual(health);
      expect(Number(atk)).toBeGreaterThanOrEqual(Number(health));
    }
    if (!wordsOf(now).endsWith("conjure")) return;
    const after = tried(g, found ?? PASS, () => true);
    expect(zone(after, "resource-field").length).toBeGreaterThan(zone(g, "resource-field").length);
  },
  resting: (g, _args, now) => expect(cardOf(g.state, subjectOf(now)).rested).toBe(true),
  end: (g) => {
    expect(open(g, "attack")).toEqual([]);
    expect(mainAction(view(g, 0))).toEqual({ type: "end-turn" });
  },
  "stack-own": onTop(0),
  "stack-other": onTop(1),
  "own-pre": isInCombat(true, "pre-defender"),
  "own-post": isInCombat(true, "post-defender"),
  "own-over": isInCombat(true, "end-of-combat"),
  "other-pre": isInCombat(false, "pre-defender"),
  "other-post": isInCombat(false, "post-defender"),
  "other-over": isInCombat(false, "end-of-combat"),
  defender: (g, _args, now) => {
    expect(g.state.turn.step).toBe("defender");
    expect(g.state.turn.seat).toBe(1);
    expect(open(g, "intercept").length > 0).toBe(wordsOf(now).endsWith("intercept"));
  },
  shield: (g, { target, n, most }, now) => {
    const play = open(g, "shield").find(({ card }) => card === subjectOf(now));
    const [without, shielded] = [tried(g, PASS, isFought), tried(g, play ?? PASS, isFought)];
    if (wordsOf(now).endsWith("unit")) {
      const there = (one: Engine) => zone(one, "battleground").includes(play?.target ?? NONE);
      return expect([there(without), there(shielded)]).toEqual([false, true]);
    }
    expect(readStat(g, play?.target ?? NONE, "capacity")).toBe(most);
    expect(readStat(g, subjectOf(now), "power")).toBe(n);
    if (leader(without, 0).def === target) expect(hp(shielded, 0)).toBeGreaterThan(hp(without, 0));
  },
  pass: (g, _args, now) => {
    const { number } = g.state.turn;
    const isEnd = wordsOf(now).endsWith("end");
    const after = tried(g, PASS, ({ turn }) => (isEnd ? turn.number !== number : turn.step !== "main"));
    expect(isEnd ? after.state.turn.number : after.state.turn.step).toBe(isEnd ? number + 1 : "choose");
  },
  hurt: (g, { card, other, n }) => {
    expect(leader(g, 0).def).toEqual(card);
    expect(hp(g, 0)).toEqual(n);
    expect(game.cards.pool[String(card)]).toMatchObject({ evolves: other });
  },
  "evolved-own": isEvolved(0),
  "evolved-other": isEvolved(1),
  own: (g, { mine, theirs }) => {
    expect(hp(g, 0)).toEqual(mine);
    expect(hp(g, 1)).toEqual(theirs);
  },
  won: (g) => {
    expect(g.state.outcome?.winners).toEqual([0]);
    expect(hp(g, 1)).toBe(0);
  },
  "other-end": (g) => expect(g.state.outcome).not.toBeNull(),
};

/** Does nothing in any turn, and passes whenever asked. */
const idle: Learner = (seen) =>
  everyAction(seen.actions).find(({ type }) => type === PASS.type || type === "end-turn") ?? PASS;

describeLesson({
  game,
  guide,
  claims: CLAIMS,
  unclaimed: ["rule"],
  obedient,
  unseen: ["other-end"],
  idle,
  astray: ({ asked }) => firstOfEach(asked, (moment) => stepAt({ game, guide }, moment)),
  later: 2,
  onlyAstray: "evolved-own",
  restless: 3,
  rounds: 8,
});
