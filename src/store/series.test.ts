import { describe, expect, test } from "vitest";
import type { Seat } from "../kernel";
import { openReplay } from "./replay/open";
import { readResults } from "./results/results";
import { readMatch } from "./saving/read";
import { readSummary, summaryOf, textOf } from "./saving/summary";
import { deckOf, sideDeckOf } from "./testing/lantern-cards";
import { lanternConfig } from "./testing/lanterns";
import {
  everything,
  loadLanterns,
  OPPONENT,
  PERSON,
  passiveAnswer,
  startMatch,
  type TestTable,
  testTable,
} from "./testing/table";

const DECK = deckOf(0);
const SIDE = [sideDeckOf(0), sideDeckOf(1).slice(1)];
const SWAPPED = ["Amber Lantern E", ...DECK.slice(1)];

/** A best-of-three series between two people, with open hands by default. */
async function begun({ openHands = true, seed = "series" } = {}): Promise<TestTable> {
  const table = testTable();
  const setup = { game: "lanterns", seats: [PERSON, PERSON], openHands };
  await table.commands.begin(setup, lanternConfig(seed), { bestOf: 3, sideDecks: SIDE });
  return table;
}

/** Plays on until the other seat is on screen and concedes. */
function winFor(table: TestTable, winner: Seat): void {
  for (let i = 0; table.now().view?.outcome === null && i < 50; i++) {
    const { curtain, reaction, viewer, view } = table.now();
    if (curtain) table.commands.liftCurtain();
    else if (reaction) table.commands.passReaction();
    else if (viewer !== winner) concede(table, viewer);
    else if (view) table.commands.send(passiveAnswer(view));
  }
  expect(table.now().view?.outcome?.winners).toEqual([winner]);
}

function concede(table: TestTable, seat: Seat): void {
  table.commands.send({ seat, do: "anytime", action: { type: "concede" } });
}

const refused = (verdict: { readonly ok: boolean } & { readonly why?: { readonly key: string } }) =>
  verdict.ok ? "ok" : verdict.why?.key;

describe("a series of games", () => {
  test("BOS 8.13 goes on until a player has won two of three", async () => {
    const table = await begun();
    expect(table.now().series).toMatchObject({ bestOf: 3, wins: [0, 0], winners: null });
    expect(await table.commands.nextGame()).toBe(false);
    winFor(table, 1);
    expect(table.now().series).toMatchObject({ wins: [0, 1], winners: null });
    expect(await table.commands.nextGame()).toBe(true);
    winFor(table, 0);
    expect(await table.commands.nextGame()).toBe(true);
    winFor(table, 1);
    expect(table.now().series).toMatchObject({ wins: [1, 2], winners: [1] });
    expect(await table.commands.nextGame()).toBe(false);
    expect(await table.saves.list()).toHaveLength(3);
  });

  test("the list entry of a team game shows the teams", async () => {
    const table = await begun();
    const loaded = await table.saves.load(table.now().setup?.id ?? "");
    if (loaded === null) throw new Error("not saved");
    const { match } = loaded;
    const { config } = match.record;
    const teamsOf = (teams: readonly (Seat | undefined)[]) => {
      const seats = config.seats.map(({ name, deck }, i) => ({
        name,
        deck,
        ...(teams[i] !== undefined && { team: teams[i] }),
      }));
      const entry = summaryOf({ ...match, record: { ...match.record, config: { ...config, seats } } });
      return readSummary(entry.id, entry).teams;
    };
    expect(teamsOf([])).toBeUndefined();
    expect(teamsOf([1, 0])).toEqual([1, 0]);
  });

  test("a replay names its game of the series, counts it at its end, and contains no deck", async () => {
    const table = await begun();
    winFor(table, 1);
    const { id } = table.now().setup ?? { id: "" };
    await table.commands.leaveTable();
    const { store } = (await openReplay(table.saves, table.notices, id)) ?? {};
    expect(store?.state.getState().series).toEqual({
      ...{ bestOf: 3, game: 1, wins: [0, 0], winners: null, goesOn: false },
      ...{ waiting: [], sideDecks: [2, 1], own: {} },
    });
    store?.commands.goTo(store.state.getState().length);
    expect(store?.state.getState().series?.wins).toEqual([0, 1]);
  });

  test("BOS 9.7 the loser of a game chooses who begins the next", async () => {
    const table = await begun();
    winFor(table, 1);
    await table.commands.nextGame();
    expect(table.now().view?.decision).toMatchObject({ kind: "confirm", seat: 0 });
    winFor(table, 0);
    await table.commands.nextGame();
    expect(table.now().view?.decision).toMatchObject({ kind: "confirm", seat: 1 });
    expect(table.now().view?.config.lost).toEqual([1]);
  });

  test("BOS 9.6 after a draw the next game has no loser who chooses", async () => {
    const table = await begun();
    for (const [seat, reply] of ["offer", "accept"].entries())
      table.commands.send({ seat, do: "anytime", action: { type: "draw", data: { reply } } });
    expect(await table.commands.nextGame()).toBe(true);
    expect(table.now().view?.config.lost).toBeUndefined();
  });

  test("BOS 1.6 cards are swapped with the side deck between two games, never during one", async () => {
    const table = await begun();
    expect(refused(table.commands.swap(0, SWAPPED))).toBe("why.not-between-games");
    winFor(table, 1);
    expect(table.commands.swap(0, SWAPPED)).toEqual({ ok: true });
    expect(table.now().series?.own[0]).toEqual({
      deck: SWAPPED,
      sideDeck: ["Amber Lantern A", "Amber Lantern F"],
      before: DECK,
    });
    await table.commands.nextGame();
    expect(table.now().view?.config.seats[0]?.deck).toEqual(SWAPPED);
    expect(table.now().series?.own[1]?.deck).toEqual(deckOf(1));
    expect(refused(table.commands.swap(0, [...DECK]))).toBe("why.not-between-games");
  });

  test("BOS 1.7, BOS 9.5 a swap is one for one, with cards of one's own side deck only", async () => {
    const table = await begun();
    winFor(table, 1);
    const before = table.now().series;
    for (const deck of [DECK.slice(1), [...DECK, "Amber Lantern E"], ["Onyx Lantern F", ...DECK.slice(1)]])
      expect(refused(table.commands.swap(0, deck))).toBe("why.swap-uneven");
    expect(table.now().series).toBe(before);
    expect(table.now().series?.sideDecks).toEqual([2, 1]);
  });

  test("BOS 1.8 the deck must obey the deck rules; a refused swap changes nothing", async () => {
    const table = testTable();
    const copy = { bestOf: 3, sideDecks: [DECK.slice(0, 1), []] };
    await table.commands.begin(
      { game: "lanterns", seats: [PERSON, PERSON], openHands: true },
      lanternConfig("four"),
      copy,
    );
    winFor(table, 1);
    const verdict = table.commands.swap(0, [...DECK.slice(0, -1), ...DECK.slice(0, 1)]);
    expect(verdict).toMatchObject({ ok: false, why: { key: "why.lanterns.copies" }, rule: "L 7" });
    expect(table.now().series?.own[0]?.deck).toEqual(DECK);
  });

  test("BOS 1.5 a side deck has 0 to 15 cards, and a series with a larger one does not begin", async () => {
    const setup = { game: "lanterns", seats: [PERSON, PERSON], openHands: true };
    const beginWith = (cards: number) => {
      const table = testTable();
      const sideDecks = [Array<string>(cards).fill("Amber Lantern E"), []];
      const begins = table.commands.begin(setup, lanternConfig("side"), { bestOf: 3, sideDecks });
      return begins.then(() => table.now().series?.sideDecks);
    };
    expect(await beginWith(0)).toEqual([0, 0]);
    expect(await beginWith(15)).toEqual([15, 0]);
    await expect(beginWith(16)).rejects.toThrow(/sideDeck|side-deck/);
  });

  test("BOS 1.9 a single match has no swaps and no next game", async () => {
    const table = testTable();
    await startMatch(table, [PERSON, PERSON], { openHands: true });
    expect(table.now().series).toBeNull();
    expect(await table.commands.nextGame()).toBe(false);
    expect(refused(table.commands.swap(0, []))).toBe("why.no-series");
  });

  test("refuses an even length", async () => {
    const table = testTable();
    const setup = { game: "lanterns", seats: [PERSON, PERSON], openHands: true };
    await expect(table.commands.begin(setup, lanternConfig("even"), { bestOf: 2 })).rejects.toThrow(
      RangeError,
    );
    expect(table.now().setup).toBeNull();
  });
});

describe("between two games", () => {
  /** The first game is over, won by seat 1. Both decide behind the curtain unless the hands are open. */
  const betweenGames = async (given = {}) => {
    const table = await begun(given);
    winFor(table, 1);
    return table;
  };

  test("BOS 1.6 waits until both people have confirmed their decks, but not for seats without a side deck", async () => {
    const table = await betweenGames();
    expect(table.now().series).toMatchObject({ game: 1, goesOn: true, waiting: [0, 1] });
    expect(table.commands.keepDeck(0)).toEqual({ ok: true });
    expect(table.now().series?.waiting).toEqual([1]);
    expect(table.commands.keepDeck(1)).toEqual({ ok: true });
    expect(table.now().series?.waiting).toEqual([]);
    await table.commands.nextGame();
    expect(table.now().series).toMatchObject({ game: 2, goesOn: false, waiting: [] });
    expect(refused(table.commands.keepDeck(0))).toBe("why.not-between-games");
  });

  test("a person cannot confirm another person's deck", async () => {
    const table = await betweenGames({ openHands: false });
    const { viewer } = table.now();
    expect(refused(table.commands.keepDeck(1 - viewer))).toBe("why.not-on-screen");
    expect(table.commands.keepDeck(viewer)).toEqual({ ok: true });
    expect(table.now().series?.waiting).toEqual([1 - viewer]);
  });

  test("a reload in the middle loses nothing, and continues with the seats that have not decided", async () => {
    const table = await betweenGames({ openHands: false });
    const id = table.now().setup?.id ?? "";
    table.commands.handOver(0);
    table.commands.liftCurtain();
    table.commands.swap(0, SWAPPED);
    table.commands.keepDeck(0);
    await table.commands.leaveTable();
    await table.commands.resume(id);
    expect(table.now().curtain?.to).toBe(1);
    table.commands.liftCurtain();
    expect(table.now().series).toMatchObject({ waiting: [1], goesOn: true });
    table.commands.keepDeck(1);
    await table.commands.nextGame();
    const next = table.now().setup?.id ?? "";
    await table.commands.leaveTable();
    const saved = await table.saves.load(next);
    expect(saved?.match.record.config.seats[0]?.deck).toEqual(SWAPPED);
  });

  test("undoing the end of a game also undoes the swaps after it", async () => {
    const table = await betweenGames();
    table.commands.swap(0, SWAPPED);
    table.commands.keepDeck(0);
    expect(await table.commands.undo()).toBe(true);
    expect(table.now().series).toMatchObject({ goesOn: false, wins: [0, 0] });
    expect(table.now().series?.own[0]?.deck).toEqual(DECK);
    winFor(table, 1);
    expect(table.now().series?.waiting).toEqual([0, 1]);
  });

  test("once the next game has begun, the end of the earlier one is final", async () => {
    const table = await betweenGames();
    const id = table.now().setup?.id ?? "";
    await table.commands.nextGame();
    await table.commands.leaveTable();
    await table.commands.resume(id);
    expect(table.now().series).toMatchObject({ goesOn: false, winners: null, waiting: [] });
    expect(table.now().noUndo?.why.key).toBe("why.undo-continued");
    expect(await table.commands.undo()).toBe(false);
    expect(await table.commands.nextGame()).toBe(false);
  });

  test("opponents keep their decks: only the person is waited for", async () => {
    const table = testTable();
    const setup = { game: "lanterns", seats: [PERSON, OPPONENT], openHands: false };
    await table.commands.begin(setup, lanternConfig("alone"), { bestOf: 3, sideDecks: SIDE });
    concede(table, 0);
    expect(table.now().series).toMatchObject({ goesOn: true, waiting: [0], wins: [0, 1] });
    expect(Object.keys(table.now().series?.own ?? {})).toEqual(["0"]);
  });

  test("the statistics count the series with the game that decides it", async () => {
    const table = await betweenGames();
    await table.commands.nextGame();
    winFor(table, 1);
    await table.saves.settled();
    const results = await readResults(table.saves.store, table.notices);
    expect(results.map(({ series }) => series)).toEqual(expect.arrayContaining([undefined, [1]]));
    expect(results).toHaveLength(2);
  });

  test("the list of matches shows the standing of the series, and which of its games can be continued", async () => {
    const table = await betweenGames();
    await table.commands.nextGame();
    winFor(table, 1);
    await table.saves.settled();
    const found = (await table.saves.list()).map(({ over, series }) => ({ over, ...series }));
    expect(found.toSorted((a, b) => (a.game ?? 0) - (b.game ?? 0))).toEqual([
      { over: true, bestOf: 3, game: 1, wins: [0, 1], winners: null, goesOn: false },
      { over: true, bestOf: 3, game: 2, wins: [0, 2], winners: [1], goesOn: false },
    ]);
  });
});

describe("saving and showing a series", () => {
  test("resumes from a save between two games, including the swaps", async () => {
    const table = await begun();
    const id = table.now().setup?.id ?? "";
    winFor(table, 1);
    table.commands.swap(0, SWAPPED);
    const before = table.now().series;
    await table.commands.leaveTable();
    expect(table.now().series).toBeNull();
    expect(await table.commands.resume(id)).toBe(true);
    expect(table.now().series).toEqual(before);
    await table.commands.nextGame();
    expect(table.now().view?.config.seats[0]?.deck).toEqual(SWAPPED);
  });

  test("BOS 9.4 another person's side deck shows only its number of cards; they swap behind the curtain", async () => {
    const table = await begun({ openHands: false, seed: "closed" });
    winFor(table, 1);
    const { viewer } = table.now();
    expect(table.now().series?.sideDecks).toEqual([2, 1]);
    expect(Object.keys(table.now().series?.own ?? {})).toEqual([String(viewer)]);
    const other = 1 - viewer;
    expect(refused(table.commands.swap(other, deckOf(other)))).toBe("why.not-on-screen");
    table.commands.handOver(other);
    expect(table.now().curtain?.to).toBe(other);
    expect(everything(table)).not.toContain('"own":{"');
    table.commands.liftCurtain();
    expect(table.commands.swap(other, deckOf(other))).toEqual({ ok: true });
  });

  test.each<[string, (series: Record<string, unknown>) => void]>([
    ["of another game", (series) => Object.assign(series.base as object, { seed: "another" })],
    ["of an even length", (series) => Object.assign(series, { bestOf: 4 })],
    ["with a missing deck", (series) => Object.assign(series, { decks: [[]] })],
    [
      "that is over",
      (series) =>
        Object.assign(series, { results: [0, 0].map(() => ({ winners: [0], cause: "", rule: "" })) }),
    ],
    ["of the wrong shape", (series) => Object.assign(series, { results: 7 })],
  ])("a save with a series %s is a single match", async (_what, change) => {
    const table = await begun();
    const saved = await table.saves.load(table.now().setup?.id ?? "");
    if (saved === null) throw new Error("not saved");
    expect(await readMatch(textOf(saved.match), loadLanterns)).toMatchObject({
      ok: true,
      match: { series: { bestOf: 3 } },
    });
    const crafted = structuredClone(saved.match) as unknown as { series: Record<string, unknown> };
    change(crafted.series);
    const found = await readMatch(JSON.stringify(crafted), loadLanterns);
    expect(found.ok && found.match.series).toBeUndefined();
  });
});
