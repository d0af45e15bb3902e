import type { StoreApi } from "zustand";
import type { Action, Answer, Card, Seat, View } from "../../kernel";
import { createNotices } from "../notices";
import type { AskOpponent } from "../opponent";
import { createMatchStore } from "../play/match";
import { createPacer } from "../play/pacer";
import type { MatchParts } from "../play/session";
import { databaseStore } from "../rows/database";
import { withMemoryFallback } from "../rows/memory-fallback";
import { memoryStore, type RowStore } from "../rows/row-store";
import { type SaveCounter, storageCounter } from "../rows/save-counter";
import { createSaves, type Saves } from "../saving/create";
import { type Journal, storageJournal } from "../saving/journal";
import type { LoadGame } from "../saving/read";
import { DEFAULT_SETTINGS } from "../settings/settings";
import type { MatchCommands, MatchState, SeatKind } from "../types";
import { deckOf } from "./lantern-cards";
import { lanternConfig, lanterns } from "./lanterns";

export const PERSON: SeatKind = { kind: "person" };
export const OPPONENT: SeatKind = { kind: "opponent", level: "easy" };

/** An opponent that does as little as possible: ends its turn, passes, says yes, picks the first option. */
export const passiveOpponent: AskOpponent = async (_slug, _level, view) => passiveAnswer(view);

export function passiveAnswer({ decision, actions }: View): Answer {
  const seat = decision?.seat ?? 0;
  if (decision?.kind === "pick") return { seat, do: "pick", picks: [0] };
  if (decision?.kind === "confirm") return { seat, do: "confirm", yes: true };
  const end = actions.find((action) => action.type === "end" || action.type === "pass");
  return { seat, do: "act", action: end ?? actions[0] ?? { type: "pass" } };
}

export interface SavesOptions {
  readonly rowStore?: RowStore;
  readonly tab?: string;
  readonly locks?: LockManager;
  readonly journal?: Journal;
  readonly counter?: SaveCounter;
  readonly loadGame?: LoadGame;
  readonly persist?: () => void;
}

export const loadLanterns: LoadGame = async (slug) => (slug === "lanterns" ? lanterns : null);

function noStorage(): Storage {
  throw new Error("no local storage");
}

/** Saves in a memory store, without a journal. */
export function testSaves({
  rowStore = memoryStore(),
  tab = "tab-1",
  locks,
  journal,
  counter,
  loadGame = loadLanterns,
  persist,
}: SavesOptions = {}) {
  const notices = createNotices();
  const saves = createSaves({
    store: withMemoryFallback(rowStore),
    tab,
    locks,
    journal: journal ?? storageJournal(noStorage),
    counter: counter ?? storageCounter(noStorage),
    notices,
    loadGame,
    persist,
  });
  return { saves, notices };
}

/** A storage like the browser's. */
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

/** A separate database in the fake IndexedDB. */
export function testDatabase(name = `test-${Math.random()}`): RowStore {
  return databaseStore(name);
}

export interface TestTable {
  readonly store: StoreApi<MatchState>;
  readonly commands: MatchCommands;
  readonly saves: Saves;
  readonly notices: ReturnType<typeof createNotices>;
  readonly now: () => MatchState;
}

/** A match store with no pauses. */
export function testTable(options: SavesOptions & Partial<MatchParts> = {}): TestTable {
  const { saves, notices } = testSaves(options);
  const { state: store, commands } = createMatchStore({
    loadGame: loadLanterns,
    askOpponent: passiveOpponent,
    saves,
    notices,
    settings: () => ({ ...DEFAULT_SETTINGS, opponentPause: 0, passing: { level: "every", stops: [] } }),
    pacer: createPacer(),
    sleep: () => Promise.resolve(),
    // Looked up at each call, so that a test may replace it.
    now: () => Date.now(),
    ...options,
  });
  return { store, commands, saves, notices, now: () => store.getState() };
}

export async function startMatch(
  table: TestTable,
  seats: readonly SeatKind[] = [PERSON, PERSON],
  { openHands = false, seed = "lamp" } = {},
): Promise<void> {
  await table.commands.begin({ game: "lanterns", seats, openHands }, lanternConfig(seed, seats.length));
}

export async function untilIdle(table: TestTable): Promise<void> {
  for (let i = 0; i < 500 && table.now().thinking; i++) await Promise.resolve();
}

/** The identifiable cards in the hand of the seat on screen. */
export function ownHand(table: TestTable): readonly Card[] {
  const { view, viewer } = table.now();
  const zone = view?.zones.find((z) => z.key === "hand" && z.owner === viewer);
  return (zone?.cards ?? []).flatMap((id) => view?.cards[id] ?? []);
}

/** A card of this kind in the hand of the seat on screen. */
export function inHand(table: TestTable, kind: string): Card | undefined {
  return ownHand(table).find((card) => card.def.includes(kind));
}

/** Hangs a card of this kind. Defaults to a lantern. */
export function hang(table: TestTable, kind = "Lantern"): Action {
  const card = inHand(table, kind);
  const action: Action = { type: "hang", card: card?.id ?? -1 };
  const verdict = table.commands.act(action);
  if (!verdict.ok) throw new Error(`cannot hang ${kind}: ${verdict.why.key}`);
  return action;
}

/**
 * The id of the first saved match.
 * @throws Error when none is saved.
 */
export async function onlyId({ saves }: Pick<TestTable, "saves">): Promise<string> {
  const id = (await saves.list())[0]?.id;
  if (id === undefined) throw new Error("nothing saved");
  return id;
}

/** Names of cards that only this seat may see: those of its deck that are not public. */
export function secretsOf(table: TestTable, seat: Seat): readonly string[] {
  const open = new Set(
    (table.now().view?.zones ?? [])
      .filter((zone) => zone.key === "table" || zone.key === "discard")
      .flatMap((zone) => zone.cards.map((id) => table.now().view?.cards[id]?.def)),
  );
  return deckOf(seat).filter((name) => !open.has(name));
}

/** Everything in the store except the game itself, as text: what a curious person could read. */
export function everything(table: TestTable): string {
  const { game: _game, ...rest } = table.now();
  return JSON.stringify(rest);
}

/** A match between two people, with the first player's view on screen in their first turn. */
export async function twoPeople(): Promise<TestTable> {
  const table = testTable();
  await startMatch(table);
  table.commands.liftCurtain();
  return table;
}

export function endTurn(table: TestTable): void {
  if (!table.commands.act({ type: "end" }).ok) throw new Error("the turn cannot be ended");
}
