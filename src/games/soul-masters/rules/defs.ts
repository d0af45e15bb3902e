import {
  type Card,
  type CardId,
  cardOf,
  hasTrait,
  type Reader,
  readStat,
  type Seat,
  typeInZone,
  zoneOf,
} from "../../../kernel";
import type { Keyword, SoulCard } from "../cards/card";
import { isOnBattleground, zoneKey } from "./zones";

/**
 * The printed card of a card in the game.
 * @throws RangeError for a hidden card.
 */
export function defOf(g: Reader, card: Pick<Card, "def">): SoulCard {
  const def = g.rules.cards[card.def];
  if (def === undefined) throw new RangeError(`no card ${card.def}`);
  return def as SoulCard;
}

/** The number of a keyword that a card has now, or 0. */
export const has = (g: Reader, id: CardId, keyword: Keyword): number => readStat(g, id, `kw-${keyword}`);

/** Whether the card is a unit on the battleground: a unit card, a token, or a card that counts as a unit there. */
export const isUnit = (g: Reader, card: Card): boolean =>
  isOnBattleground(g, card) && hasTrait(g, card, "unit");

/** Whether the card would be a unit on the battleground. */
export function wouldBeUnit(g: Reader, card: Pick<Card, "def" | "controller">): boolean {
  const { id } = zoneOf(g.state, "battleground", card.controller);
  return typeInZone(g, { def: card.def, zone: id })?.type === "unit";
}

export const commanderOf = (g: Reader, seat: Seat): Card => {
  const [id = -1] = zoneOf(g.state, "commander", seat).cards;
  return cardOf(g.state, id);
};

export const isCommander = (g: Reader, card: Pick<Card, "zone">): boolean => zoneKey(g, card) === "commander";

/** Those of these cards that effects may move: a commander never leaves its zone (SM 7.4). */
export const movable = (g: Reader, ids: readonly CardId[]): readonly CardId[] =>
  ids.filter((id) => !isCommander(g, cardOf(g.state, id)));

/** A player's units in play: those on the battleground. */
export const unitsOf = (g: Reader, seat: Seat): Card[] =>
  zoneOf(g.state, "battleground", seat)
    .cards.map((id) => cardOf(g.state, id))
    .filter((card) => isUnit(g, card));
