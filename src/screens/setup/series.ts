import type { Game } from "../../games/game";
import { type SeriesSpec, seriesFor } from "../../kernel";
import { configOf, deckOf, type Plan } from "./plan";

/** The series that the rules have for this plan, or null when there is none. */
export function seriesOfPlan(game: Game, plan: Plan): SeriesSpec | null {
  return seriesFor(game.rules, configOf(game, plan, "", []));
}

/** The series to play, with the side decks. Undefined for a single game. */
export function seriesOf(game: Game, plan: Plan) {
  const spec = plan.series ? seriesOfPlan(game, plan) : null;
  const sideDecks = plan.seats.map(({ deck }) => deckOf(game, plan, deck)?.side ?? []);
  return spec === null ? undefined : { bestOf: spec.bestOf, sideDecks };
}
