import { loadGameWithSets, partsOf } from "../../games/registry";
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
  const script = scriptFor(game.rules);
  if (position === undefined) return reviewOf(game.rules, script, record, seats);
  // Few matches begin in a position.
  const [{ gameWithPositions }, rules] = await Promise.all([
    import("../../positions/rules-for"),
    parts.position(),
  ]);
  return reviewOf(gameWithPositions(game, rules).rules, script, record, seats);
}
