import { describe, expect, test } from "vitest";
import { loadGames } from "../../games/registry";
import { countCopies } from "../count-copies";
import { limitedOf, recipeOf, sizeOf } from "./event";
import { editionOf, eventPacks } from "./packs";
import { playOut } from "./play-out";
import { eventAt, viewFor } from "./replay";
import { draftOf, kindsOf, randomDrafter } from "./testing/events";

const GAMES = await loadGames();
const SEEDS = ["1", "2", "a longer seed", "ü"];

describe.each(GAMES)("$title", (game) => {
  const limited = limitedOf(game);

  test("opens packs by their recipe, without a card twice in one", () => {
    for (const seed of SEEDS)
      for (const kind of kindsOf(game)) {
        const config = { ...draftOf(game, seed), kind };
        for (const pack of eventPacks(game, config).flat()) {
          const counts = recipeOf(game).map(
            ({ holds }) => pack.flatMap((name) => game.cards.pool[name] ?? []).filter(holds).length,
          );
          expect(counts).toEqual(recipeOf(game).map(({ count }) => count));
          expect(new Set(pack).size).toBe(pack.length);
          expect(pack).toHaveLength(sizeOf(recipeOf(game)));
        }
      }
  });

  test("opens the same packs from the same seed, and others from another", () => {
    const config = draftOf(game, "1");
    expect(eventPacks(game, config)).toEqual(eventPacks(game, { ...config }));
    expect(eventPacks(game, config)).not.toEqual(eventPacks(game, draftOf(game, "2")));
  });

  test("is the same at every pick, whatever was asked before", () => {
    const config = draftOf(game, "order");
    const picks = playOut(game, config, randomDrafter("order"));
    const forward = picks.map((_, i) => eventAt(game, config, picks.slice(0, i)));
    const backward = picks.map((_, i) => eventAt(game, config, picks.slice(0, picks.length - 1 - i)));
    expect(backward.toReversed()).toEqual(forward);
  });

  test("loses and doubles no card, and gives each seat equally many", () => {
    for (const seed of SEEDS) {
      const config = draftOf(game, seed, seed === "1" ? 2 : undefined);
      const opened = eventPacks(game, config);
      const inAll = countCopies(opened.flat(2).toSorted());
      const picks = playOut(game, config, randomDrafter(seed));
      for (let i = 0; i < picks.length; i++) {
        const { packs, pools, round, isOver } = eventAt(game, config, picks.slice(0, i));
        const later = opened.slice(round + 1).flat(2);
        expect(isOver).toBe(false);
        expect(countCopies([...packs.flat(), ...pools.flat(), ...later].toSorted())).toEqual(inAll);
        expect(new Set(pools.map(({ length }) => length)).size).toBe(1);
      }
      const end = eventAt(game, config, picks);
      expect(end).toMatchObject({ isOver: true, take: 0, unopened: 0, packs: end.pools.map(() => []) });
      const all = limited.draft.packs * sizeOf(recipeOf(game));
      expect(end.pools[0]).toHaveLength(Math.min(all, limited.draft.most ?? all));
    }
  });

  test("shows a seat its own pack and cards only", () => {
    const config = draftOf(game, "view");
    const picks = playOut(game, config, randomDrafter("view")).slice(0, 5);
    const state = eventAt(game, config, picks);
    const hidden = {
      ...state,
      packs: state.packs.map((pack, seat) => (seat === 0 ? pack : ["hidden"])),
      pools: state.pools.map((pool, seat) => (seat === 0 ? pool : ["hidden"])),
    };
    expect(viewFor(hidden, 0)).toEqual(viewFor(state, 0));
  });

  test("names the place of picks that cannot be", () => {
    const config = draftOf(game, "wrong", 2);
    const picks = playOut(game, config, randomDrafter("wrong"));
    const first = picks[0] ?? [];
    const replay = (...taken: typeof picks) => eventAt(game, config, taken);
    expect(() => replay(first, [["No Such Card"], ["No Such Card"]])).toThrow(/^pick 2, seat 1/);
    expect(() => replay([first[0] ?? [], first[0] ?? []])).toThrow(/^pick 1, seat 2: .* is not in the pack/);
    expect(() => replay([first[0] ?? [], []])).toThrow(/^pick 1, seat 2: .* cards are taken, not 0/);
    expect(() => replay([first[0] ?? []])).toThrow(/^pick 1: 2 seats pick, not 1/);
    expect(() => replay(...picks, first)).toThrow(/^pick \d+: the event is over/);
  });

  test("refuses seats and packs that it does not have", () => {
    for (const seats of [1, 9, 2.5])
      expect(() => eventAt(game, draftOf(game, "1", seats), [])).toThrow(RangeError);
    expect(() => eventAt(game, { ...draftOf(game, "1"), options: { packSize: 5 } }, [])).toThrow(RangeError);
  });

  test("opens all packs of a sealed event at once", () => {
    if (!limited.sealed) return;
    const config = { ...draftOf(game, "sealed"), kind: "sealed" as const };
    const { pools, isOver } = eventAt(game, config, []);
    expect(isOver).toBe(true);
    expect(pools).toHaveLength(config.seats);
    for (const pool of pools) expect(pool).toHaveLength(limited.sealed.packs * sizeOf(recipeOf(game)));
  });
});

describe("passing", () => {
  const game = GAMES.find(({ slug }) => slug === "battle-cores");
  if (game === undefined) throw new Error("no such game");
  const state = (picks: number) => {
    const config = draftOf(game, "pass", 4);
    return eventAt(game, config, playOut(game, config, randomDrafter("pass")).slice(0, picks));
  };

  test("goes left in the first round, right in the second, and swaps between two", () => {
    const [begun, after] = [state(0), state(1)];
    expect(begun.packs[0]).toEqual(expect.arrayContaining([...(after.packs[1] ?? [])]));
    expect(viewFor(begun, 0).passes).toBe("left");
    const [second, later] = [state(8), state(9)];
    expect(second).toMatchObject({ round: 1, pick: 0 });
    expect(second.packs[1]).toEqual(expect.arrayContaining([...(later.packs[0] ?? [])]));
    expect(viewFor(second, 0).passes).toBe("right");
    expect(viewFor(eventAt(game, draftOf(game, "pass", 2), []), 0).passes).toBe("swap");
  });
});

test("an event of Soul Masters is of one faction, and the seed chooses it", () => {
  const game = GAMES.find(({ slug }) => slug === "soul-masters");
  if (game === undefined) throw new Error("no such game");
  const chosen = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const config = draftOf(game, `${i}`);
    const edition = editionOf(game, config);
    if (edition === null) throw new Error("no edition");
    chosen.add(edition.id);
    for (const name of eventPacks(game, config).flat(2)) {
      const card = game.cards.pool[name];
      expect(card && edition.holds(card)).toBe(true);
    }
  }
  expect(chosen.size).toBe(5);
});
