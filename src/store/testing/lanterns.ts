import { deckBuilding } from "../../games/deck-building";
import type { Game } from "../../games/game";
import { anyDeck } from "../../games/testing/any-deck";
import { type Config, NONE } from "../../kernel";
import { cards, deckOf, SEATS } from "./lantern-cards";
import { rules } from "./lantern-rules";

const LOGGED = ["draw", "hang", "spark", "lose", "roll", "turn", "out", "game-over", "draw-offer"];
const nothing = { key: "lanterns.nothing" };

/**
 * A tiny game for tests of the store: on its turn a seat hangs lanterns from its hand, and every seat may respond with
 * sparks in two windows. A thief makes the next seat discard a card of its choice. After four turns each the first seat
 * wins. Two teams also have 8,000 light each, every lantern takes some from the other team, and the team with all light
 * wins. The loser of one game in a series chooses who begins the next.
 */
export const lanterns: Game = {
  slug: "lanterns",
  title: "Lanterns",
  rules,
  rulebook: { game: "lanterns", title: "Lanterns", source: "", clauses: [] },
  cards: { pool: cards, text: () => ({ abilities: [], keywords: [] }), frame: () => ({ shape: "figure" }) },
  deck: deckBuilding({
    starters: [],
    code: "LN",
    pool: cards,
    rules: anyDeck,
    sections: [{ id: "main", label: nothing, headings: ["Main Deck"], holds: () => true }],
    facets: [],
  }),
  setup: { options: [], config: (seed, seats, options) => ({ game: "lanterns", seed, seats, options }) },
  timing: {},
  status: { contest: () => null, score: () => ({ label: nothing, value: 0 }) },
  table: {
    mat: { zones: [], phases: [], cardStats: [], counters: [] },
    logLine: (event, { name }) =>
      LOGGED.includes(event.type)
        ? {
            key: `lanterns.${event.type}`,
            args: { player: name(event.seat ?? NONE), card: event.def ?? "a card" },
          }
        : null,
    preview: () => null,
    actionLabel: () => nothing,
    candidateActions: () => [],
  },
};

/**
 * A config for two to twenty seats.
 * @param teams number of teams formed by adjacent seats; 0 for none
 */
export function lanternConfig(seed: string, seats = 2, teams = 0): Config {
  const named = Array.from({ length: seats }, (_, i) => ({
    name: SEATS[i] ?? `Seat ${i + 1}`,
    deck: deckOf(i % SEATS.length),
    ...(teams > 0 && { team: Math.floor((i * teams) / seats) }),
  }));
  return lanterns.setup.config(seed, named, {});
}
