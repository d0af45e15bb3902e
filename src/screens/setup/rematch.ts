import { type Seat, withDeck } from "../../kernel";
import { matchCommands, useMatch } from "../../store/play/match";
import { saves } from "../../store/saving/saves";
import type { SavedSeries } from "../../store/types";
import { go } from "../routing/navigation";
import { randomSeed } from "./random-seed";

/** Opens the table of the current match. */
function openTable(): boolean {
  const id = useMatch.getState().setup?.id;
  if (id !== undefined) go({ kind: "table", match: id }, true);
  return id !== undefined;
}

/** The same series restarted, with the original side decks. */
function fromItsBeginning(series: SavedSeries) {
  const { bestOf, base } = series;
  const sideOf = (deck: readonly string[], seat: Seat) => withDeck(series, seat, deck)?.sideDecks[seat] ?? [];
  return { bestOf, sideDecks: base.seats.map(({ deck }, seat) => sideOf(deck, seat)) };
}

/**
 * Starts the match on the table again, a series from its first game, with the same seats, decks and options and a new
 * seed.
 * @returns false when the match no longer exists.
 */
export async function playAgain(): Promise<boolean> {
  const { setup } = useMatch.getState();
  if (setup === null) return false;
  // Only the save has every seat's deck.
  const saved = await saves.load(setup.id);
  if (saved === null) return false;
  const { series, record } = saved.match;
  await matchCommands.begin(
    { game: setup.game, seats: setup.seats, openHands: setup.openHands, across: setup.across },
    { ...(series?.base ?? record.config), seed: randomSeed() },
    series && fromItsBeginning(series),
  );
  return openTable();
}

/** Starts the next game of the series on the table and opens its table. */
export async function startNextGame(): Promise<boolean> {
  return (await matchCommands.nextGame()) && openTable();
}
