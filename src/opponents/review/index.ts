export type { ReviewReport, ReviewRequest } from "./messages";
export type { ChancePoint, MatchReview, ReviewedDecision, ReviewProgress } from "./review";
export { isFault, VERDICTS, type Verdict } from "./verdict";
