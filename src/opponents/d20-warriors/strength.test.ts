import { expect, test } from "vitest";
import { d20Warriors } from "../../games/d20-warriors";
import { answerLegal, createGame, type Engine, legalActions, type Seat, view } from "../../kernel";
import { decide, type LevelName, randomAnswer, randomFrom } from "../index";

type Player = LevelName | "random";

function played(game: number, players: readonly [Player, Player]): Engine {
  const { decks } = d20Warriors;
  // Neighbouring games have the same two decks, so that each player has both of them once.
  const pair = Math.floor(game / 2);
  const seats = players.map((name, seat) => ({
    name,
    deck: decks[(pair + seat) % decks.length]?.cards ?? [],
  }));
  const g = createGame(d20Warriors.rules, d20Warriors.config(`strength/${game}`, seats, {}), {
    events: false,
  });
  const random = randomFrom(`strength/${game}`);
  for (let asked = 0; g.state.decision !== null; asked++) {
    const { decision } = g.state;
    const player = players[decision.seat] ?? "random";
    answerLegal(
      g,
      player === "random"
        ? randomAnswer({ decision, actions: legalActions(g) }, random)
        : decide("d20-warriors", player, view(g, decision.seat), `${game}/${asked}`),
    );
  }
  return g;
}

/**
 * Share of games that the first player wins, seats changed every other game. Forty games tell it to within 15 points: the
 * real figures come from `npm run simulate`.
 */
function share(first: Player, second: Player, games: number): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const seat: Seat = game % 2;
    const g = played(game, seat === 0 ? [first, second] : [second, first]);
    const winners = g.state.outcome?.winners ?? [];
    won += winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0;
  }
  return won / games;
}

test("the lowest level beats random play", () => {
  expect(share("easy", "random", 40)).toBeGreaterThan(0.6);
}, 120_000);

test("the highest level beats the lowest, and random play by far", () => {
  expect(share("hard", "easy", 40)).toBeGreaterThan(0.5);
  expect(share("hard", "random", 40)).toBeGreaterThan(0.75);
}, 120_000);

test("the same seeds play the same game", () => {
  const [a, b] = [played(3, ["hard", "medium"]), played(3, ["hard", "medium"])];
  expect(JSON.stringify(a.state.cards)).toBe(JSON.stringify(b.state.cards));
}, 120_000);
