import type { PerftGame, PerftPosition } from "../../games/perft";
import { GAME_SLUGS } from "../../games/registry";
import { answerLegal, createGame, type Engine, legalActions } from "../../kernel";
import { randomAnswer, randomFrom } from "../../opponents";

/** Found by its path, not through the list of games, whose parts all go into the page. */
async function perftOf(slug: string): Promise<PerftGame> {
  const { perft }: { perft: PerftGame } = await import(`../../games/${slug}/perft/index.ts`);
  return perft;
}

export const PERFT_GAMES: readonly PerftGame[] = await Promise.all(GAME_SLUGS.map(perftOf));

export function engineAt(game: PerftGame, { seed, turn, options }: PerftPosition): Engine {
  const seats = [0, 1].map((seat) => ({ name: `Seat ${seat}`, deck: game.deck(options) }));
  const g = createGame(game.rules, { game: game.slug, seed, seats, options }, { events: false });
  const random = randomFrom(seed);
  while (g.state.decision !== null && !isReached(g, turn)) {
    answerLegal(g, randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random));
  }
  return g;
}

function isReached({ state: { decision, turn } }: Engine, turnNumber: number): boolean {
  if (turnNumber === 0) return true;
  return turn.number >= turnNumber && decision?.kind === "act" && decision.window === undefined;
}
