import {
  attach,
  type CardId,
  call,
  cardOf,
  type Engine,
  type Locals,
  move,
  moveToOwner,
  NONE,
  procedure,
  type Seat,
  step,
  zoneOf,
} from "../../kernel";
import { envOf, perform } from "../../language";
import { setNumber } from "./counters";
import { defOf } from "./defs";
import { discard } from "./discard";
import { paying } from "./summoning";
import { isMonsterInPlay } from "./zones";

const cardIn = (locals: Locals) => locals.card as CardId;
const seatIn = (locals: Locals) => locals.seat as Seat;

/**
 * Activates a Support card: it is paid for, then resolves by its category (BC 7).
 * @param host for an Item.
 */
export function activate(g: Engine, seat: Seat, card: CardId, host: CardId = NONE): void {
  call(g, "activating", { seat, card, host });
}

/** A Boost or Trap is face up while it resolves (BC 4.18, 7.6). */
function resolveSupport(g: Engine, id: CardId, seat: Seat): void {
  move(g, id, zoneOf(g.state, "played").id, { as: "activate", controller: seat });
  const card = cardOf(g.state, id);
  for (const ability of defOf(g, card).abilities) {
    if (ability.kind === "play") perform(g, ability.effect, envOf(card), "BC 7.2");
  }
}

/**
 * An Item is equipped to its Monster; if that is gone (it was paid as a cost), the Item is discarded (BC
 * 7.10, 7.12).
 */
function equip(g: Engine, id: CardId, seat: Seat, host: CardId): void {
  const monster = g.state.cards[host];
  if (monster === undefined || !isMonsterInPlay(g, monster)) return discard(g, [id]);
  move(g, id, zoneOf(g.state, "items", seat).id, { as: "activate" });
  attach(g, id, host);
}

/** A Gear replaces the one equipped before (BC 7.20). */
function equipGear(g: Engine, id: CardId, seat: Seat): void {
  const zone = zoneOf(g.state, "gear", seat);
  if (zone.cards.length > 0) discard(g, zone.cards);
  move(g, id, zone.id, { as: "activate" });
}

export const activating = procedure(
  "activating",
  [
    ...paying,
    step("activate", "BC 7.2", (g, locals) => {
      const [id, seat] = [cardIn(locals), seatIn(locals)];
      switch (defOf(g, cardOf(g.state, id)).category) {
        case "item":
          return equip(g, id, seat, locals.host as CardId);
        case "gear":
          return equipGear(g, id, seat);
        case "field":
          move(g, id, zoneOf(g.state, "fields", seat).id, { as: "activate" });
          return;
        default:
          return resolveSupport(g, id, seat);
      }
    }),
    step("done", "BC 7.6", (g, locals) => {
      const card = cardOf(g.state, cardIn(locals));
      if (card.zone === zoneOf(g.state, "played").id) moveToOwner(g, card.id, "ground", { as: "spent" });
      else if (card.zone !== NONE) setNumber(g, card.id, "summoned", g.state.turn.number);
    }),
  ],
  { atomic: true },
);
