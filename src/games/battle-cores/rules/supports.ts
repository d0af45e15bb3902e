import {
  attach,
  type CardId,
  type CardRef,
  cardOf,
  type Engine,
  isSameCard,
  move,
  moveToOwner,
  NONE,
  refTo,
  type Seat,
  withRule,
  zoneOf,
} from "../../../kernel";
import { envOf, type PlayKind, perform, startPlay } from "../../../language";
import { setNumber } from "./counters";
import { defOf } from "./defs";
import { discard } from "./discard";
import { totalPrice } from "./summoning";
import { isMonsterInPlay, zoneKey } from "./zones";

/**
 * Activates a Support card: pays for it, then resolves it by its category (BC 7).
 * @param host the Monster that an Item is equipped to.
 */
export function activate(g: Engine, seat: Seat, card: CardId, host: CardId = NONE): void {
  const named = host === NONE ? undefined : { refs: { host: [refTo(cardOf(g.state, host))] } };
  startPlay(g, ["activate", activatePlay], seat, card, named);
}

/** A Boost or Trap is face up while it resolves (BC 4.18, 7.6). */
function resolveSupport(g: Engine, id: CardId, seat: Seat): void {
  move(g, id, zoneOf(g.state, "played").id, { as: "activate", controller: seat });
  const card = cardOf(g.state, id);
  for (const ability of defOf(g, card).abilities) {
    if (ability.kind === "play") perform(g, ability.effect, envOf(card), "BC 7.2");
  }
}

/** Equips an Item to its Monster. If the Monster was discarded as a cost, discards the Item (BC 7.10, 7.12). */
function equip(g: Engine, id: CardId, seat: Seat, host: CardRef | undefined): void {
  const isThere = host !== undefined && isSameCard(g.state, host);
  if (!isThere || !isMonsterInPlay(g, cardOf(g.state, host.card))) return discard(g, [id]);
  move(g, id, zoneOf(g.state, "items", seat).id, { as: "activate" });
  attach(g, id, host.card);
}

/** Equips a Gear to its player (BC 7.19). It replaces the one equipped before (BC 7.20). */
function equipGear(g: Engine, id: CardId, seat: Seat): void {
  const zone = zoneOf(g.state, "gear", seat);
  if (zone.cards.length > 0) discard(g, zone.cards);
  move(g, id, zone.id, { as: "activate" });
}

/** How a Support card of any category is activated, for its Price (BC 3.3, 7.4). A Field stays in play (BC 7.15). */
export const activatePlay: PlayKind = {
  rule: "BC 7.2",
  cost: (g, { card }) => totalPrice(g, card),
  onPaid: (g, { card, seat, refs }) => {
    switch (defOf(g, cardOf(g.state, card)).category) {
      case "item":
        return equip(g, card, seat, refs.host?.[0]);
      case "gear":
        return equipGear(g, card, seat);
      case "field":
        move(g, card, zoneOf(g.state, "fields", seat).id, { as: "activate" });
        return;
      default:
        return resolveSupport(g, card, seat);
    }
  },
  afterPerformed: (g, { card }) =>
    withRule(g, "BC 7.6", () => {
      const now = cardOf(g.state, card);
      if (zoneKey(g, now) === "played") moveToOwner(g, card, "ground", { as: "spent" });
      else if (now.zone !== NONE) setNumber(g, card, "summoned", g.state.turn.number);
    }),
};
