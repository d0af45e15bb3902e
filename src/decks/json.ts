import * as v from "valibot";
import type { Game } from "../games/game";
import type { Copies } from "../games/game-deck";
import { GAMES } from "../games/registry";
import { lookupTable, type Message } from "../kernel";
import { parseJson } from "../text/bounded-json";
import { withoutHarmfulCharacters } from "../text/harmless";
import { countCopies } from "./count-copies";
import { type DeckList, deckName, MAX_DECK_NAME, tidyDeck } from "./deck-list";
import { setsOfDeck } from "./deck-sets";
import { message } from "./messages";
import { deckParts } from "./sections";
import { TEXT_LIMITS } from "./text/limits";

const FORMAT = "playmat-deck";
const VERSION = 1;
/** Longer JSON is no deck. */
const LONGEST = 8 * TEXT_LIMITS.length;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const copies = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(TEXT_LIMITS.cards));
const list = (most: number, length: number) =>
  v.optional(v.pipe(v.array(text(length)), v.maxLength(most)), []);

const cardsBySection = v.pipe(
  v.record(text(60), v.record(text(200), copies)),
  v.check((sections) => total(sections) <= TEXT_LIMITS.cards),
);

/** One deck as JSON. */
export const deckSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  game: text(60),
  name: v.pipe(text(MAX_DECK_NAME), v.transform(deckName)),
  sections: cardsBySection,
  notes: v.optional(text(TEXT_LIMITS.length), ""),
  tags: list(50, 60),
  unread: list(TEXT_LIMITS.lines, TEXT_LIMITS.lineLength),
  pool: v.optional(v.record(text(200), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)))),
  sets: v.optional(
    v.pipe(
      v.array(
        v.object({
          code: v.pipe(text(6), v.regex(/^[A-Z0-9]+$/)),
          name: v.pipe(text(60), v.transform(withoutHarmfulCharacters)),
          version: v.pipe(v.number(), v.integer(), v.minValue(1)),
        }),
      ),
      v.maxLength(50),
    ),
  ),
});

type DeckJson = v.InferOutput<typeof deckSchema>;

function total(sections: Readonly<Record<string, Copies>>): number {
  const counts = Object.values(sections).flatMap((section) => Object.values(section));
  return counts.reduce((sum, n) => sum + n, 0);
}

type JsonGame = Pick<Game, "slug" | "title" | "cards" | "deck" | "rules" | "sets">;

/** A deck as JSON. `readDeckJson` reads it back. */
export function writeDeckJson(game: JsonGame, deck: DeckList): string {
  const parts = [
    ...deckParts(game, deck.cards).map(({ section, cards }) => ({ id: section.id, cards })),
    { id: "side", cards: deck.side },
  ].filter(({ cards }) => cards.length > 0);
  const counts = (cards: readonly string[]) =>
    lookupTable(Object.fromEntries(countCopies(cards).map((card) => [card.name, card.copies])));
  const { name, notes, tags, unread, pool } = deck;
  const sets = setsOfDeck(deck, game.sets ?? []);
  const json: v.InferInput<typeof deckSchema> = {
    format: FORMAT,
    version: VERSION,
    game: game.slug,
    name,
    sections: Object.fromEntries(parts.map(({ id, cards }) => [id, counts(cards)])),
    ...(notes !== "" && { notes }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(unread.length > 0 && { unread: [...unread] }),
    ...(pool && { pool }),
    ...(sets.length > 0 && { sets }),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

/**
 * Reads one deck from JSON. Cards that the pool does not have stay in it, for `problems` to name.
 * @returns the deck, or why there is none, with the place of the fault.
 */
export function readDeckJson(
  game: JsonGame,
  json: string,
): { readonly deck: DeckList } | { readonly why: Message } {
  const value = parseJson(json, LONGEST);
  if (typeof value !== "object" || value === null) return { why: message("deck-text.not-json") };
  const result = v.safeParse(deckSchema, value, { abortEarly: true });
  if (!result.success) return { why: faultOf(v.getDotPath(result.issues[0]) ?? "") };
  const { output } = result;
  if (output.game !== game.slug)
    return { why: message("deck-text.other-game", { game: titleOf(output.game) }) };
  const known = new Set([
    ...game.deck.sections.map(({ id }) => id),
    ...(game.rules.board.sideDeck ? ["side"] : []),
  ]);
  const stranger = Object.keys(output.sections).find((id) => !known.has(id));
  return stranger === undefined ? { deck: deckOf(game, output) } : { why: faultOf(`sections.${stranger}`) };
}

const titleOf = (slug: string): string => GAMES.find((game) => game.slug === slug)?.title ?? slug;

const faultOf = (place: string): Message =>
  place === "format" || place === "version"
    ? message("deck-text.other-format", { version: VERSION })
    : message("deck-text.wrong-at", { place });

function deckOf(game: JsonGame, { name, sections, notes, tags, unread, pool, sets }: DeckJson): DeckList {
  const { side = {}, ...others } = sections;
  const names = (counts: Copies) =>
    Object.entries(counts).flatMap(([card, n]) => Array<string>(n).fill(card));
  const harmless = notes.split("\n").map(withoutHarmfulCharacters).join("\n");
  const cards = Object.values(others).flatMap(names);
  return tidyDeck(game, {
    name,
    cards,
    side: names(side),
    notes: harmless,
    tags: tags.map(withoutHarmfulCharacters),
    unread,
    ...(pool && { pool: lookupTable(pool) }),
    ...(sets && { sets }),
  });
}
