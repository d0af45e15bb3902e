import type { View } from "../../kernel";
import type { Hint } from "./hint";

/** A request from the page to the hint worker: the game, and what its player sees. */
export interface HintRequest {
  readonly slug: string;
  readonly view: View;
  readonly seed: string;
}

/** What the worker replies. */
export type HintReply = { readonly hint: Hint } | { readonly fault: string };
