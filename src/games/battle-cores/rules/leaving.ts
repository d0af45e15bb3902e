import {
  type Card,
  type CardId,
  type Leaving,
  NONE,
  type Reader,
  type ZoneId,
  zoneOf,
} from "../../../kernel";
import { defOf, labelled } from "./defs";
import { isMonsterInPlay, itemsOn } from "./zones";

/** Zones of a player that are not in play. */
const HOME: readonly string[] = ["hand", "deck", "ground"];

/**
 * What happens when a card leaves for a zone of its owner: a Monster's Items are discarded (BC 7.12), Enders trigger
 * (BC 11.5.1, 11.5.2), a Legend is discarded to its own Ground Zone and not its Deck (BC 8.12, 8.14), a Token leaves the
 * game (BC 11.20.3, 11.20.4).
 */
export function leaving(g: Reader, card: Card, to: ZoneId, as: string): Leaving | undefined {
  if (!HOME.includes(g.state.zones[to]?.key ?? "")) return undefined;
  const isDiscard = as === "discard";
  const items = isMonsterInPlay(g, card) ? itemsOn(g, card) : [];
  const enders = isDiscard ? labelled(defOf(g, card), "ender") : [];
  const elsewhere = insteadOfHome(g, card, isDiscard);
  if (elsewhere === undefined && items.length === 0 && enders.length === 0) return undefined;
  return {
    to: elsewhere?.to,
    as: elsewhere?.as,
    alsoMoves: items.map((item) => ({ card: item, to: groundFor(g, item), as: "discard" })),
    triggers: enders.map((ability) => ({ ability, by: "ender" })),
  };
}

function insteadOfHome(g: Reader, card: Card, isDiscard: boolean): Pick<Leaving, "to" | "as"> | undefined {
  const { token, type } = defOf(g, card);
  if (token) return isDiscard ? { to: NONE } : { to: NONE, as: "remove" };
  if (type !== "legend") return undefined;
  return { to: zoneOf(g.state, isDiscard ? "legend-ground" : "legends", card.owner).id };
}

const groundFor = (g: Reader, item: CardId) => zoneOf(g.state, "ground", g.state.cards[item]?.owner).id;
