import { expect, test } from "vitest";
import { answerLegal, type Config, createGame, legalActions, stuckCards } from "../../../kernel";
import { randomAnswer, randomFrom } from "../../../opponents";
import { decks } from "../decks";
import { broken } from "../testing/invariants";
import { rules } from "./index";

/** Defaults to a few games. RANDOM_GAMES=5000 plays that many; RANDOM_FROM=N sets the first one. */
const GAMES = Number(process.env.RANDOM_GAMES ?? 20);
const FROM = Number(process.env.RANDOM_FROM ?? 0);

interface Table {
  readonly name: string;
  readonly seats: number;
  /** Number of players per team. */
  readonly team?: number;
  readonly sp?: "split";
  /** How many of a thousand games use this setup. */
  readonly share: number;
}

const TABLES: readonly Table[] = [
  { name: "two players", seats: 2, share: 600 },
  { name: "three players", seats: 3, share: 160 },
  { name: "four players", seats: 4, share: 120 },
  { name: "eight players", seats: 8, share: 40 },
  { name: "2 v 2", seats: 4, team: 2, share: 20 },
  { name: "2 v 2, SP divided", seats: 4, team: 2, sp: "split", share: 20 },
  { name: "2 v 2 v 2", seats: 6, team: 2, share: 10 },
  { name: "3 v 3", seats: 6, team: 3, share: 8 },
  { name: "4 v 4, SP divided", seats: 8, team: 4, sp: "split", share: 6 },
  { name: "5 v 5, SP divided", seats: 10, team: 5, sp: "split", share: 6 },
  { name: "10 v 10", seats: 20, team: 10, share: 5 },
  { name: "10 v 10, SP divided", seats: 20, team: 10, sp: "split", share: 5 },
];

const gamesAt = ({ share }: Table) => Math.ceil((GAMES * share) / 1000);

function play(table: Table, number: number): string | null {
  const seats = Array.from({ length: table.seats }, (_, i) => ({
    name: `Seat ${i}`,
    deck: decks[(number + i) % decks.length]?.cards ?? [],
    ...(table.team && { team: Math.floor(i / table.team) }),
  }));
  const seed = `random/${number}`;
  const options: Config["options"] = table.sp === undefined ? {} : { sp: table.sp };
  const g = createGame(rules, { game: "battle-of-souls", seed, seats, options }, { events: false });
  const random = randomFrom(seed);
  while (g.state.decision !== null) {
    answerLegal(g, randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random));
    const wrong = stuckCards(g).length > 0 ? "something is left over" : broken(g);
    if (wrong !== null) return `game ${number}, answer ${g.state.loop.answers}: ${wrong}`;
  }
  if (g.state.outcome === null) return `game ${number} has no end`;
  return g.state.outcome.winners.length === 0 ? `game ${number} has no winner` : null;
}

test.each(TABLES)(
  "random battles of $name keep every player within the rules and have a winner",
  (table) => {
    const wrong = Array.from({ length: gamesAt(table) }, (_, i) => play(table, FROM + i)).filter(
      (text) => text !== null,
    );
    expect(wrong).toEqual([]);
  },
  60_000 + 30_000 * GAMES,
);
