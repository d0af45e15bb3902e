import { expect, test } from "vitest";
import { answerLegal, type Config, createGame, leftOver, legalActions } from "../../kernel";
import { randomAnswer, randomFrom } from "../../opponents";
import { cards } from "./cards";
import { decks } from "./decks";
import { rulesWith } from "./rules";
import { broken } from "./testing/invariants";

/** By default a few of each kind; RANDOM_GAMES=5000 plays as many as the proof wants, RANDOM_FROM=N begins at another one. */
const GAMES = Number(process.env.RANDOM_GAMES ?? 3);
const FROM = Number(process.env.RANDOM_FROM ?? 0);

const rules = rulesWith(cards);

interface Table {
  readonly seats: number;
  readonly teams?: readonly number[];
  readonly sp?: "split";
}

const TABLES: readonly Table[] = [
  { seats: 2 },
  { seats: 3 },
  { seats: 4 },
  { seats: 4, teams: [0, 0, 1, 1] },
  { seats: 4, teams: [0, 0, 1, 1], sp: "split" },
  { seats: 6, teams: [0, 0, 1, 1, 2, 2] },
];

function play(table: Table, number: number): string | null {
  const seats = Array.from({ length: table.seats }, (_, i) => ({
    name: `Seat ${i}`,
    deck: decks[(number + i) % decks.length]?.cards ?? [],
    ...(table.teams && { team: table.teams[i] ?? 0 }),
  }));
  const seed = `random/${number}`;
  const options: Config["options"] = table.sp === undefined ? {} : { sp: table.sp };
  const g = createGame(rules, { game: "battle-of-souls", seed, seats, options }, { events: false });
  const random = randomFrom(seed);
  while (g.state.decision !== null) {
    answerLegal(g, randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random));
    const wrong = leftOver(g).length > 0 ? "something is left over" : broken(g);
    if (wrong !== null) return `game ${number}, answer ${g.state.loop.answers}: ${wrong}`;
  }
  if (g.state.outcome === null) return `game ${number} has no end`;
  return g.state.outcome.winners.length === 0 ? `game ${number} has no winner` : null;
}

test.each(TABLES)(
  `in ${GAMES} random battles of %o nobody has more than the rules allow, and somebody wins`,
  (table) => {
    const wrong = Array.from({ length: GAMES }, (_, i) => play(table, FROM + i)).filter(
      (text) => text !== null,
    );
    expect(wrong).toEqual([]);
  },
  60_000 + 600 * GAMES,
);
