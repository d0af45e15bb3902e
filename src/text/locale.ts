import { english } from "./add-messages";
import type { Catalogue, Entry, Message } from "./catalogue";

/** The languages of the page. The first has every message. */
export const LOCALES = ["en", "de"] as const;
export type Locale = (typeof LOCALES)[number];

/** The loaded messages by locale. */
export const catalogues = new Map<Locale, Record<string, Entry>>([["en", english]]);
let current: Locale = "en";

export function currentLocale(): Locale {
  return current;
}

export function changeLocale(locale: Locale): void {
  current = locale;
}

export function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "key" in value && typeof value.key === "string";
}

/** Whether the catalogue has all phrases of a message, including nested ones. */
function covers(catalogue: Catalogue, value: unknown): boolean {
  if (Array.isArray(value)) return value.every((part) => covers(catalogue, part));
  if (!isMessage(value)) return true;
  if (!Object.hasOwn(catalogue, value.key) && Object.hasOwn(english, value.key)) return false;
  return value.args === undefined || Object.values(value.args).every((part) => covers(catalogue, part));
}

/** The locale that covers the whole message: the current one, otherwise English. */
export function localeOf(message: Message): Locale {
  return current === "en" || covers(messagesOf(current), message) ? current : "en";
}

/** For the `lang` attribute of an element: the locale of a message if it differs from the page's. */
export function messageLang(message: Message): Locale | undefined {
  const locale = localeOf(message);
  return locale === current ? undefined : locale;
}

/** Calls a function with another loaded locale. */
export function withLocale<T>(locale: Locale, run: () => T): T {
  const before = current;
  current = locale;
  try {
    return run();
  } finally {
    current = before;
  }
}

export function messagesOf(locale: Locale): Catalogue {
  return catalogues.get(locale) ?? english;
}
