import { currentLocale, type Locale, type Message, messageLang, say } from "../text";

/** What names an element for those who listen, with its language where that is not the page's. */
export function localizedLabel(message: Message): {
  readonly "aria-label": string;
  readonly lang: Locale | undefined;
} {
  return { "aria-label": say(message), lang: messageLang(message) };
}

/** The language for what lies in an element that is `titled` with this: again the page's. */
export function contentLang(message: Message): Locale | undefined {
  return messageLang(message) === undefined ? undefined : currentLocale();
}
