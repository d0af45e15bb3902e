import { sourceOf } from "../flow/watch";
import type { Reader } from "../rules";
import type { CardId } from "../state/ids";
import { type Card, cardOf, type Watcher } from "../state/state";
import { applyPart, type StatExplanation, type StatPart, sortByLayer } from "./layers";
import { modifiersOf, watchersFor } from "./modifier-index";
import { hasPrintedTrait, printedTraitValue, traitStat } from "./trait";
import { typeInZone } from "./type-in-zone";

/** Index keys of static abilities, cached because values are read all the time. */
const watchKeys: Record<string, string> = Object.create(null);

export function watchKey(stat: string): string {
  watchKeys[stat] ??= `stat:${stat}`;
  return watchKeys[stat];
}

/** The printed value: 0 if the card prints none, 1 for a trait of the card (`is-NAME`). */
export function printedStat(g: Reader, card: Card, stat: string): number {
  const def = typeInZone(g, card);
  if (def === undefined) return 0;
  return def.stats[stat] ?? printedTraitValue(g.rules, def, stat);
}

/** The base value, before any modifier. */
function baseOf(g: Reader, card: Card, stat: string): number {
  const derived = g.rules.values.bases?.[stat];
  return derived === undefined ? printedStat(g, card, stat) : derived(g, card);
}

/** Whether this value of any card may differ from print now. Most do not, which saves reading them. */
export function mayDiffer(g: Reader, stat: string): boolean {
  if (g.rules.values.bases?.[stat] !== undefined) return true;
  for (const modifier of g.state.modifiers) if (modifier.stat === stat) return true;
  return g.state.watch[watchKey(stat)] !== undefined;
}

/** Whether something can lower this value of any card below its base. */
export function mayBeLowered(g: Reader, stat: string): boolean {
  for (const modifier of g.state.modifiers) if (modifier.stat === stat && !raises(modifier)) return true;
  const watchers = g.state.watch[watchKey(stat)];
  return watchers?.some((watcher) => mayLower(g, watcher)) === true;
}

/**
 * A lower bound of a value for each card: counts only what lowers it. Fast for many cards, because little lowers a
 * value.
 */
export function lowerBoundOf(g: Reader, stat: string): (id: CardId) => number {
  const watchers = (g.state.watch[watchKey(stat)] ?? NO_WATCHERS).filter((watcher) => mayLower(g, watcher));
  const modifiers = g.state.modifiers.filter((modifier) => modifier.stat === stat && !raises(modifier));
  return (id) => {
    const card = cardOf(g.state, id);
    let least = baseOf(g, card, stat);
    for (const watcher of watchers) {
      const effect = g.rules.abilities.modifier(g, sourceOf(g.state, watcher), watcher.ability, card, stat);
      if (effect === null) continue;
      if (effect.op !== "add") return Number.NEGATIVE_INFINITY;
      least += Math.min(0, effect.amount);
    }
    for (const { card: of, stamp, op, amount } of modifiers) {
      if (of !== id || stamp !== card.stamp) continue;
      if (op !== "add") return Number.NEGATIVE_INFINITY;
      least += amount;
    }
    return least;
  };
}

/** Values that are often read together. */
export interface ValueSet {
  readonly names: readonly string[];
  /** Index keys of the abilities that change them. */
  readonly keys: readonly string[];
}

/** Prepares values by name, for frequent reads. */
export function valueSet(...names: readonly string[]): ValueSet {
  return { names, keys: names.map(watchKey) };
}

/** Whether one of these values of any card may differ from print now. */
export function mayAnyDiffer({ rules, state }: Reader, { names, keys }: ValueSet): boolean {
  for (const { stat } of state.modifiers) if (names.includes(stat)) return true;
  for (const key of keys) if (state.watch[key] !== undefined) return true;
  return rules.values.bases !== undefined && names.some((name) => rules.values.bases?.[name] !== undefined);
}

const raises = ({ op, amount }: Pick<StatPart, "op" | "amount">) =>
  op === "min" || (op === "add" && amount >= 0);

function mayLower(g: Reader, watcher: Watcher): boolean {
  const { lowers } = g.rules.abilities;
  return lowers === undefined || lowers(g, sourceOf(g.state, watcher), watcher.ability);
}

const NO_WATCHERS: readonly Watcher[] = [];

/** Every modifier that currently applies to a stat, by layer, then by age. */
function partsOf(g: Reader, card: Card, stat: string): readonly StatPart[] {
  const parts: StatPart[] = [];
  const ages: number[] = [];
  for (const watcher of watchersFor(g, g.state.watch[watchKey(stat)] ?? NO_WATCHERS, card)) {
    const source = sourceOf(g.state, watcher);
    const effect = g.rules.abilities.modifier(g, source, watcher.ability, card, stat);
    if (effect === null) continue;
    const end = watcher.until === undefined ? undefined : { until: watcher.until };
    parts.push({ source: source.id, sourceDef: source.def, ...effect, ...end });
    ages.push(watcher.since);
  }
  for (const modifier of modifiersOf(g.state.modifiers, card)) {
    if (modifier.card !== card.id || modifier.stamp !== card.stamp || modifier.stat !== stat) continue;
    const { source, sourceDef, layer, op, amount, until } = modifier;
    parts.push({ source, sourceDef, layer, op, amount, until });
    ages.push(modifier.id);
  }
  return sortByLayer(g.rules, stat, parts, ages);
}

/**
 * The current value of a card's stat: its base, then every modifier in layer order.
 * @param signed allows values below 0.
 */
export function readStat(g: Reader, id: CardId, stat: string, signed = false): number {
  const card = cardOf(g.state, id);
  const base = baseOf(g, card, stat);
  const added = sumOf(g, card, stat);
  let value = added === null ? base : base + added;
  if (added === null) for (const part of partsOf(g, card, stat)) value = applyPart(value, part);
  return signed ? value : Math.max(0, value);
}

/** The sum of all modifiers if they all add (so that order does not matter), otherwise null. */
function sumOf(g: Reader, card: Card, stat: string): number | null {
  let sum = 0;
  const watchers = g.state.watch[watchKey(stat)];
  if (watchers !== undefined) {
    for (const watcher of watchersFor(g, watchers, card)) {
      const effect = g.rules.abilities.modifier(g, sourceOf(g.state, watcher), watcher.ability, card, stat);
      if (effect === null) continue;
      if (effect.op !== "add") return null;
      sum += effect.amount;
    }
  }
  for (const modifier of modifiersOf(g.state.modifiers, card)) {
    if (modifier.card !== card.id || modifier.stamp !== card.stamp || modifier.stat !== stat) continue;
    if (modifier.op !== "add") return null;
    sum += modifier.amount;
  }
  return sum;
}

/** The current value with everything that contributes to it, for "why is this 7?". */
export function explainStat(g: Reader, id: CardId, stat: string, signed = false): StatExplanation {
  const card = cardOf(g.state, id);
  const printed = printedStat(g, card, stat);
  const base = baseOf(g, card, stat);
  const parts = partsOf(g, card, stat);
  const value = parts.reduce(applyPart, base);
  return { printed, base, value: signed ? value : Math.max(0, value), parts };
}

/**
 * Whether the card has this trait now (type, subtype, colour, name). A card that has left has its printed traits:
 * nothing changes it any more.
 */
export function hasTrait(g: Reader, card: Card, name: string): boolean {
  const stat = traitStat(name);
  if (mayDiffer(g, stat) && g.state.cards[card.id] === card) return readStat(g, card.id, stat) > 0;
  const def = typeInZone(g, card);
  return def !== undefined && hasPrintedTrait(g.rules, def, name);
}
