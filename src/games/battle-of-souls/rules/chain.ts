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

/** Whether a face-down card was placed in an earlier turn (BOS 2.10, BOS 2.14). */
export const wasSetEarlier = ({ state }: Reader, { stamp }: Pick<Card, "stamp">): boolean =>
  stamp <= varsOf(state).since;

/** Whether an ability may be used as a response (BOS 3.14). */
export const isQuick = (g: Reader, def: string, ability: number): boolean =>
  usedOf(g, def, ability)?.when?.includes("quick") === true;

/**
 * Might this player answer, as far as everybody knows: has it a tactic that was set in an earlier turn, or a quick effect?
 * Only those are asked, so being asked tells nothing.
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

/** Those who might answer, in turn order beginning with this player (BOS 12.9). */
export const respondents = (g: Reader, first: Seat): Seat[] =>
  seatsFrom(g.state, first).filter((seat) => mightRespond(g, seat));

/**
 * What has been activated becomes a link of the chain. Where no chain is being built one begins: the others may answer
 * (BOS 12.8, BOS 13.31).
 */
export function addToChain(g: Engine, playing: PendingPlay): void {
  const isResponse = g.state.agenda.at(-2)?.procedure === "window";
  putOnStack(g, playing);
  set(g, "links", varsOf(g.state).links + 1);
  if (!isResponse) openWindow(g, "chain", "BOS 12.9");
}

/** Ways of playing that activate a card, not an effect of one. */
const OF_CARDS: readonly string[] = ["equipment", "tactic", "battlefield"];
export const isCardActivation = ({ data }: StackItem): boolean => OF_CARDS.includes(String(data.kind));

/** A card that is used up, or whose activation was negated: it goes to the pile, and that is no destruction (BOS 12.7). */
export function discardUsedCard(g: Engine, { card, stamp }: StackItem): void {
  if (g.state.cards[card]?.stamp === stamp) moveToOwner(g, card, "discard", { as: "spent" });
}
