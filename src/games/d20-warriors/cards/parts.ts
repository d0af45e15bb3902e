import type { Ability, Amount, Condition, Effect, Ref } from "../../../language";
import { type FilterOf, type PatternOf, type TriggerOptions, wordsOf } from "../../../language/build";
import { DIRECTIONS } from "../rules/board";
import type { KEYWORDS } from "../words/names";
import type { Words } from "../words/types";

export { seq, toHand } from "../../../language/build";

const { adds, standing, ...shared } = wordsOf<Words>();
export const { choose, each, is, mayChoose, when, word } = shared;
export const aura = standing;

type Filter = FilterOf<Words>;
type Cards = "this" | Filter;
type Keyword = (typeof KEYWORDS)[number];

/** All eight numbers, or only those at the edges. */
export const NUMBERS = DIRECTIONS;
/** The bonus to the highest roll. */
export const ROLL = ["bonus"] as const;

/** The player's face-up Warriors, the opponent's, and the player's face-down ones. */
export const own = (more: Filter = {}): Filter => ({ of: "you", face: "up", ...more });
export const foes = (more: Filter = {}): Filter => ({ of: "opponent", face: "up", ...more });
export const faceDown = (more: Filter = {}): Filter => ({ of: "you", face: "down", ...more });

export const flipUp = (card: Ref): Effect => ({ do: "flip", card, face: "up" });
export const flipDown = (card: Ref): Effect => ({ do: "flip", card, face: "down" });
export const draw = (count: Amount): Effect => ({ do: "draw", who: "you", count });

type Until = "turn" | "battle" | "game";

/** Adds to a Warrior's highest roll or to its numbers. */
export const rolls = (card: Ref, amount: Amount, until: Until = "turn") => adds(ROLL, card, amount, until);
export const numbers = (card: Ref, amount: Amount, until: Until = "turn") =>
  adds(NUMBERS, card, amount, until);
export const gains = (card: Ref, keyword: Keyword, until: Until = "turn") =>
  adds([`kw-${keyword}`], card, 1, until);

/** Triggers when something happens to the Warrior itself. */
export const whenThis = (on: PatternOf<Words>["on"], effect: Effect, more?: TriggerOptions): Ability =>
  when({ on, card: "this" }, effect, more);

/** Gives a keyword while the Warrior is face up. */
export const has = (cards: Cards, keyword: Keyword, condition?: Condition): Ability =>
  standing(cards, [`kw-${keyword}`], 1, condition);

type Activated = Extract<Ability, { kind: "activated" }>;
export const onceATurn = (effect: Effect, more: Partial<Pick<Activated, "cost" | "if">> = {}): Ability => ({
  kind: "activated",
  ...more,
  oncePerTurn: true,
  effect,
});
