import { addTranslations, hasText, say, translate } from "../../../text";
import { addMessages } from "../../../text/add-messages";
import { editor } from "../../../text/en/ui/editor";
// The editor says what is wrong with cards, too.
import "../messages";

addMessages(editor);
addTranslations({ de: async () => (await import("../../../text/de/ui/editor")).editor });

/** Formats a message of the card editor, or a common one. */
export const t = translate<typeof editor>();

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll("-", " ");

/** The first of these phrases that there is, otherwise a word itself. */
function phraseFor(keys: readonly string[], word: string): string {
  const key = keys.find(hasText);
  return key === undefined ? capital(word) : capital(say({ key, args: { count: 1 } }));
}

/** What a part of an ability is called ("count": "How many"). */
export const partLabel = (key: string): string => phraseFor([`editor.part.${key}`], key);

/** What a field of a card is called. */
export const fieldLabel = (key: string): string => phraseFor([`editor.field.${key}`], key);

/** The name of a value that is printed on cards of a game. */
export const valueLabel = (slug: string, value: string): string =>
  phraseFor(
    [
      `${slug}.subtype.${value}`,
      `${slug}.type.${value}`,
      `${slug}.keyword.${value}.name`,
      `${slug}.colour.${value}`,
      `${slug}.rarity.${value}`,
      `${slug}.${value}`,
    ],
    value,
  );
