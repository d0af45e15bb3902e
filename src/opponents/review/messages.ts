import type { GameRecord, Seat } from "../../kernel";
import type { MatchReview, ReviewProgress } from "./review";

/** A request from the page to the review worker. */
export interface ReviewRequest {
  readonly slug: string;
  readonly record: GameRecord;
  /** The seats whose decisions are judged. */
  readonly seats: readonly Seat[];
}

/** What the worker reports: how far it is, and at last the review or why there is none. */
export type ReviewReport =
  | { readonly progress: ReviewProgress }
  | { readonly review: MatchReview }
  | { readonly fault: string };
