import { expect } from "vitest";
import type { Action, Answer, Card, Seat, View } from "../../kernel";
import { createMatchStore } from "../match";
import type { AskOpponent } from "../opponent";
import type { MatchParts } from "../play/stage";
import { createSaves, type Saves } from "../saving/create";
import { databaseShelf } from "../saving/database";
import { type Journal, storageJournal } from "../saving/journal";
import type { LoadGame } from "../saving/read";
import { memoryShelf, type Shelf } from "../saving/shelf";
import { steadyShelf } from "../saving/steady";
import { DEFAULT_SETTINGS } from "../settings";
import { createTroubles } from "../troubles";
import type { MatchStore, SeatKind } from "../types";
import { deckOf, lanternConfig, lanterns } from "./lanterns";

export const PERSON: SeatKind = { kind: "person" };
export const OPPONENT: SeatKind = { kind: "opponent", level: "easy" };

/** An opponent that does as little as it may: ends its turn, passes, picks the first. */
export const dullOpponent: AskOpponent = async (_slug, _level, view) => dullAnswer(view);

export function dullAnswer({ decision, actions }: View): Answer {
  const seat = decision?.seat ?? 0;
  if (decision?.kind === "pick") return { seat, do: "pick", picks: [0] };
  const end = actions.find((action) => action.type === "end" || action.type === "pass");
  return { seat, do: "act", action: end ?? actions[0] ?? { type: "pass" } };
}

export interface SavesOptions {
  readonly shelf?: Shelf;
  readonly tab?: string;
  readonly locks?: LockManager;
  readonly journal?: Journal;
  readonly loadGame?: LoadGame;
}

const loadLanterns: LoadGame = async (slug) => (slug === "lanterns" ? lanterns : null);

/** Saves of their own on a shelf in memory. */
export function testSaves({
  shelf = memoryShelf(),
  tab = "tab-1",
  locks,
  journal,
  loadGame = loadLanterns,
}: SavesOptions = {}) {
  const troubles = createTroubles();
  const saves = createSaves({
    shelf: steadyShelf(shelf),
    tab,
    locks,
    journal: journal ?? storageJournal(() => fakeStorage()),
    troubles,
    loadGame,
  });
  return { saves, troubles };
}

/** A small storage like the browser's. */
export function fakeStorage(entries: Record<string, string> = {}): Storage {
  const storage = Object.create({
    getItem(key: string) {
      return (this as Record<string, string>)[key] ?? null;
    },
    setItem(key: string, value: string) {
      (this as Record<string, string>)[key] = value;
    },
    removeItem(key: string) {
      delete (this as Record<string, string>)[key];
    },
  });
  return Object.assign(storage, entries);
}

/** A database of its own in the fake IndexedDB. */
export function testDatabase(name = `test-${Math.random()}`): Shelf {
  return databaseShelf(name);
}

export interface TestTable {
  readonly store: ReturnType<typeof createMatchStore>;
  readonly saves: Saves;
  readonly troubles: ReturnType<typeof createTroubles>;
  /** What the store holds now. */
  readonly now: () => MatchStore;
}

/** A match store with no pauses. */
export function testTable(options: SavesOptions & Partial<MatchParts> = {}): TestTable {
  const { saves, troubles } = testSaves(options);
  const store = createMatchStore({
    loadGame: loadLanterns,
    askOpponent: dullOpponent,
    saves,
    troubles,
    settings: () => ({ ...DEFAULT_SETTINGS, opponentPause: 0, passing: { level: "every", stops: [] } }),
    sleep: () => Promise.resolve(),
    now: Date.now,
    ...options,
  });
  return { store, saves, troubles, now: () => store.getState() };
}

/** Begins a game of lanterns. */
export async function begin(
  table: TestTable,
  seats: readonly SeatKind[] = [PERSON, PERSON],
  { openHands = false, seed = "lamp" } = {},
): Promise<void> {
  await table.now().begin({ game: "lanterns", seats, openHands }, lanternConfig(seed, seats.length));
}

/** Waits until no opponent thinks any more. */
export async function quiet(table: TestTable): Promise<void> {
  for (let i = 0; i < 500 && table.now().thinking; i++) await Promise.resolve();
}

/** The cards that the seat on screen holds and can name. */
export function ownHand(table: TestTable): readonly Card[] {
  const { view, viewer } = table.now();
  const zone = view?.zones.find((z) => z.key === "hand" && z.owner === viewer);
  return (zone?.cards ?? []).flatMap((id) => view?.cards[id] ?? []);
}

/** A card of this kind in the hand of the seat on screen. */
export function inHand(table: TestTable, kind: string): Card | undefined {
  return ownHand(table).find((card) => card.def.includes(kind));
}

/** Hangs a card of this kind, or any. */
export function hang(table: TestTable, kind = "Lantern"): Action {
  const card = inHand(table, kind);
  const action: Action = { type: "hang", card: card?.id ?? -1 };
  const verdict = table.now().act(action);
  if (!verdict.ok) throw new Error(`cannot hang ${kind}: ${verdict.why.key}`);
  return action;
}

/** Names of cards that a seat's own eyes alone may see: those of its deck that lie nowhere open. */
export function secretsOf(table: TestTable, seat: Seat): readonly string[] {
  const open = new Set(
    (table.now().view?.zones ?? [])
      .filter((zone) => zone.key === "table" || zone.key === "discard")
      .flatMap((zone) => zone.cards.map((id) => table.now().view?.cards[id]?.def)),
  );
  return deckOf(seat).filter((name) => !open.has(name));
}

/** All that the store holds but the game itself, as text: what a curious person could read. */
export function everything(table: TestTable): string {
  const { game: _game, ...rest } = table.now();
  return JSON.stringify(rest);
}

/** A match of two people: the first player's view is on screen, in their first turn. */
export async function twoPeople(): Promise<TestTable> {
  const table = testTable();
  await begin(table);
  table.now().lift();
  return table;
}

export function endTurn(table: TestTable): void {
  expect(table.now().act({ type: "end" })).toEqual({ ok: true });
}
