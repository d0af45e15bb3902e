import type { Answer, View } from "../kernel";
import type { LevelName } from "./script";

/** What the page asks the opponents' worker; see `decide`. */
export interface Question {
  readonly slug: string;
  readonly level: LevelName;
  readonly view: View;
  readonly seed: string;
}

/** What the worker sends back through the question's port. */
export type Reply = { readonly answer: Answer } | { readonly fault: string };
