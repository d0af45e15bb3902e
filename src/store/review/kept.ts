import * as v from "valibot";
import { MAX_SEATS } from "../../kernel";
import { type MatchReview, type ReviewedDecision, VERDICTS } from "../../opponents/review";
import { saves } from "../saving/saves";
import { answer } from "../schema/answer-schema";
import { count, listOf, schemaFor } from "../schema/plain-schema";

/** A review as it is kept with its match. */
interface KeptReview {
  readonly format: 1;
  /** The number of answers of the reviewed match. */
  readonly answers: number;
  readonly review: MatchReview;
}

const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const MOST = 20_000;

const decision = schemaFor<ReviewedDecision>()(
  v.strictObject({
    at: count,
    seat: count,
    turn: count,
    verdict: v.picklist(VERDICTS),
    loss: chance,
    chance,
    better: v.nullable(answer),
  }),
);

const keptSchema = schemaFor<KeptReview>()(
  v.strictObject({
    format: v.literal(1),
    answers: count,
    review: v.strictObject({
      points: listOf(v.strictObject({ at: count, turn: count, chances: listOf(chance, MAX_SEATS) }), MOST),
      decisions: listOf(decision, MOST),
      accuracy: listOf(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), MAX_SEATS),
      luck: listOf(v.pipe(v.number(), v.finite()), MAX_SEATS),
    }),
  }),
);

/**
 * The review that is kept with a saved match.
 * @param answers of the match now. A review of fewer is out of date.
 * @returns null when there is none that can be read. The match is then reviewed again.
 */
export async function keptReview(match: string, answers: number): Promise<MatchReview | null> {
  const read = v.safeParse(keptSchema, await saves.store.get("reviews", match));
  return read.success && read.output.answers === answers ? read.output.review : null;
}

/** Keeps a review with its match. It goes when the match is deleted. */
export async function keepReview(match: string, answers: number, review: MatchReview): Promise<void> {
  await saves.store.write([{ store: "reviews", key: match, row: { format: 1, answers, review } }]);
}
