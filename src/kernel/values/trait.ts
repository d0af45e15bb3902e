import type { Rules } from "../rules";
import type { CardDef } from "../state/card-def";

/** Prefix of trait values: `is-knight`. */
const PREFIX = "is-";
/** Compared first for speed, since every value is tested. */
const FIRST = PREFIX.charCodeAt(0);

/** Cached, because traits are read all the time. */
const stats: Record<string, string> = Object.create(null);

/** The name of the value for this trait. The value is 0 without the trait. */
export function traitStat(name: string): string {
  stats[name] ??= PREFIX + name;
  return stats[name];
}

export function isTraitStat(stat: string): boolean {
  return stat.charCodeAt(0) === FIRST && stat.startsWith(PREFIX);
}

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

/** The printed value of a trait, or 0 for any other value. */
export function printedTraitValue(rules: Rules, def: CardDef, stat: string): number {
  return isTraitStat(stat) && hasPrintedTrait(rules, def, stat.slice(PREFIX.length)) ? 1 : 0;
}
