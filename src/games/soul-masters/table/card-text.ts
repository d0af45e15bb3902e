import type { Message } from "../../../kernel";
import { type Ability, type CardText, type KeywordText, printAbility } from "../../../language";
import type { KeywordEntry, SoulCard } from "../cards/card";
import { vocabulary } from "../words/index";

const SLUG = "soul-masters";

const keywordText = ({ keyword, n }: KeywordEntry): KeywordText => ({
  name: { key: `${SLUG}.keyword.${keyword}.name`, args: { n } },
  reminder: { key: `${SLUG}.keyword.${keyword}.reminder` },
});

/** A skill's text, after the only steps in which it can be used. */
function abilityText(ability: Ability): Message {
  const moments = ability.kind === "activated" ? (ability.when ?? []) : [];
  return { key: `${SLUG}.text`, args: { moments, ability: printAbility(vocabulary, ability) as never } };
}

/** The rules text of a card: its keywords with their reminders, then its skills. */
export function cardText(card: SoulCard): CardText {
  return { keywords: card.has.map(keywordText), abilities: card.abilities.map(abilityText) };
}
