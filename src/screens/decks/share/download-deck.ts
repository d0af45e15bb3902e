import type { DeckList } from "../../../decks/deck-list";
import { writeDeckJson } from "../../../decks/json";
import type { Game } from "../../../games/game";
import { download } from "../../parts/download";
import { fileName } from "./file-name";

/** Offers a deck to the player as a file that can be imported again. */
export function downloadDeck(game: Game, deck: DeckList): void {
  download(fileName(deck, "json"), writeDeckJson(game, deck));
}
