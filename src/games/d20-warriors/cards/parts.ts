import type { Ability, Amount, Condition, Effect, Filter, Ref } from "../../../language";
import { adds, type Cards, standing, type TriggerMore, when } from "../../../language/build";
import { DIRECTIONS } from "../rules/board";

/** Builders for abilities. */
export {
  choose,
  each,
  is,
  mayChoose,
  seq,
  standing as aura,
  toHand,
  when,
  word,
} from "../../../language/build";

/** All eight numbers, or those at the edges. */
export const NUMBERS = DIRECTIONS;
/** The bonus to the highest roll. */
export const ROLL = ["bonus"];

/** Your face-up Warriors, or the opponent's; your face-down ones. */
export const own = (more: Filter = {}): Filter => ({ of: "you", face: "up", ...more });
export const foes = (more: Filter = {}): Filter => ({ of: "opponent", face: "up", ...more });
export const fallen = (more: Filter = {}): Filter => ({ of: "you", face: "down", ...more });

export const flipUp = (card: Ref): Effect => ({ do: "flip", card, face: "up" });
export const flipDown = (card: Ref): Effect => ({ do: "flip", card, face: "down" });
export const draw = (count: Amount): Effect => ({ do: "draw", who: "you", count });

type Until = "turn" | "battle" | "game";

/** Adds to a Warrior's highest roll, or to its numbers. */
export const rolls = (card: Ref, amount: Amount, until: Until = "turn") => adds(ROLL, card, amount, until);
export const numbers = (card: Ref, amount: Amount, until: Until = "turn") =>
  adds(NUMBERS, card, amount, until);
export const gains = (card: Ref, keyword: string, until: Until = "turn") =>
  adds([`kw-${keyword}`], card, 1, until);

/** When something happens to the Warrior itself. */
export const whenThis = (on: string, effect: Effect, more?: TriggerMore): Ability =>
  when({ on, card: "this" }, effect, more);

/** While the Warrior is face up. */
export const has = (cards: Cards, keyword: string, condition?: Condition): Ability =>
  standing(cards, [`kw-${keyword}`], 1, condition);

type Activated = Extract<Ability, { kind: "activated" }>;
export const onceATurn = (effect: Effect, more: Partial<Pick<Activated, "cost" | "if">> = {}): Ability => ({
  kind: "activated",
  ...more,
  oncePerTurn: true,
  effect,
});
