import { expect, test } from "vitest";
import { eventPacks } from "../../decks/limited/packs";
import { playOut } from "../../decks/limited/play-out";
import { eventAt } from "../../decks/limited/replay";
import { battleCores } from "../../games/battle-cores";
import { afterTaking, beforeLastPick, configOf, nextPerson, stateOf, withSeat } from "./progress";
import type { SavedEvent } from "./saved-event";

const EVENT: SavedEvent = {
  id: "e",
  game: "battle-cores",
  kind: "draft",
  seed: "four",
  seats: 4,
  people: ["Ann"],
  picks: [],
  waiting: [],
  opened: [],
  decks: [],
  revision: 1,
  savedAt: 1,
};
const FOR_TWO = { ...EVENT, people: ["Ann", "Bob"] };

/** The event after the person whose turn it is took the first cards of the pack. */
function withTaken(event: SavedEvent): SavedEvent {
  const { packs, take } = stateOf(battleCores, event);
  const pack = packs[nextPerson(event)] ?? [];
  return { ...event, ...afterTaking(battleCores, event, pack.slice(0, take)) };
}

test("scripted seats take their cards as soon as the only person has", () => {
  const { picks, waiting } = withTaken(EVENT);
  expect(waiting).toEqual([]);
  expect(picks).toHaveLength(1);
  expect(stateOf(battleCores, { ...EVENT, picks }).pools.map((pool) => pool.length)).toEqual([2, 2, 2, 2]);
});

test("with two people, the pick is made once both have taken cards", () => {
  const first = withTaken(FOR_TWO);
  expect(first.picks).toEqual([]);
  expect(nextPerson(first)).toBe(1);
  const second = withTaken(first);
  expect(second.picks).toHaveLength(1);
  expect(second.waiting).toEqual([]);
  expect(nextPerson(second)).toBe(0);
});

test("scripted seats take the same cards again", () => {
  expect(withTaken(EVENT)).toEqual(withTaken(EVENT));
});

test("a person alone takes back one pick after another, until they build a deck", () => {
  const one = withTaken(EVENT);
  const two = withTaken(one);
  expect(beforeLastPick(two)).toEqual({ picks: one.picks, waiting: [] });
  expect(beforeLastPick(EVENT), "nothing to take back").toBeNull();
  expect(beforeLastPick({ ...two, decks: ["d"] }), "a deck is being built").toBeNull();
});

test("of two people nobody takes a pick back", () => {
  expect(beforeLastPick(withTaken(withTaken(FOR_TWO)))).toBeNull();
});

test("picks of cards that the game no longer has are named by an error", () => {
  expect(() => stateOf(battleCores, { ...EVENT, picks: [[["Gone", "Gone"], [], [], []]] })).toThrow(
    RangeError,
  );
});

test("an event keeps its packs when the cards of the game change", () => {
  const event = { ...EVENT, packs: eventPacks(battleCores, configOf(EVENT)) };
  const [first = "", ...others] = Object.keys(battleCores.cards.pool);
  const known = battleCores.cards.pool[first];
  const pool = {
    ...battleCores.cards.pool,
    ...(known && { "A New Card": { ...known, name: "A New Card" } }),
  };
  const grown = { ...battleCores, cards: { ...battleCores.cards, pool } };
  expect(stateOf(grown, event)).toEqual(stateOf(battleCores, EVENT));
  const opened = new Set(event.packs.flat(2));
  const lost = others.filter((name) => !opened.has(name));
  const kept = Object.fromEntries(lost.map((name) => [name, battleCores.cards.pool[name]]));
  const shrunk = { ...battleCores, cards: { ...battleCores.cards, pool: kept } } as typeof battleCores;
  expect(() => stateOf(shrunk, event), "its own cards are gone").toThrow(RangeError);
});

test("a whole draft ends with every seat's pool", () => {
  const config = configOf(EVENT);
  const picks = playOut(battleCores, config, ({ pack, take }) => pack.slice(0, take));
  expect(stateOf(battleCores, { ...EVENT, picks })).toEqual(eventAt(battleCores, config, picks));
  expect(stateOf(battleCores, { ...EVENT, picks }).isOver).toBe(true);
});

test("a value for a seat fills the seats before it", () => {
  expect(withSeat([], 1, "b", "")).toEqual(["", "b"]);
  expect(withSeat(["a", "b"], 0, "c", "")).toEqual(["c", "b"]);
});
