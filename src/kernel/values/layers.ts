import type { Rules } from "../rules";
import type { CardId } from "../state/ids";
import type { ModifierOp } from "../state/state";

/** One reason why a value is what it is. */
export interface StatPart {
  readonly source: CardId;
  readonly sourceDef: string;
  readonly layer: string;
  readonly op: ModifierOp;
  readonly amount: number;
  /** When the modifier expires. Undefined for standing abilities. */
  readonly until?: string;
}

export interface StatExplanation {
  readonly printed: number;
  /** What it starts from: the printed value, unless the rules derive it. */
  readonly base: number;
  readonly value: number;
  readonly parts: readonly StatPart[];
}

/** The order in which modifiers of this value apply. */
export function layersOf(rules: Rules, stat: string): readonly string[] {
  return rules.values.layersOf?.(stat) ?? rules.values.layers;
}

/** The parts in the order in which they apply: by layer, by age within a layer. */
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

/** A value after one more part. */
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
