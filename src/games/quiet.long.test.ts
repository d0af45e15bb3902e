import { expect, test } from "vitest";
import {
  answer,
  type Card,
  createGame,
  type Engine,
  engineFor,
  legalActions,
  NONE,
  responseWindowOf,
  type State,
  view,
} from "../kernel";
import { randomAnswer, randomFrom } from "../opponents";
import type { Game } from "./game";
import { loadGames } from "./registry";

const GAMES = (await loadGames()).map((game) => ({ game, title: game.title }));

/** A copy of the game in which the seat's hidden cards are other cards. */
function withOtherHand(g: Engine, seat: number): Engine {
  const hidden = ["hand", "deck"];
  const isHidden = ({ owner, zone, seenBy }: Card) =>
    owner === seat && hidden.includes(g.state.zones[zone]?.key ?? "") && (seenBy & ~(1 << seat)) === 0;
  const defs = g.state.cards
    .filter(isHidden)
    .map(({ def }) => def)
    .reverse();
  const cards = g.state.cards.map((card) =>
    isHidden(card) ? { ...card, def: defs.pop() ?? card.def } : card,
  );
  const state: State = { ...g.state, cards };
  return engineFor(g.rules, state);
}

test.each(GAMES)(
  "$title: whether a seat with hidden cards is asked depends only on public information",
  ({ game, title }) => {
    const seats = [0, 1].map((i) => ({ name: `Player ${i + 1}`, deck: game.deck.starters[i]?.cards ?? [] }));
    const random = randomFrom(title);
    const found = new Set<boolean>();
    for (let n = 0; n < 3; n++) {
      const g = createGame(game.rules, game.setup.config(`${title} ${n}`, seats, {}), { events: false });
      for (let i = 0; i < 250 && g.state.decision !== null; i++) {
        const { decision } = g.state;
        const window = responseWindowOf(decision);
        if (window !== undefined) {
          const isQuiet = (of: Engine) => judged(game, of, decision.seat, window);
          expect(isQuiet(withOtherHand(g, decision.seat))).toBe(isQuiet(g));
          found.add(isQuiet(g));
        }
        if (!answer(g, randomAnswer({ decision, actions: legalActions(g) }, random)).ok)
          throw new Error("refused");
      }
    }
    expect(found).toEqual(new Set([true, false]));
  },
);

/** Judges the window as the table does, with what is at stake. */
function judged(game: Game, g: Engine, seat: number, window: string): boolean {
  const state = view(g, NONE);
  const reader = { rules: g.rules, state };
  expect(game.timing.stake?.(reader, seat, window).worth ?? 0).toBeGreaterThanOrEqual(0);
  return game.timing.isQuiet?.(reader, seat, window) === true;
}
