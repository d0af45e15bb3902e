import type { ModifierOp } from "../../../kernel";

/** All values except BP apply changes in the order in which they were made. */
export const LAYERS = ["only"] as const;
/** BP: what assigns a value comes before what adds (BSS 8-8-1-3-1, 8-8-1-3-4, 8-8-1-3-5). Level and written BP come first of all, as
 *  values of their own from which BP starts (BSS 8-8-1-3-2, 8-8-1-3-3). */
const BP_LAYERS = ["assigned", "added"] as const;

/** The layers of a value, in the order in which they are applied. */
export const layersOf = (stat: string): readonly string[] => (stat === "bp" ? BP_LAYERS : LAYERS);

/** The layer of a value change. */
export function layerFor(_kind: "standing" | "lasting", stat: string, op: ModifierOp): string {
  if (stat !== "bp") return "only";
  return op === "set" ? "assigned" : "added";
}
