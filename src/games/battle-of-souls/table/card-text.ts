import type { Message } from "../../../kernel";
import { type Ability, type CardText, isStanding, printAbility } from "../../../language";
import { isFighterType, type SoulsCard } from "../cards/card";
import { vocabulary } from "../words/index";

const SLUG = "battle-of-souls";

/** The category of a fighter's effect (BOS 3.9). */
function kindOf(ability: Ability): string {
  if (isStanding(ability) || ability.kind === "replace") return "continuous";
  if (ability.kind === "trigger") return "trigger";
  if (ability.kind !== "activated") return "";
  if (ability.when?.includes("quick")) return "quick";
  return ability.when?.includes("battle") ? "ignition, battle phase" : "ignition";
}

const abilityText = (card: SoulsCard, ability: Ability): Message => ({
  key: `${SLUG}.text`,
  args: {
    kind: isFighterType(card.type) ? kindOf(ability) : "",
    ability: printAbility(vocabulary, ability) as never,
  },
});

/** The rules text of a card: keywords with their meaning, then effects with their categories. */
export function cardText(card: SoulsCard): CardText {
  return {
    keywords: (card.keywords ?? []).map((keyword) => ({
      name: { key: `${SLUG}.keyword.${keyword}.name` },
      reminder: { key: `${SLUG}.keyword.${keyword}.reminder` },
    })),
    abilities: card.abilities.map((ability) => abilityText(card, ability)),
  };
}
