import type { Answer, View } from "../kernel";
import type { LevelName } from "./script";

/** A request from the page to the opponents' worker: the arguments of `decide`. */
export interface OpponentRequest {
  readonly slug: string;
  readonly level: LevelName;
  readonly view: View;
  readonly seed: string;
}

/** The worker's reply, sent through the question's port. */
export type OpponentReply = { readonly answer: Answer | null } | { readonly fault: string };
