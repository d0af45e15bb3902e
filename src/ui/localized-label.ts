import { currentLocale, type Locale, type Message, messageLang, say } from "../text";

/** Attributes that name an element for screen readers, with the language if it is not the page's. */
export function localizedLabel(message: Message): {
  readonly "aria-label": string;
  readonly lang: Locale | undefined;
} {
  return { "aria-label": say(message), lang: messageLang(message) };
}

/** The language for the content of an element that is `titled` with this message: the page's again. */
export function contentLang(message: Message): Locale | undefined {
  return messageLang(message) === undefined ? undefined : currentLocale();
}
