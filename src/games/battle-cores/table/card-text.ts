import { type Plain, toPlain } from "../../../kernel";
import { type CardText, type KeywordText, printCard, type Vocabulary } from "../../../language";
import type { BattleCard } from "../cards/card";

/** Words and keys in a card's printed text that stand for keywords. */
const MEANS: Readonly<Record<string, string>> = {
  "do.burn": "burn",
  "do.burn-card": "burn",
  "do.search": "search",
  "do.quick-summon": "quick-summon",
  "do.token": "token",
  "do.copy": "token",
  "do.duplicate": "duplicate",
  "do.counters": "counters",
  "cost.counters": "counters",
  "amount.counters": "counters",
};

/** Keywords named in a message, in order. */
function* keywordsIn(value: Plain | undefined): Generator<string> {
  if (Array.isArray(value)) for (const part of value) yield* keywordsIn(part);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  const message = value as { readonly [key: string]: Plain | undefined };
  const key = String(message.key ?? "");
  const keyword = /^battle-cores\.keyword\.([a-z-]+)\.name$/.exec(key)?.[1];
  if (keyword !== undefined) yield keyword;
  const meant = MEANS[key.replace("battle-cores.", "")];
  if (meant !== undefined) yield meant;
  const { stats } = (message.args ?? {}) as { readonly stats?: Plain };
  if (key === "battle-cores.stats" && Array.isArray(stats)) {
    for (const stat of stats as readonly string[]) if (stat.startsWith("kw-")) yield stat.slice(3);
  }
  yield* keywordsIn(message.args);
  if (message.key === undefined) for (const part of Object.values(message)) yield* keywordsIn(part);
}

const explained = (keyword: string): KeywordText => ({
  name: { key: `battle-cores.keyword.${keyword}.name` },
  reminder: { key: `battle-cores.keyword.${keyword}.reminder` },
});

/** The full text of a card, with reminders for every keyword in it (BC 11.24.1). */
export function cardText(vocabulary: Vocabulary, card: BattleCard): CardText {
  const text = printCard(vocabulary, card);
  const own = new Set(card.keywords ?? []);
  const named = [...new Set(text.abilities.flatMap((ability) => [...keywordsIn(toPlain(ability))]))];
  if (card.token) named.push("token");
  return { ...text, glossary: named.filter((keyword) => !own.has(keyword)).map(explained) };
}
