import { translatedName, currentLocale, hasText, type Locale, localeOf, say, t } from "./index";
import { cardKey, deckKey } from "./pool-names";

/** The locale in which the cards of a game are described: the current one, or English if they are not translated. */
export function cardLocale(slug: string): Locale {
  return localeOf({ key: `${slug}.noun` });
}

/** For the `lang` attribute of what describes cards of a game: their locale where it is not that of the page. */
export function cardLang(slug: string): Locale | undefined {
  const locale = cardLocale(slug);
  return locale === currentLocale() ? undefined : locale;
}

/** "Team A". */
export const teamName = (team: number): string => t("seat.team", { name: String.fromCharCode(65 + team) });

/** What a card of the game on the page is called (`nameCardsOf`), by its name in the pool. */
export function cardName(def: string): string {
  return translatedName(cardKey(def), def);
}

/**
 * A text of a starter deck: its name, theme or plan.
 * @param usual as its data says it
 */
export function deckText(slug: string, id: string, part: "name" | "theme" | "plan", usual: string): string {
  return translatedName(deckKey(slug, id, part), usual);
}

/** What a card of this type and these subtypes is: "Warrior", "Drake". Words of the data where the game has no phrase. */
export function kindNames(slug: string, type: string, subtypes: readonly string[] = []): readonly string[] {
  const kind = (key: string, word: string) =>
    hasText(key) ? say({ key, args: { count: 1 } }) : `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return [
    kind(`${slug}.type.${type}`, type),
    ...subtypes.map((subtype) => kind(`${slug}.subtype.${subtype}`, subtype)),
  ];
}
