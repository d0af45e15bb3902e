import type { Message } from "../../kernel";
import type { PrintedCard, Vocabulary } from "../vocabulary";
import { printAbility } from "./effect";

export interface CardText {
  /** One message per paragraph. */
  readonly abilities: readonly Message[];
  /** The number of abilities printed before the keywords. Defaults to none. */
  readonly heading?: number;
  readonly keywords: readonly KeywordText[];
  /** Other keywords in the text, with their reminders. */
  readonly glossary?: readonly KeywordText[];
}

export interface KeywordText {
  readonly name: Message;
  readonly reminder: Message;
}

/** A keyword by name, with its level if above one. */
function keywordName(v: Vocabulary, keyword: string, level: number): Message {
  const key = `${v.slug}.keyword.${keyword}.name`;
  return level > 1 ? { key, args: { n: level } } : { key };
}

/** The number of abilities at the head of the text, before the keywords. */
function headingOf(v: Vocabulary, { abilities }: PrintedCard): number {
  const after = abilities.findIndex((own) => own.kind !== "keyword" || !v.headings?.includes(own.keyword));
  return after < 0 ? abilities.length : after;
}

/** The full text of a card: its heading, its keywords with reminders, then its other abilities. */
export function printCard(v: Vocabulary, card: PrintedCard): CardText {
  const heading = headingOf(v, card);
  return {
    ...(heading > 0 && { heading }),
    keywords: (card.keywords ?? []).map((keyword) => ({
      name: keywordName(v, keyword, card.stats[`kw-${keyword}`] ?? 1),
      reminder: { key: `${v.slug}.keyword.${keyword}.reminder` },
    })),
    abilities: card.abilities.map((ability) => printAbility(v, ability)),
  };
}
