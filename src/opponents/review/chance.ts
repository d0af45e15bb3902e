import { type Answer, answerLegal, type Engine, type Seat, type View, view } from "../../kernel";
import type { SearchedGame } from "../search/searched-game";

/** What each seat knows: the cards whose names it sees. */
function knownIn(g: Engine): string {
  return g.state.seats
    .map(({ seat }) =>
      view(g, seat)
        .cards.map(({ def }) => def)
        .join(),
    )
    .join("/");
}

/** Notes the random state and what is known, to tell later whether chance has had a hand. */
export function chanceMark(g: Engine): string {
  return JSON.stringify(g.state.random) + knownIn(g);
}

/** The win chances of all seats, by evaluation alone. */
export const chancesIn = (game: SearchedGame, g: Engine): readonly number[] =>
  g.state.seats.map(({ seat }) => game.winChance(g, seat));

/** How many worlds the usual outcome of an answer is the mean of. */
const WORLDS = 6;

/**
 * What the win chances of all seats usually are after an answer, when dice, draws and hidden cards are as its player may
 * expect.
 * @param own what its player saw when giving it.
 */
export function usualChances(game: SearchedGame, own: View, answer: Answer, seed: string): readonly number[] {
  const sums = own.seats.map(() => 0);
  for (let w = 0; w < WORLDS; w++) {
    const world = game.world(own, `${seed}/${w}`);
    answerLegal(world, answer);
    for (const [seat, chance] of chancesIn(game, world).entries())
      sums[seat] = (sums[seat] ?? 0) + chance / WORLDS;
  }
  return sums;
}

/** The differences of two lists of chances, by seat. */
export const minus = (a: readonly number[], b: readonly number[]): readonly number[] =>
  a.map((chance, seat: Seat) => chance - (b[seat] ?? 0));
