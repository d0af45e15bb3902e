import type { Answer, View } from "../kernel";
import type { LevelName } from "./script";
import type { Share, Trials } from "./search";

/** A request from the page to the opponents' worker: the arguments of `decide`. */
export interface OpponentRequest {
  readonly slug: string;
  readonly level: LevelName;
  readonly view: View;
  readonly seed: string;
}

/** The worker's reply, sent through the question's port. */
export type OpponentReply = { readonly answer: Answer | null } | { readonly fault: string };

/** A request from one opponents' worker to another: what to try out for the expert. */
export interface HelpRequest {
  readonly slug: string;
  readonly view: View;
  readonly seed: string;
  readonly share: Share;
}

export type HelpReply = { readonly trials: Trials } | { readonly fault: string };
