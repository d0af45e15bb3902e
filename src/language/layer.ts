import type { ModifierOp } from "../kernel";
import type { Vocabulary } from "./vocabulary";

/** The layer in which an ability makes this change of a value. */
export function layerOf(v: Vocabulary, kind: "standing" | "lasting", stat: string, op: ModifierOp): string {
  return v.layerFor?.(kind, stat, op) ?? v.layer[kind];
}
