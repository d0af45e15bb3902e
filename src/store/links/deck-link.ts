import * as v from "valibot";
import type { DeckList } from "../../decks/deck-list";
import { readDeckJson, writeDeckJson } from "../../decks/json";
import type { Game } from "../../games/game";
import type { Message } from "../../kernel";
import { parseJson } from "../../text/bounded-json";
import type { decks } from "../../text/en/ui/decks";
import { messages } from "../../text/message";
import type { LoadGame } from "../saving/read";
import { validate } from "../schema/plain-schema";
import { MAX_LINK_LENGTH } from "./link";
import { MAX_UNPACKED_BYTES, pack, unpack } from "./packing";
import { tidyLink } from "./tidy";

const message = messages<typeof decks>();

const ofGame = v.object({ game: v.string() });

/** A deck read from a link, with its game. */
export interface LinkedDeck {
  readonly game: Game;
  readonly deck: DeckList;
}

/** The text of a link to a deck, or null when it is too long for one. */
export async function deckLinkText(game: Game, deck: DeckList): Promise<string | null> {
  const text = await pack(writeDeckJson(game, deck));
  return text.length <= MAX_LINK_LENGTH ? text : null;
}

/**
 * Reads the text of a link without trusting any of it: checks the length, packing, every field and the game.
 * @throws whatever `loadGame` throws, because the link cannot be judged then.
 */
export async function readDeckLink(
  given: string,
  loadGame: LoadGame,
): Promise<LinkedDeck | { readonly why: Message }> {
  const text = tidyLink(given);
  if (text.length > MAX_LINK_LENGTH) return { why: message("share.too-long") };
  const json = (await unpack(text)) ?? "";
  const named = validate(ofGame, parseJson(json, MAX_UNPACKED_BYTES));
  if (!named.success) return { why: message("share.damaged") };
  const game = await loadGame(named.output.game);
  if (game === null) return { why: message("share.unknown-game", { game: named.output.game }) };
  const read = readDeckJson(game, json);
  return "why" in read ? read : { game, deck: read.deck };
}
