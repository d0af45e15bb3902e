import type { Game } from "../../games/game";
import { currentLocale, type Locale, messageLang, say } from "../../text";

export interface Keyword {
  readonly key: string;
  readonly name: string;
  readonly reminder: string;
  /** The language of both, if it differs from the page's. */
  readonly lang: Locale | undefined;
  /** Cards of the pool with this keyword. */
  readonly cards: readonly string[];
}

/** The keywords of a game's cards with their reminder texts, sorted by name. */
export function keywordsOf(game: Game): readonly Keyword[] {
  const found = new Map<string, Omit<Keyword, "key" | "cards"> & { cards: string[] }>();
  for (const card of Object.keys(game.cards.pool)) {
    const { keywords, glossary = [] } = game.cards.text(card);
    for (const { name, reminder } of [...keywords, ...glossary]) {
      const known = found.get(name.key);
      if (known) known.cards.push(card);
      else {
        const words = { name: say(name), reminder: say(reminder), lang: messageLang(reminder) };
        found.set(name.key, { ...words, cards: [card] });
      }
    }
  }
  return Array.from(found, ([key, keyword]) => ({ key, ...keyword })).sort((a, b) =>
    a.name.localeCompare(b.name, currentLocale()),
  );
}

/** Keywords that match every term: in the name, the reminder or the name of a card with the keyword. */
export function searchKeywords(keywords: readonly Keyword[], terms: readonly string[]): readonly Keyword[] {
  return keywords.filter(({ name, reminder, cards }) => {
    const all = `${name}\n${reminder}\n${cards.join("\n")}`.toLowerCase();
    return terms.every((term) => all.includes(term));
  });
}
