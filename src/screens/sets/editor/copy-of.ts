import type { CardData } from "../../../games/card-set";
import type { Game } from "../../../games/game";
import type { Workshop } from "../../../games/workshop";
import type { CardArt } from "../../../language";
import { readCardData } from "../../../sets/card-data";
import { t } from "./messages";
import { freeName } from "./new-cards";

interface Copy {
  readonly data: CardData;
  /** Whether everything that is printed on the card is in the copy. */
  readonly isWhole: boolean;
}

/** A card of a game as a card of one's own, under another name; undefined if it cannot be written. */
export function copyOf(game: Game, workshop: Workshop, name: string): Copy | undefined {
  const card = game.cards.pool[name];
  const data = card && workshop.data(card);
  if (card === undefined || data === undefined) return undefined;
  const read = readCardData(workshop.kinds, data);
  if ("faults" in read) return undefined;
  const own = freeName(t("editor.copy-name", { card: data.name }), Object.keys(game.cards.pool));
  const art = artWithoutAddress(card.art);
  const again = workshop.card(read.data, card.number);
  return {
    data: { ...read.data, name: own, ...(art && { art }) },
    isWhole: sorted(again.abilities) === sorted(card.abilities) && sorted(again.stats) === sorted(card.stats),
  };
}

/** The artwork as a card's data says it. */
const artWithoutAddress = (art: CardArt | undefined): CardArt | undefined =>
  art !== undefined && "picture" in art ? { picture: art.picture } : art;

/** JSON with the keys of every record in order. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
