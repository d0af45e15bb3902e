/**
 * How abilities are written, read from the schema and from a game's vocabulary: which forms a part may have, which names
 * fit a place, and what a new part begins with. The card editor, the reference and random cards are made from it.
 */
export { blankOf } from "./blank";
export { type Form, formOf, formsOf } from "./form";
export { type NamePlace, namesIn } from "./names-in";
export { knownAt, type Path, type Root } from "./scope";
export type { NodeKind, Part, Slot } from "./slot";
