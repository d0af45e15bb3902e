import {
  type Card,
  type CardId,
  cardOf,
  createCard,
  type Engine,
  type Limit,
  move,
  newCard,
  type Reader,
  type Rules,
  type Seat,
  zoneLimitReached,
  zoneOf,
} from "../../../kernel";
import { defOf } from "./defs";
import { isAgreed } from "./options";

const isLegendary = (g: Reader, card: Pick<Card, "def">) =>
  card.def !== "" && defOf(g, card).type === "legendary";

/** The zone limits of a player's field (BOS 2.4, BOS 2.7, BOS 2.12, BOS 2.15, BOS 4.7). */
export const LIMITS: readonly Limit[] = [
  { name: "fighters", rule: "BOS 2.4", zones: ["fighters"] },
  { name: "legendary", rule: "BOS 4.7", zones: ["fighters"], counts: isLegendary },
  { name: "equipment", rule: "BOS 2.7", zones: ["equipment"] },
  { name: "tactics", rule: "BOS 2.12", zones: ["tactics"] },
  { name: "cards", rule: "BOS 2.15", zones: ["equipment", "tactics"] },
];

/** Three of each, or six in any mix if the players have agreed. */
const OF_EACH = (g: Reader) => (isAgreed(g, "places", "six") ? 6 : 3);

export const SEAT_BASES: NonNullable<Rules["values"]["seatBases"]> = {
  "places-fighters": () => 5,
  "places-legendary": () => 1,
  "places-equipment": OF_EACH,
  "places-tactics": OF_EACH,
  "places-cards": () => 6,
  deployments: () => 1,
};

/** The limit that prevents a fighter from entering this player's side, if any (BOS 2.4, BOS 4.7). */
export const entryLimit = (g: Reader, seat: Seat, card: Card): Limit | undefined =>
  zoneLimitReached(g, seat, "fighters", { ...card, controller: seat });

/**
 * Puts a fighter on a player's side if there is a place for it. Defaults to attack position (BOS 2.5).
 * @returns whether it entered.
 */
export function enter(g: Engine, id: CardId, seat: Seat, rested = false): boolean {
  if (entryLimit(g, seat, cardOf(g.state, id)) !== undefined) return false;
  move(g, id, zoneOf(g.state, "fighters", seat).id, { as: "deployed", controller: seat, rested });
  return true;
}

/** Creates a fighter token if there is a place for it (BOS 13.1, BOS 13.5). */
export function makeToken(g: Engine, name: string, seat: Seat, rested = false): void {
  const zone = zoneOf(g.state, "fighters", seat).id;
  if (entryLimit(g, seat, newCard(-1, name, seat, zone)) === undefined)
    createCard(g, name, seat, zone, { as: "deployed", rested });
}

/**
 * Gives a player control of a fighter if there is a place for it (BOS 15.10, BOS 4.12). It stays the same, with the
 * cards attached to it (BOS 5.9).
 */
export function takeControl(g: Engine, id: CardId, seat: Seat): void {
  const card = cardOf(g.state, id);
  if (card.controller === seat || entryLimit(g, seat, card) !== undefined) return;
  move(g, id, zoneOf(g.state, "fighters", seat).id, { as: "control", controller: seat, same: true });
}
