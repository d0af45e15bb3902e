import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Answer,
  answer,
  anytimeActions,
  type Card,
  canAnswer,
  canSee,
  cloneState,
  createGame,
  type Engine,
  engineFor,
  type GameEvent,
  hashState,
  NONE,
  rebuildWatch,
  type Seat,
  type State,
  view,
  viewEvent,
} from "../index";
import { bazaarRules } from "../testing/bazaar";
import { bazaarDeck } from "../testing/bazaar-cards";
import { anyAnswer, type RandomInt, seededRandomInt } from "../testing/random-answers";
import { startGame, tinyConfig } from "../testing/test-table";

const RULES = new Map([2, 3, 4].map((seats) => [seats, bazaarRules(seats)]));

/** A random answer, now and then an anytime action instead. */
function anyAnswerAtAll(g: Engine, below: RandomInt): Answer {
  const seat = below(g.state.seats.length);
  const beside = anytimeActions(g, seat).filter(({ type }) => type !== "concede" || below(6) === 0);
  if (below(25) === 0 && beside.length > 0) {
    return { seat, do: "anytime", action: beside[below(beside.length)]! };
  }
  return anyAnswer(g, g.state.decision!, below);
}

type Look = (g: Engine, events: readonly GameEvent[], before: State) => void;

const ANSWERS = 80;

/** Plays at random to the end (or far enough), and checks everything after each answer. */
function playAtRandom(seats: number, seed: number, look: Look): void {
  const decks = Array.from({ length: seats }, (_, seat) => bazaarDeck(seat));
  const config = tinyConfig(decks, { seed: String(seed), game: "bazaar" });
  const g = createGame(RULES.get(seats)!, config);
  const below = seededRandomInt(seed);
  for (let i = 0; i < ANSWERS && g.state.outcome === null; i++) {
    const before = cloneState(g.state);
    const result = answer(g, anyAnswerAtAll(g, below));
    if (!result.ok) throw new Error(`refused: ${result.why.key}`);
    look(g, result.events, before);
  }
}

/** Random games of two, three and four seats, always the same ones. */
function atRandom(runs: number, look: Look): void {
  fc.assert(
    fc.property(fc.constantFrom(2, 3, 4), fc.nat(), (seats, seed) => playAtRandom(seats, seed, look)),
    { seed: 7, numRuns: runs, endOnFailure: true },
  );
}

const viewers = (state: State): Seat[] => [NONE, ...state.seats.map(({ seat }) => seat)];
const hiddenFrom = (g: Engine, seat: Seat): Card[] =>
  g.state.cards.filter((card) => card.zone !== NONE && !canSee(g, card, seat));

/** Names of these cards that appear in a text. No two cards of a deck have the same name. */
function mentions(text: string, cards: readonly Card[]): string[] {
  const named = new Set(text.match(/[a-z]+ \d+\.\d+/g));
  return cards.map((card) => card.def).filter((def) => named.has(def));
}

describe("random play", { timeout: 30_000 }, () => {
  test("no view names a card its seat cannot see, contains another deck, or the seed", () => {
    atRandom(12, (engine) => {
      for (const seat of viewers(engine.state)) {
        const seen = view(engine, seat);
        const own = engine.state.config.seats.map((s, i) => (i === seat ? s.deck : []));
        expect(seen.config.seats.map((s) => s.deck)).toEqual(own);
        expect(seen.config.seed).toBe("");
        const text = JSON.stringify({ ...seen, config: null });
        expect(mentions(text, hiddenFrom(engine, seat))).toEqual([]);
      }
    });
  });

  test("a view has no id of a card in a hidden zone, and its placeholders are alike", () => {
    atRandom(10, (engine) => {
      for (const seat of viewers(engine.state)) {
        const seen = view(engine, seat);
        const ids = seen.zones.flatMap((zone) => zone.cards).filter((id) => id >= 0);
        expect(ids.filter((id) => !canShow(engine, seat, id))).toEqual([]);
        const blank = seen.cards.filter((card) => card.zone === NONE);
        expect(new Set(blank.map(({ id: _id, ...rest }) => JSON.stringify(rest))).size).toBeLessThan(2);
      }
    });
  });

  /** Whether its face is visible, or its back in an open zone. */
  function canShow(g: Engine, seat: Seat, id: number): boolean {
    const card = g.state.cards[id]!;
    const open = ["field", "discard"].includes(g.state.zones[card.zone]?.key ?? "");
    return open || canSee(g, card, seat);
  }

  test("a seat's view is the same when two cards it cannot see swap identities", () => {
    const below = seededRandomInt(3);
    atRandom(12, (engine) => {
      for (const seat of viewers(engine.state)) {
        const hidden = hiddenFrom(engine, seat);
        if (hidden.length < 2) continue;
        const [one, two] = [hidden[below(hidden.length)]!, hidden[below(hidden.length)]!];
        const [left, right] = [other(engine, []), other(engine, [one, two])];
        expect(JSON.stringify(view(right, seat))).toBe(JSON.stringify(view(left, seat)));
      }
    });
  });

  /** The same game with the identities of two cards swapped. */
  function other(g: Engine, trade: readonly Card[]): Engine {
    const state = cloneState(g.state);
    const [one, two] = trade;
    if (one && two) {
      state.cards[one.id] = { ...one, def: two.def };
      state.cards[two.id] = { ...two, def: one.def };
    }
    const engine = engineFor(g.rules, state);
    rebuildWatch(engine);
    return engine;
  }

  test("another seat's decision shows neither its options nor its actions", () => {
    atRandom(10, (engine) => {
      const { state } = engine;
      const decider = state.decision?.seat;
      for (const seat of viewers(state).filter((s) => s !== decider)) {
        const seen = view(engine, seat);
        expect(seen.actions).toEqual([]);
        if (seen.decision === null) continue;
        const keys = Object.keys(seen.decision).filter((key) => key !== "window");
        expect(keys.sort()).toEqual(["kind", "prompt", "rule", "seat"]);
        expect(seen.decision.kind).toBe("act");
      }
    });
  });

  test("a seat's events name no card that it could not see before or after", () => {
    atRandom(12, (engine, events, before) => {
      const earlier = engineFor(engine.rules, before);
      for (const seat of viewers(engine.state)) {
        const names = new Set(hiddenFrom(engine, seat).map((card) => card.def));
        for (const card of before.cards)
          if (card.zone !== NONE && canSee(earlier, card, seat)) names.delete(card.def);
        const text = JSON.stringify(events.map((event) => viewEvent(event, seat)));
        expect([...names].filter((def) => text.includes(JSON.stringify(def)))).toEqual([]);
        expect(text).not.toContain("knownTo");
      }
    });
  });
});

describe("every state that random play reaches", { timeout: 30_000 }, () => {
  test("a refused answer of any kind changes nothing", () => {
    const below = seededRandomInt(11);
    atRandom(6, (engine) => {
      const card = below(60) - 5;
      const given = { seat: below(5), do: "act", action: { type: "play", card } } as Answer;
      if (canAnswer(engine, given).ok) return;
      const before = hashState(engine.state);
      expect(answer(engine, given).ok).toBe(false);
      expect(hashState(engine.state)).toBe(before);
    });
  });

  test("conserves cards: every card is in exactly the zone it names", () => {
    atRandom(10, ({ state }) => {
      const places = state.zones.flatMap((zone) => zone.cards.map((id) => [id, zone.id]));
      expect(new Set(places.map(([id]) => id)).size).toBe(places.length);
      expect(places.filter(([id, zone]) => state.cards[id!]?.zone !== zone)).toEqual([]);
      const removedCount = state.cards.filter((card) => card.zone === NONE).length;
      expect(places.length + removedCount).toBe(state.cards.length);
      expect(state.cards.map((card) => card.id)).toEqual(state.cards.map((_, i) => i));
    });
  });

  test("a copy shares nothing mutable", () => {
    const below = seededRandomInt(5);
    atRandom(6, (engine) => {
      const before = hashState(engine.state);
      const copy = engineFor(engine.rules, cloneState(engine.state));
      for (let i = 0; i < 4 && copy.state.outcome === null; i++) answer(copy, anyAnswerAtAll(copy, below));
      expect(hashState(engine.state)).toBe(before);
    });
  });

  test("the same seed and the same answers give the same game, with events or without", () => {
    const hashes = [0, 1].map(() => {
      let hash = "";
      playAtRandom(3, 42, ({ state }) => {
        hash = hashState(state);
      });
      return hash;
    });
    expect(hashes[0]).toBe(hashes[1]);
  });
});

test("random games are the same when saved and restored at every decision", {
  timeout: 30_000,
}, () => {
  for (const seats of [2, 3, 4]) {
    const decks = Array.from({ length: seats }, (_, seat) => bazaarDeck(seat));
    const table = startGame(RULES.get(seats)!, decks, { game: "bazaar", seed: `restored ${seats}` });
    const below = seededRandomInt(seats);
    for (let i = 0; i < ANSWERS && table.state.outcome === null; i++) {
      table.answer(anyAnswerAtAll(table.engine, below));
    }
    expect(table.types).toContain("play");
  }
});
