export type { ReviewReport, ReviewRequest } from "./messages";
export type { MatchReview, ReviewedDecision, ReviewProgress } from "./review";
export { isFault, VERDICTS, type Verdict } from "./verdict";
