import { type Card, type CardId, cardOf, type Reader, type Seat } from "../../../kernel";
import { type Ability, printedCard } from "../../../language";
import type { SoulsCard } from "../cards/card";
import { cardsIn } from "./zones";

/**
 * The printed card.
 * @throws RangeError for a hidden card.
 */
export function defOf(g: Reader, card: Pick<Card, "def">): SoulsCard {
  const def = g.rules.cards[card.def];
  if (def === undefined) throw new RangeError(`no card ${card.def}`);
  return def as SoulsCard;
}

export type Play = Extract<Ability, { kind: "play" }>;

/** What a card does on activation. Undefined if it only stays. */
export function playOf(g: Reader, def: string): Play | undefined {
  const isPlay = (ability: Ability): ability is Play => ability.kind === "play";
  return printedCard(g.rules.cards, def)?.abilities.find(isPlay);
}

/** An ability its controller uses: an ignition or quick effect, or one of a battlefield. */
export type Used = Extract<Ability, { kind: "activated" }>;

export function usedOf(g: Reader, def: string, index: number): Used | undefined {
  const ability = printedCard(g.rules.cards, def)?.abilities[index];
  return ability?.kind === "activated" ? ability : undefined;
}

export const fightersOf = (g: Reader, seat: Seat): Card[] =>
  cardsIn(g, "fighters", seat).map((id: CardId) => cardOf(g.state, id));
