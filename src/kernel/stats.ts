import type { Reader } from "./engine";
import { type Card, type CardId, cardOf, type ModifierOp } from "./state";
import { sourceOf } from "./watch";

/** One reason why a value is what it is. */
export interface StatPart {
  readonly source: CardId;
  readonly sourceDef: string;
  readonly layer: string;
  readonly op: ModifierOp;
  readonly amount: number;
  /** Set when it ends at a named moment; absent for a standing ability. */
  readonly until?: string;
}

export interface StatReading {
  readonly printed: number;
  readonly value: number;
  readonly parts: readonly StatPart[];
}

/** Keys under which standing abilities are listed: cached, because values are read all the time. */
const watchKeys: Record<string, string> = Object.create(null);

function watchKey(stat: string): string {
  watchKeys[stat] ??= `stat:${stat}`;
  return watchKeys[stat];
}

/** The value as printed on the card (0 where the card prints none). */
export function printedStat(g: Reader, card: Card, stat: string): number {
  return g.rules.cards[card.def]?.stats[stat] ?? 0;
}

/** Every modifier that currently applies to a stat, in the game's layer order; by age within a layer. */
function partsOf(g: Reader, card: Card, stat: string): StatPart[] {
  const parts: StatPart[] = [];
  const ages: number[] = [];
  for (const watcher of g.state.watch[watchKey(stat)] ?? []) {
    const source = sourceOf(g.state, watcher);
    const effect = g.rules.abilities.modifier(g, source, watcher.ability, card, stat);
    if (effect === null) continue;
    const end = watcher.until === undefined ? undefined : { until: watcher.until };
    parts.push({ source: source.id, sourceDef: source.def, ...effect, ...end });
    ages.push(watcher.since);
  }
  for (const modifier of g.state.modifiers) {
    if (modifier.card !== card.id || modifier.stamp !== card.stamp || modifier.stat !== stat) continue;
    const { source, sourceDef, layer, op, amount, until } = modifier;
    parts.push({ source, sourceDef, layer, op, amount, until });
    ages.push(modifier.id);
  }
  return parts.length > 1 ? inLayers(g, parts, ages) : parts;
}

function inLayers(g: Reader, parts: readonly StatPart[], ages: readonly number[]): StatPart[] {
  const layer = (i: number) => g.rules.layers.indexOf(parts[i]?.layer ?? "");
  const order = parts.map((_, i) => i);
  order.sort((a, b) => layer(a) - layer(b) || (ages[a] ?? 0) - (ages[b] ?? 0));
  return order.map((i) => parts[i] as StatPart);
}

function apply(value: number, part: StatPart): number {
  switch (part.op) {
    case "set":
      return part.amount;
    case "add":
      return value + part.amount;
    case "min":
      return Math.max(value, part.amount);
    case "max":
      return Math.min(value, part.amount);
  }
}

/**
 * The current value of a card's stat: the printed value, then every modifier in layer order.
 * @param signed allows values below 0.
 */
export function readStat(g: Reader, id: CardId, stat: string, signed = false): number {
  const card = cardOf(g.state, id);
  const printed = printedStat(g, card, stat);
  const added = sumOf(g, card, stat);
  let value = added === null ? printed : printed + added;
  if (added === null) for (const part of partsOf(g, card, stat)) value = apply(value, part);
  return signed ? value : Math.max(0, value);
}

/** The sum of all modifiers when they all add (so that order does not matter); otherwise null. */
function sumOf(g: Reader, card: Card, stat: string): number | null {
  let sum = 0;
  const watchers = g.state.watch[watchKey(stat)];
  if (watchers !== undefined) {
    for (const watcher of watchers) {
      const effect = g.rules.abilities.modifier(g, sourceOf(g.state, watcher), watcher.ability, card, stat);
      if (effect === null) continue;
      if (effect.op !== "add") return null;
      sum += effect.amount;
    }
  }
  for (const modifier of g.state.modifiers) {
    if (modifier.card !== card.id || modifier.stamp !== card.stamp || modifier.stat !== stat) continue;
    if (modifier.op !== "add") return null;
    sum += modifier.amount;
  }
  return sum;
}

/** The current value with everything that contributes to it, for "why is this 7?". */
export function explainStat(g: Reader, id: CardId, stat: string, signed = false): StatReading {
  const card = cardOf(g.state, id);
  const printed = printedStat(g, card, stat);
  const parts = partsOf(g, card, stat);
  const value = parts.reduce(apply, printed);
  return { printed, value: signed ? value : Math.max(0, value), parts };
}
