import type { CardSet, Pictures } from "../games/card-set";
import { fault } from "../language/faults";
import { parseJson } from "../text/bounded-json";
import { type ReadSet, SET_LIMITS, type SetFault, setFrom } from "./card-set";
import { areTooLarge, isSound } from "./judge-pictures";

function pictureFault(pictures: Pictures): SetFault | undefined {
  if (areTooLarge(pictures)) return { place: "pictures", message: fault("fault.pictures") };
  const bad = Object.keys(pictures).find((id) => !isSound(pictures, id));
  return bad === undefined ? undefined : { place: `pictures.${bad}`, message: fault("fault.picture") };
}

/** Reads the file of a set. Its cards are read by `judgeCards`. */
export function readSet(text: string): ReadSet {
  const value = parseJson(text, SET_LIMITS.withPictures);
  if (value === undefined) return { faults: [{ place: "", message: fault("fault.not-json") }] };
  const read = setFrom(withoutSchema(value));
  const wrong = "set" in read ? pictureFault(read.set.pictures ?? {}) : undefined;
  return wrong === undefined ? read : { faults: [wrong] };
}

/** Editors of JSON find the published schema by this entry. */
function withoutSchema(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("$schema" in value)) return value;
  const { $schema: _editors, ...set } = value;
  return set;
}

/** The file of a set. */
export const writeSet = (set: CardSet): string => `${JSON.stringify(set, null, 2)}\n`;
