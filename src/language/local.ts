import { mayDiffer, type Reader, traitStat } from "../kernel";
import type { Condition, Filter, Standing } from "./ability";
import type { Vocabulary } from "./vocabulary";

type OfCards = Extract<Standing, { kind: "standing" }>;

/** Whether the printed card alone decides if a card is of this type. */
const isFixed = (g: Reader, kind: string | undefined) => kind === undefined || !mayDiffer(g, traitStat(kind));

/** Whether a card alone decides if it matches, for an ability of a given controller. */
function isLocalFilter(g: Reader, { zone, face, of, type, subtype, not, ...others }: Filter): boolean {
  const isLocalCard = (not === undefined || not === "this") && Object.keys(others).length === 0;
  return isLocalCard && isFixed(g, type) && isFixed(g, subtype);
}

/**
 * Whether the condition is the same for every card that the ability may affect: it is about its own card, or about
 * whose turn it is.
 */
export function isLocalCondition(v: Vocabulary, condition: Condition): boolean {
  if (condition.is === "turn") return true;
  if (condition.is === "all") return condition.conditions.every((one) => isLocalCondition(v, one));
  return condition.is === "word" && v.conditions[condition.word]?.ofOwnCard === true;
}

/**
 * Whether the effect of a static ability on a card depends only on that card and its own card, including counters, as
 * long as no ability begins or ends, the turn stays the same and no seat leaves.
 */
export function isLocal(g: Reader, v: Vocabulary, { cards, amount, active }: OfCards): boolean {
  if (typeof amount !== "number" || (active !== undefined && !isLocalCondition(v, active))) return false;
  return cards === "this" || (v.mayAffect === undefined && isLocalFilter(g, cards));
}
