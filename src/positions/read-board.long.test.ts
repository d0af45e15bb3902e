import { describe, expect, test } from "vitest";
import type { Game } from "../games/game";
import type { GamePosition, PositionZone } from "../games/game-position";
import { GAMES, loadGames } from "../games/registry";
import {
  answer,
  type Config,
  cardOf,
  createGame,
  type Engine,
  emptyState,
  engineFor,
  layOut,
  NONE,
  type Seat,
  view,
  zoneOf,
} from "../kernel";
import { anyAnswer, seededRandomInt } from "../kernel/testing/random-answers";
import { withTurn } from "./edit";
import { layoutOf, partsOf } from "./lay-out";
import { configOf, type Position } from "./position";
import { positionProblems } from "./problems";
import { readBoard } from "./read-board";
import { anyPosition } from "./testing/any-position";
import { newPosition } from "./try-card";

const games = await loadGames();
const positions = new Map(
  await Promise.all(GAMES.map(async ({ slug, parts }) => [slug as string, await parts.position()] as const)),
);
const SEEDS = 4;
const ANSWERS = 260;
/** How many answers lie between two boards that are compared. */
const EVERY = 7;

const configFor = (game: Game, seed: number): Config => {
  const { starters } = game.deck;
  const seats = [0, 1].map((seat) => ({
    name: `Seat ${seat}`,
    deck: starters[(seat + seed) % starters.length]?.cards ?? [],
  }));
  return game.setup.config(`${seed}`, seats, {});
};

/** A card as a position tells of it. */
function told({ state, rules }: Engine, zone: PositionZone, id: number) {
  const { def, owner, face, rested, x, y, attachedTo, counters } = cardOf(state, id);
  const host = attachedTo === NONE ? null : cardOf(state, attachedTo);
  const named = (zone.counters ?? []).map(({ key }) => [key, counters[key] ?? 0] as const);
  const isGrid = rules.board.zones.find(({ key }) => key === zone.key)?.shape === "grid";
  return {
    def,
    owner,
    face,
    rested,
    counters: named,
    cell: isGrid ? [x, y] : null,
    host: host && {
      def: host.def,
      zone: state.zones[host.zone]?.key,
      controller: host.controller,
      at: state.zones[host.zone]?.cards.indexOf(host.id),
    },
  };
}

/** What is on the table as far as positions tell of it. */
function table(g: Engine, { zones }: GamePosition) {
  const { state } = g;
  return {
    turn: { seat: state.turn.seat, number: state.turn.number },
    seats: state.seats.map(({ seat, counters, rounds }) => ({
      counters: Object.entries(counters).filter(([, amount]) => amount !== 0),
      rounds,
      held: state.zones
        .filter(({ owner, key }) => owner === seat && key !== "void")
        .map(({ key, counters: held = {} }) => [key, held.core ?? 0, held.soul ?? 0]),
      cards: zones.map((zone) => [
        zone.key,
        zoneOf(state, zone.key, seat)
          .cards.filter((id) => cardOf(state, id).controller === seat)
          .map((id) => told(g, zone, id)),
      ]),
    })),
  };
}

/** The state that a board means. */
function laidOut(game: Game, rules: GamePosition, config: Config, board: Position["board"]): Engine {
  const g = engineFor(game.rules, emptyState(game.rules, config), { events: false });
  layOut(g, layoutOf(rules, partsOf(rules, game.rules, config, board)));
  return g;
}

/** Whether the seat to act is at a step that a position can begin in. */
const isAtStep = (g: Engine, { reading }: GamePosition, midway: boolean): boolean =>
  g.state.decision?.kind === "act" && !midway && Object.hasOwn(reading.steps, g.state.turn.step);

const cardCounts = ({ seats }: Position["board"]) =>
  seats.map(({ zones }) => Object.entries(zones).map(([key, cards]) => [key, cards.length]));

/** The cards of a match, where those that a seat does not see are other ones: the first of them in all places. */
function withOtherHidden(g: Engine, seat: Seat): Engine["state"]["cards"] {
  const seen = view(g, seat).cards;
  const isHidden = (id: number) => seen[id]?.def === "" && cardOf(g.state, id).zone !== NONE;
  const first = g.state.cards.find(({ id }) => isHidden(id))?.def ?? "";
  return g.state.cards.map((card) => (isHidden(card.id) ? { ...card, def: first } : card));
}

describe.each(games)("$title", (game) => {
  const rules = positions.get(game.slug);
  if (rules === undefined) throw new Error(`${game.slug} has no positions`);

  const positionAt = (g: Engine, seat: Seat, from: Parameters<typeof readBoard>[2]) => {
    const read = readBoard(game, rules, from, seat);
    const { options } = g.state.config;
    return { ...read, position: { ...newPosition(game, rules), options, board: read.board } };
  };

  test("the board of a match, laid out, is the same in cards, counters, life and turn", () => {
    let compared = 0;
    for (let seed = 1; seed <= SEEDS; seed++) {
      const below = seededRandomInt(seed * 31);
      const g = createGame(game.rules, configFor(game, seed));
      for (let i = 0; i < ANSWERS && g.state.decision !== null; i++) {
        answer(g, anyAnswer(g, g.state.decision, below));
        if (i % EVERY !== 0 || g.state.outcome !== null) continue;
        const { position, isMidway } = positionAt(g, 0, g.state);
        if (!isAtStep(g, rules, isMidway)) continue;
        const config = configOf(position, ["Ann", "Bob"]);
        expect(positionProblems(rules, game.rules, config, position.board)).toEqual([]);
        const again = laidOut(game, rules, config, position.board);
        expect(table(again, rules)).toEqual(table(g, rules));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  test("a seat's view tells nothing of what the seat does not see, and keeps the number of cards", () => {
    const g = createGame(game.rules, configFor(game, 3));
    const below = seededRandomInt(5);
    for (let i = 0; i < 120 && g.state.decision !== null; i++) {
      answer(g, anyAnswer(g, g.state.decision, below));
      if (i % 20 !== 0) continue;
      const seen = positionAt(g, 0, view(g, 0));
      expect(cardCounts(seen.board)).toEqual(cardCounts(positionAt(g, 0, g.state).board));
      expect(seen.unseen).toBeGreaterThan(0);
      const other = engineFor(game.rules, { ...g.state, cards: withOtherHidden(g, 0) });
      expect(positionAt(other, 0, view(other, 0)).board).toEqual(seen.board);
    }
  });

  test("any position, laid out and read, is the same in cards, attached cards, owners and numbers", () => {
    const [usual] = rules.steps;
    for (let seed = 1; seed <= 30; seed++) {
      const { board, ...rest } = anyPosition(game, rules, seed);
      const position = { ...rest, board: withTurn(board, { step: usual?.id ?? "" }) };
      const config = configOf(position, ["Ann", "Bob"]);
      if (positionProblems(rules, game.rules, config, position.board).length > 0) continue;
      const g = laidOut(game, rules, config, position.board);
      const read = positionAt(g, 0, g.state).board;
      expect(table(laidOut(game, rules, config, read), rules)).toEqual(table(g, rules));
    }
  });

  test("the seat that reads is the first one of the position", () => {
    const g = createGame(game.rules, configFor(game, 2));
    const [mine, theirs] = [1, 0].map((seat) => positionAt(g, seat, g.state).board.seats[0]);
    expect(mine).toEqual(positionAt(g, 0, g.state).board.seats[1]);
    expect(theirs).toEqual(positionAt(g, 1, g.state).board.seats[1]);
  });
});
