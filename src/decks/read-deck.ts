import type { Game } from "../games/game";
import type { Message } from "../kernel";
import { readDeckJson } from "./json";
import { type DeckText, readDeckText } from "./text/read";

/** Reads a deck from text, a table or JSON, whichever it is. */
export function readDeck(
  game: Pick<Game, "slug" | "title" | "cards" | "deck" | "rules">,
  text: string,
): DeckText | { readonly why: Message } {
  if (!/^[\s\ufeff]*\{/.test(text)) return readDeckText(game, text);
  const json = readDeckJson(game, text);
  return "why" in json ? json : { ...json, unread: [], rest: null };
}
