import { loadGameWithSets, partsOf } from "../../games/registry";
import { gameWithPositions } from "../../positions/rules-for";
import type { ReviewRequest } from "./messages";
import { type MatchReview, type ReviewProgress, reviewOf } from "./review";

/**
 * Loads what a review needs, and begins it.
 * @throws when the game is unknown or its card sets are damaged.
 */
export async function reviewSteps({
  slug,
  record,
  seats,
}: ReviewRequest): Promise<Generator<ReviewProgress, MatchReview>> {
  const { sets = [], position } = record.config;
  const parts = partsOf(slug);
  const [game, scriptFor] = await Promise.all([loadGameWithSets(slug, sets), parts.opponentFor()]);
  const begun = position === undefined ? game : gameWithPositions(game, await parts.position());
  return reviewOf(begun.rules, scriptFor(game.rules), record, seats);
}
