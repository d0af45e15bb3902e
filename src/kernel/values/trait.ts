import type { Rules } from "../rules";
import type { CardDef } from "../state/card-def";

/** What the name of a value begins with that says whether a card is of a kind: `is-knight`. */
const PREFIX = "is-";
/** Asked of every value, so its first letter is compared first. */
const FIRST = PREFIX.charCodeAt(0);

/** Cached, because kinds are asked for all the time. */
const stats: Record<string, string> = Object.create(null);

/** The value that says whether a card is of this kind: 0 if it is not. */
export function traitStat(name: string): string {
  stats[name] ??= PREFIX + name;
  return stats[name];
}

/** Whether this is a value by which a card has a type or trait. */
export function isTraitStat(stat: string): boolean {
  return stat.charCodeAt(0) === FIRST && stat.startsWith(PREFIX);
}

/** Whether a printed card is of this kind. */
export function hasPrintedTrait({ values: { isOfKind } }: Rules, def: CardDef, name: string): boolean {
  return isOfKind === undefined ? isOfPrintedKind(def, name) : isOfKind(def, name);
}

/** Whether this is its type or one of its subtypes. */
export function isOfPrintedKind(
  { type, subtypes }: Pick<CardDef, "type" | "subtypes">,
  name: string,
): boolean {
  return type === name || subtypes?.includes(name) === true;
}

/** What a card prints for a value that says whether it is of a kind; 0 for every other value. */
export function printedTraitValue(rules: Rules, def: CardDef, stat: string): number {
  return isTraitStat(stat) && hasPrintedTrait(rules, def, stat.slice(PREFIX.length)) ? 1 : 0;
}
