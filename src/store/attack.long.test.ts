import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { battleCores } from "../games/battle-cores";
import { d20Warriors } from "../games/d20-warriors";
import type { Game } from "../games/game";
import { type Random, randomFrom } from "../opponents";
import { linkText, readLink } from "./links/link";
import { pack } from "./links/packing";
import { branchedMatch } from "./replay/branch";
import { createReplay } from "./replay/create";
import { openReplay } from "./replay/open";
import { memoryStore } from "./rows/row-store";
import { textOf } from "./saving/summary";
import { d20Config, playAtRandom } from "./testing/played";
import { PERSON, testSaves, testTable } from "./testing/table";

const GAMES: readonly Game[] = [d20Warriors, battleCores];
const loadGame = async (slug: string) => GAMES.find((game) => game.slug === slug) ?? null;

beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterAll(() => void vi.restoreAllMocks());

/** A running match of each game, saved halfway. */
function running(game: Game, seed: string) {
  const seats = game.deck.starters
    .slice(0, 2)
    .map(({ cards }, i) => ({ name: ["Ann", "Bob"][i] ?? "", deck: cards }));
  const config = game === d20Warriors ? d20Config(seed) : game.setup.config(seed, seats, {});
  const { record } = playAtRandom(game, config, 45);
  const passing = { level: "every", stops: [] } as const;
  return branchedMatch(
    { game, record, seats: [PERSON, PERSON], openHands: false, passSettings: passing, reseed: true },
    1,
  );
}

const ODD: readonly unknown[] = [
  null,
  true,
  "",
  "x",
  -1,
  0,
  1,
  0.5,
  7,
  99,
  1e9,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [0],
  { a: 1 },
  "constructor",
  "__proto__",
];

type Place = readonly [holder: Record<string, unknown>, key: string];

function placesIn(value: unknown, found: Place[] = []): Place[] {
  if (typeof value !== "object" || value === null) return found;
  for (const key of Object.keys(value)) {
    const holder = value as Record<string, unknown>;
    found.push([holder, key]);
    placesIn(holder[key], found);
  }
  return found;
}

const pickOf = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)] as T;

/** Corrupts a few places of a plain value: replaces a value, copies one from elsewhere, or removes one. */
function damaged<T>(whole: T, random: Random): T {
  const copy = structuredClone(whole);
  for (let i = 0; i <= random.below(3); i++) {
    const places = placesIn(copy);
    const [holder, key] = pickOf(places, random);
    const [elsewhere, name] = pickOf(places, random);
    const how = random.below(4);
    if (how === 0) holder[key] = pickOf(ODD, random);
    else if (how === 1) holder[key] = structuredClone(elsewhere[name]);
    else if (how === 2 && typeof holder[key] === "number")
      holder[key] = (holder[key] as number) + random.below(5) - 2;
    else if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  }
  return copy;
}

const TIMES = 60;

test.each(GAMES)(
  "$slug: a damaged save does no harm: it opens or is set aside, and its text is never lost",
  async (game) => {
    const good = running(game, "attack");
    const random = randomFrom(`attack on ${game.slug}`);
    for (let i = 0; i < TIMES; i++) {
      const rowStore = memoryStore();
      const text = JSON.stringify(damaged(JSON.parse(textOf(good)), random));
      await rowStore.write([
        { store: "matches", key: "m", row: { id: "m", text } },
        { store: "summaries", key: "m", row: { id: "m" } },
      ]);
      const table = testTable({ rowStore, loadGame });
      const isOpen = await table.commands.resume("m");
      await table.saves.settled();
      if (isOpen) {
        await table.commands.leaveTable();
        const again = testTable({ rowStore, loadGame, tab: "tab-2" });
        expect(await again.commands.resume("m"), text).toBe(true);
        await again.commands.leaveTable();
        const replay = await openReplay(again.saves, again.notices, "m");
        for (const at of [0, 7, 20, 44, 99]) replay?.store.commands.goTo(at);
      } else {
        const kept = [
          await table.saves.exportMatch("m"),
          ...(await table.saves.quarantined()).map((one) => one.text),
        ];
        expect(kept).toContain(text);
      }
      await testSaves({ loadGame }).saves.importMatch(text);
    }
  },
);

test.each(GAMES)(
  "$slug: a damaged link does no harm: it is refused, or shows where its moves lead",
  async (game) => {
    const { record } = running(game, "link");
    const random = randomFrom(`link of ${game.slug}`);
    const good = { format: 1, seats: [PERSON, PERSON], record };
    for (let i = 0; i < TIMES; i++) {
      const read = await readLink(await pack(JSON.stringify(damaged(good, random))), loadGame);
      if (!read.ok) continue;
      const replay = createReplay(read.source);
      for (const at of [0, 7, 20, 44, 99]) replay.commands.goTo(at);
      const { length } = replay.state.getState();
      const again = await readLink(
        (await linkText({ seats: [PERSON, PERSON], record: replay.commands.recordAt(length) })) ?? "",
        loadGame,
      );
      expect(again.ok).toBe(true);
    }
  },
);
