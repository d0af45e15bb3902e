import type { Message } from "../../../kernel";
import {
  type CardText,
  type Filter,
  type KeywordText,
  printAbility,
  printFilter,
  type Vocabulary,
} from "../../../language";
import type { KeywordEntry, Levels, PrintedAbility, SagaCard } from "../cards/card";
import { SLUG } from "../words/print-word";

const message = (key: string, args: Readonly<Record<string, unknown>>): Message => ({
  key,
  args: args as never,
});

const levelsOf = (levels: Levels | undefined) =>
  levels === undefined ? undefined : message(`${SLUG}.if.level`, { ...levels });

/** The name of the cards a filter describes: "undead spirit". */
const named = (vocabulary: Vocabulary, filter: Filter) =>
  printFilter(vocabulary, filter, { form: "bare", without: ["of"] });

const keyword = (name: string, args: Readonly<Record<string, unknown>>): KeywordText => ({
  name: message(`${SLUG}.keyword.${name}.name`, args),
  reminder: { key: `${SLUG}.keyword.${name}.reminder` },
});

function withLevels(text: KeywordText, levels: Levels | undefined): KeywordText {
  if (levels === undefined) return text;
  return { ...text, name: message(`${SLUG}.at-level`, { levels: levelsOf(levels), what: text.name }) };
}

function keywordText({ keyword: name, n, colours, levels, during }: KeywordEntry): KeywordText {
  const args = { ...(n && { n }), ...(colours && { colours }), ...(during && { during }) };
  return withLevels(keyword(name, args), levels);
}

/** Immortal is a keyword that stands for its whole ability (BSS 11-4-2). */
function immortalText(vocabulary: Vocabulary, { ability }: PrintedAbility): KeywordText[] {
  if (ability.kind !== "trigger" || typeof ability.when.card !== "object") return [];
  return [keyword("immortal", { what: named(vocabulary, ability.when.card) })];
}

/** A burst without what the rules say of every burst: its zone and its single use. */
function plainly(ability: PrintedAbility["ability"]): PrintedAbility["ability"] {
  if (ability.kind !== "trigger") return ability;
  const { where: _where, face: _face, oncePerTurn: _once, ...plain } = ability;
  return plain;
}

function abilityText(vocabulary: Vocabulary, { ability, levels, timing, label }: PrintedAbility): Message {
  return message(`${SLUG}.text`, {
    ability: printAbility(vocabulary, label === "burst" ? plainly(ability) : ability),
    ...(levels && { levels: levelsOf(levels) }),
    ...(ability.kind === "activated" ? { timing: ability.when ?? [] } : { timing: timing ?? [] }),
    ...(label && { label }),
  });
}

/** The rules text of a card. Each effect follows the levels at which it works. */
export function cardText(vocabulary: Vocabulary, card: SagaCard): CardText {
  const isImmortal = ({ label }: PrintedAbility) => label === "immortal";
  return {
    keywords: [
      ...(card.ascend ? [keyword("ascend", { what: named(vocabulary, card.ascend) })] : []),
      ...card.has.map(keywordText),
      ...card.printed.filter(isImmortal).flatMap((own) => immortalText(vocabulary, own)),
    ],
    abilities: card.printed.filter((own) => !isImmortal(own)).map((own) => abilityText(vocabulary, own)),
  };
}
