import { currentLocale, hasText, type Locale, localeOf, say, t, translatedName } from "./index";
import { cardKey, deckKey } from "./pool-names";

/** The locale of a game's card text: the current one, or English without a translation. */
export function cardLocale(slug: string): Locale {
  return localeOf({ key: `${slug}.noun` });
}

/** For the `lang` attribute of card text: its locale if it differs from the page's. */
export function cardLang(slug: string): Locale | undefined {
  const locale = cardLocale(slug);
  return locale === currentLocale() ? undefined : locale;
}

/** "Team A". */
export const teamName = (team: number): string => t("seat.team", { name: String.fromCharCode(65 + team) });

/** The localized name of a card of the page's game (`nameCardsOf`). */
export function cardName(def: string): string {
  return translatedName(cardKey(def), def);
}

/**
 * A text of a starter deck: its name, theme or plan.
 * @param usual the text in its data
 */
export function deckText(slug: string, id: string, part: "name" | "theme" | "plan", usual: string): string {
  return translatedName(deckKey(slug, id, part), usual);
}

/** The names of a card's type and subtypes: "Warrior", "Drake". Falls back to the words in the data. */
export function kindNames(slug: string, type: string, subtypes: readonly string[] = []): readonly string[] {
  const kind = (key: string, word: string) =>
    hasText(key) ? say({ key, args: { count: 1 } }) : `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return [
    kind(`${slug}.type.${type}`, type),
    ...subtypes.map((subtype) => kind(`${slug}.subtype.${subtype}`, subtype)),
  ];
}
