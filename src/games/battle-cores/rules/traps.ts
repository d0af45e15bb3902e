import {
  type Action,
  cardOf,
  type Engine,
  OK,
  type Reader,
  type Seat,
  seatsFrom,
  type Verdict,
  type WindowSpec,
  zoneOf,
} from "../../../kernel";
import { envOf, isTrue } from "../../../language";
import { message, refuse } from "../table/messages";
import { vocabulary } from "../words/index";
import { pointsOf } from "./damage";
import { defOf } from "./defs";
import { canAfford, canPayExtraCosts, priceOf } from "./summoning";
import { activate } from "./supports";

/** The moments of a Battle Phase at which Traps may be activated (BC 4.17). */
export const WINDOWS = ["battle-start", "attack", "after-attack", "battle-end"] as const;
export type WindowName = (typeof WINDOWS)[number];

/** Refuses a card in hand that cannot be paid for now (BC 3.4, 11.8.2). */
export function canPayFor(g: Reader, seat: Seat, id: number): Verdict {
  const price = priceOf(g, id);
  const have = pointsOf(g, seat);
  const card = g.state.cards[id]?.def ?? "";
  if (price > have) return refuse("battle-cores.too-dear", "BC 3.4", { card, price, have });
  if (!canPayExtraCosts(g, seat, id)) return refuse("battle-cores.cannot-pay", "BC 11.8.2", { card });
  return OK;
}

/** Whether the card's condition for playing it is true. */
export function mayBePlayed(g: Reader, seat: Seat, id: number): Verdict {
  const card = g.state.cards[id]?.def ?? "";
  for (const ability of defOf(g, { def: card }).abilities) {
    if (ability.kind !== "play" || ability.if === undefined) continue;
    if (!isTrue(g, vocabulary, envOf(cardOf(g.state, id), undefined, seat), ability.if))
      return refuse("battle-cores.condition", "BC 7.2", { card });
  }
  return OK;
}

export function canTrap(g: Reader, seat: Seat, action: Action): Verdict {
  const card = action.card === undefined ? undefined : g.state.cards[action.card];
  if (card === undefined || card.zone !== zoneOf(g.state, "hand", seat).id || card.def === "")
    return refuse("battle-cores.not-in-hand", "BC 7.8");
  if (defOf(g, card).category !== "trap")
    return refuse("battle-cores.not-a-trap", "BC 7.7", { card: card.def });
  const paid = canPayFor(g, seat, card.id);
  return paid.ok ? mayBePlayed(g, seat, card.id) : paid;
}

function traps(g: Reader, seat: Seat): Action[] {
  const actions: Action[] = [];
  for (const card of zoneOf(g.state, "hand", seat).cards) {
    if (defOf(g, cardOf(g.state, card)).category !== "trap" || !canAfford(g, seat, card)) continue;
    if (mayBePlayed(g, seat, card).ok) actions.push({ type: "trap", card });
  }
  return actions;
}

/** Players in seat order from the turn player. One with an empty hand is skipped, because all players can see that. */
function seatsToPrompt(g: Engine): Seat[] {
  return seatsFrom(g.state, g.state.turn.seat).filter(
    (seat) => zoneOf(g.state, "hand", seat).cards.length > 0,
  );
}

/** Opens a Trap window. A Trap resolves at once, then the round starts again (BC 4.17, 4.18). */
const trapWindow = (name: WindowName): WindowSpec => ({
  mode: "immediate",
  prompt: message(`prompt.battle-cores.window.${name}`),
  then: "first",
  seats: seatsToPrompt,
  specs: [
    {
      types: ["trap"],
      options: traps,
      can: canTrap,
      do: (g, seat, action) => activate(g, seat, action.card ?? -1),
    },
  ],
  refuse: () => refuse("battle-cores.only-traps", "BC 4.24"),
});

export const windows: Readonly<Record<WindowName, WindowSpec>> = {
  "battle-start": trapWindow("battle-start"),
  attack: trapWindow("attack"),
  "after-attack": trapWindow("after-attack"),
  "battle-end": trapWindow("battle-end"),
};
