import type { DeckList } from "../../decks/deck-list";
import { setsOfDeck } from "../../decks/deck-sets";
import type { UnreadSet } from "../../sets/card-set";
import { message } from "../../text/message";
import { type NoticeStore, useNotices } from "../notices";
import { deckKey } from "../results/result";
import type { FallbackStore, WriteResult } from "../rows/memory-fallback";
import { newId } from "../rows/new-id";
import { jsonOf, quarantineChange } from "../rows/quarantine";
import { revisionOf } from "../rows/revision";
import { saves } from "../saving/saves";
import { validate } from "../schema/plain-schema";
import { type DeckChanges, deckChanges } from "./changes";
import { mergeDecks } from "./merge";
import { type DeckEvent, deckSchema, MAX_PLAYED, type SavedDeck } from "./saved-deck";

/** Saved decks, whether they are stored permanently, and the deck as it is now. */
export interface SavedDeckResult {
  readonly deck: SavedDeck;
  readonly written: WriteResult;
}

export interface Decks {
  /** The decks for a game by name, without deleted ones. Unreadable decks are quarantined, with a notice. */
  list(game: string): Promise<readonly SavedDeck[]>;
  /** The decks for a game that were deleted and can be restored, the last one first. */
  deleted(game: string): Promise<readonly SavedDeck[]>;
  /** A deck, deleted or not; null when there is none. */
  get(id: string): Promise<SavedDeck | null>;
  /** Adds a deck as it is. Refused when there is one with its id. */
  add(deck: SavedDeck): Promise<WriteResult>;
  create(game: string, content: DeckList, event?: DeckEvent): Promise<SavedDeckResult>;
  /**
   * Saves a changed deck. When another tab has saved it since, both changes are joined.
   * @param base the deck as it was before the change.
   */
  save(base: SavedDeck, content: DeckList): Promise<SavedDeckResult>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /** Deletes a deck for good. */
  purge(id: string): Promise<void>;
  /** Notes which decks of a game a match begins with, so that statistics recognize them after they are edited. */
  notePlayed(game: string, lists: readonly (readonly string[])[]): Promise<void>;
  /** Calls back when a deck changes, in this tab or another. Returns a function that ends it. */
  watch(onChange: (id: string) => void): () => void;
}

/** The card sets that are installed for a game. */
type Installed = (game: string) => Promise<readonly UnreadSet[]>;

export function createDecks(
  store: FallbackStore,
  notices: NoticeStore,
  changes: DeckChanges,
  installed: Installed = async () => [],
): Decks {
  /** Notes the sets that the deck has cards of, for a day on which they are not installed. */
  const withSets = async (game: string, { sets: before, ...content }: DeckList): Promise<DeckList> => {
    const sets = setsOfDeck({ ...content, sets: before }, await installed(game).catch(() => []));
    return sets.length === 0 ? content : { ...content, sets };
  };
  const quarantine = async (key: string, row: unknown) => {
    const name = `playmat-deck-${key}.json`;
    const text = jsonOf(row);
    const why = message("notice.deck-unreadable");
    await store.write([
      quarantineChange({ id: newId(), name, why, text, at: Date.now() }),
      { store: "decks", key, row: null },
    ]);
    notices.getState().report({ id: `deck-${key}`, message: why, raw: text, fileName: name });
  };
  const get = async (key: string): Promise<SavedDeck | null> => {
    const row = await store.get("decks", key);
    if (row === undefined) return null;
    const result = validate(deckSchema, row);
    if (result.success) return { ...result.output, id: key };
    await quarantine(key, row);
    return null;
  };
  const all = async (game: string): Promise<readonly SavedDeck[]> => {
    const decks = await Promise.all((await store.keys("decks")).map(get));
    return decks.filter((deck) => deck !== null).filter((deck) => deck.game === game);
  };
  /** Revisions on disk of the decks whose newest one is in memory only. */
  const onDisk = new Map<string, number | null>();
  const put = async (deck: SavedDeck, before: number | null): Promise<WriteResult> => {
    const { id } = deck;
    const expected = onDisk.has(id) ? (onDisk.get(id) ?? null) : before;
    const allows = (row: unknown) => revisionOf(row) === expected;
    const written = await store.write([{ store: "decks", key: id, row: deck }], {
      store: "decks",
      key: id,
      allows,
    });
    if (written === "refused") return written;
    if (written === "kept") onDisk.delete(id);
    else onDisk.set(id, expected);
    changes.report(id);
    return written;
  };
  const create: Decks["create"] = async (game, content, event) => {
    const noted = await withSets(game, content);
    const deck = { ...noted, ...(event && { event }), id: newId(), game, revision: 1, savedAt: Date.now() };
    return { deck, written: await put(deck, null) };
  };
  const save = async (base: SavedDeck, content: DeckList): Promise<SavedDeckResult> => {
    const { sets, ...others } = base;
    const noted = await withSets(base.game, { sets, ...content });
    const deck = { ...others, ...noted, revision: base.revision + 1, savedAt: Date.now() };
    const written = await put(deck, base.revision);
    if (written !== "refused") return { deck, written };
    // The disk was full, and another tab has saved since: both decks are kept.
    if (onDisk.has(base.id)) return create(base.game, content, base.event);
    const saved = await get(base.id);
    // Another tab deleted it for good: what is being edited here is worth keeping.
    return saved === null
      ? create(base.game, content, base.event)
      : save(saved, mergeDecks(base, content, saved));
  };
  /** Changes what is known about a deck, but not its content. */
  const mark = async (id: string, change: (deck: SavedDeck) => Partial<SavedDeck> | null): Promise<void> => {
    const deck = await get(id);
    const changed = deck && change(deck);
    if (deck === null || changed === null) return;
    const written = await put({ ...deck, ...changed, revision: deck.revision + 1 }, deck.revision);
    if (written === "refused") await mark(id, change);
  };

  return {
    get,
    save,
    list: async (game) =>
      (await all(game))
        .filter((deck) => deck.deletedAt === undefined)
        .sort((a, b) => a.name.localeCompare(b.name) || a.savedAt - b.savedAt),
    deleted: async (game) =>
      (await all(game))
        .filter((deck) => deck.deletedAt !== undefined)
        .sort((a, b) => (b.deletedAt ?? 0) - (a.deletedAt ?? 0)),
    add: (deck) => put(deck, null),
    create,
    remove: (id) => mark(id, () => ({ deletedAt: Date.now() })),
    restore: (id) => mark(id, () => ({ deletedAt: undefined })),
    purge: async (id) => {
      await store.write([{ store: "decks", key: id, row: null }]);
      changes.report(id);
    },
    notePlayed: async (game, lists) => {
      const keys = lists.map(deckKey);
      const isNew = ({ cards, played = [] }: SavedDeck) =>
        cards.length > 0 && keys.includes(deckKey(cards)) && !played.includes(deckKey(cards));
      for (const { id } of (await all(game)).filter(isNew))
        await mark(id, (deck) =>
          isNew(deck) ? { played: [...(deck.played ?? []), deckKey(deck.cards)].slice(-MAX_PLAYED) } : null,
        );
    },
    watch: changes.watch,
  };
}

/** Loaded when a deck is saved: a table that notes a played deck does without. */
const installedSets: Installed = async (game) => (await import("../sets/sets")).cardSets.list(game);

export const decks = createDecks(saves.store, useNotices, deckChanges(), installedSets);
