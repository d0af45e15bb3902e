import type { Ability, Cost, Effect, Filter } from "../../../language";
import { choose, word } from "../../../language/build";

/** Builders for skills, named by what is printed. */

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
} as const satisfies Readonly<Record<string, Trigger["when"]>>;
type Event = keyof typeof EVENTS;

/** Bubbles that say where and when a skill is active (SM 17.8 to SM 17.13), and Trap (SM 20.1). */
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

/** Older words for the same bubbles (SM 17.14). */
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

/** What these bubbles ask for beside what sets a skill off. */
function scopeOf(bubbles: readonly Bubble[]): Partial<Activated> {
  const all = bubbles.map(modern).filter(isScope);
  return Object.assign({}, ...all.map((bubble) => SCOPES[bubble])) as Partial<Activated>;
}

/**
 * A triggered skill under its bubbles.
 * @throws RangeError without a bubble that says what triggers it.
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

/** An activated skill, "cost: effect", under its bubbles. */
export const skill = (cost: readonly Cost[], effect: Effect, bubbles: readonly Bubble[] = []): Ability => ({
  kind: "activated",
  ...(cost.length > 0 && { cost }),
  ...scopeOf(bubbles),
  effect,
});

/** A skill that may be used while its card lies face down in the energy field (SM 20.1). */
export const trap = (cost: readonly Cost[], effect: Effect): Ability => skill(cost, effect, ["trap"]);

export const restThis: Cost = { pay: "word", word: "rest-this" };
export const energy = (n: number): Cost => ({ pay: "word", word: "energy", args: { n } });
export const resources = (n: number): Cost => ({ pay: "word", word: "resources", args: { n } });
export const sacrificing = (from: Filter, count = 1): Cost => ({
  pay: "cards",
  from: { of: "you", ...from },
  count,
  how: "sacrifice",
});

/** COST: what changes the cost of its own card, always (SM 10.3). */
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

/** A target, chosen as this is played. */
export const target = (from: Filter, then: Effect, as = "target"): Effect =>
  choose(from, then, { as, announced: true });
export const damage = (card: string, n: number): Effect => word("damage", { card, n });
export const ko = (card: string): Effect => word("ko", { card });
export const draw = (count: number): Effect => ({ do: "draw", who: "you", count });
