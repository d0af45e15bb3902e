import type { Rules } from "../rules";
import type { CardId } from "../state/ids";
import type { ModifierOp } from "../state/state";

/** One part of a value's explanation. */
export interface StatPart {
  readonly source: CardId;
  readonly sourceDef: string;
  readonly layer: string;
  readonly op: ModifierOp;
  readonly amount: number;
  /** When the modifier expires. Undefined for static abilities. */
  readonly until?: string;
}

export interface StatExplanation {
  readonly printed: number;
  /** The base value: as printed, unless the rules derive it. */
  readonly base: number;
  readonly value: number;
  readonly parts: readonly StatPart[];
}

/** The order in which modifiers of this value apply. */
export function layersOf(rules: Rules, stat: string): readonly string[] {
  return rules.values.layersOf?.(stat) ?? rules.values.layers;
}

/** Sorts the parts as they apply: by layer, then by age. */
export function sortByLayer(
  rules: Rules,
  stat: string,
  parts: readonly StatPart[],
  ages: readonly number[],
): readonly StatPart[] {
  if (parts.length < 2) return parts;
  const layers = layersOf(rules, stat);
  const layer = (i: number) => layers.indexOf(parts[i]?.layer ?? "");
  const order = parts.map((_, i) => i);
  order.sort((a, b) => layer(a) - layer(b) || (ages[a] ?? 0) - (ages[b] ?? 0));
  return order.map((i) => parts[i] as StatPart);
}

/** The value after applying one more part. */
export function applyPart(value: number, part: Pick<StatPart, "op" | "amount">): number {
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
