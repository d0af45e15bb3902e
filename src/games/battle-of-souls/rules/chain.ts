import {
  type Card,
  type CardId,
  cardOf,
  type Engine,
  moveToOwner,
  openWindow,
  type Reader,
  type Seat,
  type StackItem,
  seatsFrom,
} from "../../../kernel";
import { type PendingPlay, putOnStack } from "../../../language";
import { usedOf } from "./defs";
import { set, varsOf } from "./vars";
import { cardsIn } from "./zones";

/** Whether a face-down card was placed in an earlier turn (BOS 2.10, BOS 2.14, BOS 6.2). */
export const wasSetEarlier = ({ state }: Reader, { stamp }: Pick<Card, "stamp">): boolean =>
  stamp <= varsOf(state).since;

/** Whether an ability may be used as a response (BOS 3.14). */
export const isQuick = (g: Reader, def: string, ability: number): boolean =>
  usedOf(g, def, ability)?.when?.includes("quick") === true;

/**
 * Whether, by public information, this player might respond: a tactic set in an earlier turn, or a quick effect. Only
 * such players are prompted, so a prompt reveals nothing.
 */
export function mightRespond(g: Reader, seat: Seat): boolean {
  const isReady = (id: CardId) => {
    const card = cardOf(g.state, id);
    return card.face === "down" && wasSetEarlier(g, card);
  };
  if (cardsIn(g, "tactics", seat).some(isReady)) return true;
  return (g.state.watch.activated ?? []).some(({ card, ability }) => {
    const { controller, def } = cardOf(g.state, card);
    return controller === seat && isQuick(g, def, ability);
  });
}

/** The players who might respond, in turn order from this player (BOS 12.9). */
export const respondents = (g: Reader, first: Seat): Seat[] =>
  seatsFrom(g.state, first).filter((seat) => mightRespond(g, seat));

/**
 * Adds an activation to the chain. If no chain is being built it starts one, and the others may respond (BOS 12.8,
 * BOS 13.31).
 */
export function addToChain(g: Engine, playing: PendingPlay): void {
  const isResponse = g.state.agenda.at(-2)?.procedure === "window";
  putOnStack(g, playing);
  set(g, "links", varsOf(g.state).links + 1);
  if (!isResponse) openWindow(g, "chain", "BOS 12.9");
}

/** Ways of playing that activate a card rather than one of its effects. */
const OF_CARDS: readonly string[] = ["equipment", "tactic", "battlefield"];
export const isCardActivation = ({ data }: StackItem): boolean => OF_CARDS.includes(String(data.kind));

/** Puts a used-up or negated card into the pile, which is not destruction (BOS 12.7). */
export function discardUsedCard(g: Engine, { card, stamp }: StackItem): void {
  if (g.state.cards[card]?.stamp === stamp) moveToOwner(g, card, "discard", { as: "spent" });
}
