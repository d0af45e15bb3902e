import type { Ability, Amount, Condition, Cost, Effect } from "../../../language";
import { type FilterOf, type PatternOf, type StatOf, toHand, wordsOf } from "../../../language/build";
import type { Words } from "../words/types";

/** Builders for skills, named after the printed words. */
export { seq, toHand } from "../../../language/build";

const { cost, ...shared } = wordsOf<Words>();
export const { adds, amount, choose, each, is, word } = shared;

export type Filter = FilterOf<Words>;
type Stat = StatOf<Words>;
type Pattern = PatternOf<Words>;

type Trigger = Extract<Ability, { kind: "trigger" }>;
type Activated = Extract<Ability, { kind: "activated" }>;

/** The events of trigger bubbles (SM 17.1 to SM 17.7). */
const EVENTS = {
  "on-attack": { on: "on-attack", card: "this" },
  "on-ko": { on: "ko", card: "this" },
  "on-enter-from-hand": { on: "enter-from-hand", card: "this" },
  "on-upkeep": { on: "upkeep", by: "you" },
  "on-phase-in": { on: "phase-in", card: "this" },
  "end-of-combat": { on: "end-of-combat" },
} as const satisfies Readonly<Record<string, Pattern>>;
type Event = keyof typeof EVENTS;

/** Bubbles that restrict where and when a skill is active (SM 17.8 to SM 17.13), and Trap (SM 20.1). */
const SCOPES = {
  "your-turn": { active: { is: "turn", of: "you" } },
  "in-hand": { where: ["hand"] },
  "in-discard": { where: ["discard"] },
  "pre-defender": { when: ["pre-defender"] },
  defender: { when: ["defender"] },
  "once-per-round": { uses: { per: "round", most: 1 } },
  trap: { where: ["energy"], face: "down" },
} as const satisfies Readonly<Record<string, Partial<Activated>>>;
type ScopeName = keyof typeof SCOPES;

/** Older names of these bubbles (SM 17.14, SM 17.15). */
const OLD = {
  "on-play": "on-enter-from-hand",
  main: "your-turn",
  once: "once-per-round",
  "from-discard": "in-discard",
  "from-hand": "in-hand",
} as const;
type Old = keyof typeof OLD;

export type Bubble = Event | ScopeName | Old;

const modern = (bubble: Bubble): Event | ScopeName =>
  bubble in OLD ? OLD[bubble as Old] : (bubble as Event | ScopeName);
const isScope = (bubble: Event | ScopeName): bubble is ScopeName => bubble in SCOPES;

/** The restrictions that these bubbles put on a skill, other than the trigger. */
function scopeOf(bubbles: readonly Bubble[]): Partial<Activated> {
  const all = bubbles.map(modern).filter(isScope);
  return Object.assign({}, ...all.map((bubble) => SCOPES[bubble])) as Partial<Activated>;
}

/**
 * A triggered skill with its bubbles. It is mandatory unless its text says "you may" (SM 11.8, SM 18.7).
 * @throws RangeError if no bubble names a trigger.
 */
export function on(
  bubbles: readonly Bubble[],
  effect: Effect,
  more: Partial<Pick<Trigger, "may" | "if">> = {},
): Ability {
  const event = bubbles.map(modern).find((bubble): bubble is Event => !isScope(bubble));
  if (event === undefined) throw new RangeError("no trigger bubble");
  const { where, face, active, uses } = scopeOf(bubbles);
  return {
    kind: "trigger",
    when: EVENTS[event],
    ...(where && { where }),
    ...(face && { face }),
    ...(active && { active }),
    ...(uses && { uses }),
    ...more,
    effect,
  };
}

/** An activated skill, "cost: effect", with its bubbles. */
export const skill = (cost: readonly Cost[], effect: Effect, bubbles: readonly Bubble[] = []): Ability => ({
  kind: "activated",
  ...(cost.length > 0 && { cost }),
  ...scopeOf(bubbles),
  effect,
});

/** A skill that may be used while its card is face down in the energy field (SM 20.1). */
export const trap = (cost: readonly Cost[], effect: Effect): Ability => skill(cost, effect, ["trap"]);

export const restThis = cost("rest-this");
export const energy = (n: Amount) => cost("energy", { n });
export const resources = (n: Amount) => cost("resources", { n });
export const sacrificing = (from: Filter, count = 1): Cost => ({
  pay: "cards",
  from: { of: "you", ...from },
  count,
  how: "sacrifice",
});

/** COST: always changes the cost of its own card (SM 10.3). */
export const costs = (amount: number, active?: Ability["active"]): Ability => ({
  kind: "standing",
  where: ["hand", "reserve", "stack"],
  ...(active && { active }),
  cards: "this",
  stats: ["cost"],
  op: "add",
  amount,
});

export const ENEMY_UNIT: Filter = { of: "opponent", type: "unit" };
export const OWN_UNIT: Filter = { of: "you", type: "unit" };
export const ENEMY: Filter = { zone: "fighters", of: "opponent", type: "fighter" };
const OTHER_UNIT: Filter = { ...OWN_UNIT, not: "this" };
export const ATTACKER: Filter = { ...OWN_UNIT, being: "attacking" };
export const ENEMY_ATTACKER: Filter = { ...ENEMY_UNIT, being: "attacking" };
export const RESTING_ENEMY: Filter = { ...ENEMY_UNIT, being: "resting" };
export const DEAD_UNIT: Filter = { zone: "discard", of: "you", type: "unit" };

/** The cards of a filter that cost at most this much. */
export const costing = (from: Filter, atMost: number): Filter => ({
  ...from,
  stat: { name: "cost", atMost },
});
/** Your units of this kind. */
export const own = (subtype: string): Filter => ({ ...OWN_UNIT, subtype });
export const other = (subtype?: string): Filter => ({ ...OTHER_UNIT, ...(subtype && { subtype }) });

/** A target, chosen when the card or skill is played (SM 11.1). */
export const target = (from: Filter, then: Effect, as = "target"): Effect =>
  choose(from, then, { as, announced: true });
export const damage = (card: string, n: Amount): Effect => word("damage", { card, n });
/** Damage to a target. Defaults to a unit or the commander of the opponent. */
export const hit = (n: Amount, from: Filter = ENEMY): Effect => target(from, damage("target", n));
export const strike = (n: Amount): Effect => hit(n, ENEMY_UNIT);
/** Damage to each of these cards at the same moment. */
export const sweep = (n: Amount, from: Filter = ENEMY_UNIT): Effect => each(from, damage("it", n));
export const ko = (card: string): Effect => word("ko", { card });
export const koTarget = (from: Filter): Effect => target(from, ko("target"));
export const draw = (count: Amount): Effect => ({ do: "draw", who: "you", count });
/** The opponent discards cards of their own choice, or at random (SM 24.5.1). */
export const discards = (count: number, atRandom?: true): Effect => ({
  do: "discard",
  who: "opponent",
  count,
  ...(atRandom && { atRandom }),
});
export const heal = (n: Amount): Effect => word("heal", { n });
export const generate = (n: Amount): Effect => word("generate", { n });
export const prevent = (n: Amount, to?: Filter): Effect => word("prevent", { n, ...(to && { to }) });
export const loses = (n: number, who: "you" | "opponent" = "opponent"): Effect => word("lose-hp", { who, n });
export const mill = (n: number): Effect => word("mill", { n });
export const ready = (card: string): Effect => word("ready", { card });
export const rest = (card: string): Effect => word("rest", { card });
export const shock = (card: string): Effect => word("shock", { card });
export const put = (card: string): Effect => word("put", { card });
export const token: Effect = word("token");
export const tokens = (n: number): Effect => word("token", { n });
export const negate: Effect = word("negate");

type Until = "combat" | "turn" | "your-upkeep";
/** Raises Atk or another value of a card. */
export const gains = (card: string, n: Amount, stat: Stat = "atk", until: Until = "turn"): Effect =>
  adds([stat], card, n, until);
/** Raises the Atk of one of your attacking units, a target, for this combat. */
export const pump = (n: Amount): Effect => target(ATTACKER, gains("target", n, "atk", "combat"));
/** Lowers the Atk of one of the opponent's attacking units, a target, for this combat. */
export const weaken = (n: number): Effect => target(ENEMY_ATTACKER, gains("target", -n, "atk", "combat"));
/** Returns a target to hand. */
export const bounce = (from: Filter): Effect => target(from, toHand("target"));

export const RESOURCES_HELD = (max: number): Amount => ({ word: "resources", max });

/** Modes, one of which is chosen when the card or skill is played (SM 11.10). */
export const modes = (...options: readonly Effect[]): Effect => ({
  do: "choose-one",
  announced: "mode",
  options,
});
/** A mode or a part with a cost of its own. */
export const paying = (cost: readonly Cost[], then: Effect): Effect => ({ do: "pay", cost, then });
export const mayPay = (cost: readonly Cost[], then: Effect): Effect => ({
  do: "may",
  effect: paying(cost, then),
});

/** Changes values while this card is in play. */
export const aura = (cards: Filter | "this", stat: Stat, amount: Amount, active?: Condition): Ability => ({
  kind: "standing",
  ...(active && { active }),
  cards,
  stats: [stat],
  op: "add",
  amount,
});
export const exists = (filter: Filter, atLeast?: number): Condition => ({
  is: "exists",
  filter,
  ...(atLeast && { atLeast }),
});
export const YOUR_TURN: Condition = { is: "turn", of: "you" };

/** A triggered ability without a bubble. */
export const whenever = (when: Pattern, effect: Effect, most?: number): Ability => ({
  kind: "trigger",
  when,
  ...(most && { uses: { per: "round", most } }),
  effect,
});
/** Triggers whenever the card's attack KOs a unit. */
export const slays = (effect: Effect): Ability => whenever({ on: "slay", card: "this" }, effect);
/** Triggers whenever the card deals damage. */
export const hurts = (effect: Effect): Ability => whenever({ on: "damage", card: "this" }, effect);
/** A Hex is put away at its player's next upkeep, by its own text (SM 23.3.2). */
export const FADES: Ability = {
  kind: "trigger",
  when: { on: "upkeep", by: "you" },
  effect: word("sacrifice", { card: "this" }),
};
