import { expect, test } from "vitest";
import { loadGames } from "../../games/registry";
import { buildFromPool } from "./build";
import { eventPacks } from "./packs";
import { type Drafter, playOut } from "./play-out";
import { eventAt, viewFor } from "./replay";
import { draftOf, randomDrafter } from "./testing/events";

const GAMES = await loadGames();
const game = GAMES.find(({ slug }) => slug === "d20-warriors");
if (game === undefined) throw new Error("no such game");

const draft = (packSize = 12, seed = "d20") => ({ ...draftOf(game, seed), options: { packSize } });
const isWarrior = (name: string) => game.cards.pool[name]?.type === "warrior";
const firstCards: Drafter = ({ pack, take }) => pack.slice(0, take);

test("D20 9.1 each player opens a pack and first takes two cards from it", () => {
  const state = eventAt(game, draft(), []);
  expect(state.packs.map((pack) => pack.length)).toEqual([12, 12]);
  expect(state.take).toBe(2);
  expect(() => eventAt(game, draft(), [state.packs.map((pack) => pack.slice(0, 1))])).toThrow(RangeError);
});

test("D20 9.2 the packs are exchanged after the first pick", () => {
  const { packs } = eventAt(game, draft(), []);
  const after = eventAt(game, draft(), [packs.map((pack) => pack.slice(0, 2))]);
  expect(after.packs).toEqual([packs[1]?.slice(2), packs[0]?.slice(2)]);
  expect(viewFor(after, 0).passes).toBe("swap");
});

test("D20 9.3 after that one card is taken before the packs are exchanged", () => {
  const picks = playOut(game, draft(), firstCards);
  for (let i = 1; i < picks.length; i++) {
    const state = eventAt(game, draft(), picks.slice(0, i));
    expect(state.take).toBe(1);
    expect(state.packs.map((pack) => pack.length)).toEqual([11 - i, 11 - i]);
  }
});

test("D20 9.4 the draft ends with 12 cards each, after 11 picks", () => {
  const picks = playOut(game, draft(15), firstCards);
  expect(picks).toHaveLength(11);
  expect(eventAt(game, draft(15), picks).pools.map((pool) => pool.length)).toEqual([12, 12]);
});

test("D20 9.5 the 12 cards are the deck", () => {
  const { pools } = eventAt(game, draft(), playOut(game, draft(), randomDrafter("deck")));
  for (const pool of pools) expect(buildFromPool(game, pool, "deck").toSorted()).toEqual(pool.toSorted());
});

test("D20 9.6 packs have 12 to 15 cards, and what is left of them is not used", () => {
  for (const packSize of [12, 13, 14, 15]) {
    const config = draft(packSize);
    const opened = eventPacks(game, config).flat(2);
    expect(opened).toHaveLength(2 * packSize);
    expect(eventAt(game, config, playOut(game, config, firstCards)).pools.flat()).toHaveLength(24);
  }
  for (const packSize of [11, 16]) expect(() => eventAt(game, draft(packSize), [])).toThrow(RangeError);
});

test("D20 9.7 no card occurs twice in the two packs", () => {
  for (let i = 0; i < 100; i++) {
    const opened = eventPacks(game, draft(12 + (i % 4), `${i}`)).flat(2);
    expect(new Set(opened).size).toBe(opened.length);
  }
});

test("D20 9.8 a drafter who always prefers Flash cards ends with a Warrior", () => {
  const flashFirst: Drafter = ({ pack, take }, seat) =>
    seat === 0
      ? pack.toSorted((a, b) => Number(isWarrior(a)) - Number(isWarrior(b))).slice(0, take)
      : pack.toSorted((a, b) => Number(isWarrior(b)) - Number(isWarrior(a))).slice(0, take);
  for (const packSize of [12, 13, 14, 15])
    for (const seed of ["1", "2", "3"]) {
      const config = draft(packSize, seed);
      const { pools } = eventAt(game, config, playOut(game, config, flashFirst));
      for (const pool of pools) {
        expect(pool.some(isWarrior)).toBe(true);
        expect(game.deck.problems(buildFromPool(game, pool, seed))).toEqual([]);
      }
    }
});

test("D20 9.9 a drafter sees their pack and their picks", () => {
  const state = eventAt(game, draft(), playOut(game, draft(), firstCards).slice(0, 3));
  expect(viewFor(state, 1)).toMatchObject({ pack: state.packs[1], pool: state.pools[1] });
  expect(JSON.stringify(viewFor(state, 1))).not.toContain(state.packs[0]?.[0]);
  expect(JSON.stringify(viewFor(state, 1))).not.toContain(state.pools[0]?.[0]);
});

test("D20 9.1 there are no sealed events, and no drafts for three", () => {
  expect(() => eventAt(game, { ...draft(), kind: "sealed" }, [])).toThrow(RangeError);
  expect(() => eventAt(game, draftOf(game, "1", 3), [])).toThrow(RangeError);
});
