import { addMessages, english } from "./add-messages";
import type { ArgsOf, Catalogue, Inflected, KeyOf, Message, TextArgs } from "./catalogue";
import { english as common } from "./en";
import {
  catalogues,
  changeLocale,
  currentLocale,
  isMessage,
  type Locale,
  localeOf,
  messagesOf,
} from "./locale";
import { type Common, messages } from "./message";
import { cardKey } from "./pool-names";

addMessages(common);

export type { Message } from "./catalogue";
export { currentLocale, messageLang, LOCALES, type Locale, localeOf, withLocale } from "./locale";
export { type MessageKey, message } from "./message";

/** The same messages in other languages than English, each loaded when its locale is set. */
export type Translations = Readonly<Partial<Record<Locale, () => Promise<Catalogue>>>>;

const pageTranslations: Translations = { de: async () => (await import("./de")).german };
/** Translations of the page itself and of every game that is loaded. */
const translations = new Set<Translations>([pageTranslations]);
const loaded = new Set<unknown>();
const listeners = new Set<() => void>();

/** Loads the messages of a locale that are not there yet. */
async function fetchMessages(locale: Locale): Promise<void> {
  const known = catalogues.get(locale) ?? {};
  catalogues.set(locale, known);
  await Promise.all(
    [...translations].map(async ({ [locale]: load }) => {
      if (load === undefined || loaded.has(load)) return;
      Object.assign(known, await load());
      loaded.add(load);
    }),
  );
}

/**
 * Sets the locale of all messages, after loading them.
 * @throws when they cannot be loaded; the locale then stays as it was.
 */
export async function setLocale(locale: Locale): Promise<void> {
  await fetchMessages(locale);
  if (currentLocale() === locale) return;
  changeLocale(locale);
  for (const changed of listeners) changed();
}

/**
 * Registers the translations of a game and loads those of the current locale. A message without a translation
 * is said in English.
 * @throws when they cannot be loaded.
 */
export async function loadMessages(others: Translations): Promise<void> {
  translations.add(others);
  await fetchMessages(currentLocale());
}

/**
 * Calls back after every change of locale.
 * @returns how to stop.
 */
export function onLocaleChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Arguments that name cards as their pool does, and seats as they were named when their match began. */
const CARD_NAMES: ReadonlySet<string> = new Set(["card", "target", "source", "other", "what"]);
const SEAT_NAMES: ReadonlySet<string> = new Set(["player", "tutor"]);

function resolve(catalogue: Catalogue, name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => resolve(catalogue, name, part));
  if (isMessage(value)) return phrase(catalogue, value);
  if (typeof value !== "string") return value;
  if (CARD_NAMES.has(name)) return find(catalogue, cardKey(value)) ?? value;
  return SEAT_NAMES.has(name) ? seatIn(catalogue, value) : value;
}

function find(catalogue: Catalogue, key: string): string | undefined {
  const entry = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
  return typeof entry === "string" ? entry : undefined;
}

/**
 * The phrase that some language has for something the data names itself.
 * @param usual as the data names it
 */
export function translatedName(key: string, usual: string): string {
  return find(messagesOf(currentLocale()), key) ?? usual;
}

/** The names that seats without one of their own are given, in every language. */
const USUAL_NAMES: Readonly<Record<string, string>> = {
  Player: "seat.you",
  Spieler: "seat.you",
  Opponent: "seat.opponent",
  Gegner: "seat.opponent",
  Tutor: "guide.opponent",
  Lehrmeister: "guide.opponent",
  "Team mate": "seat.mate",
  Mitspieler: "seat.mate",
};
const NUMBERED: Readonly<Record<string, string>> = {
  "seat.you": "seat.player",
  "seat.opponent": "seat.opponent-number",
  "seat.mate": "seat.mate-number",
};

function seatIn(catalogue: Catalogue, name: string): string {
  const [, word = "", number = ""] = /^(\p{L}+(?: mate)?)(?: (\d+))?$/u.exec(name) ?? [];
  const usual = Object.hasOwn(USUAL_NAMES, word) ? USUAL_NAMES[word] : undefined;
  const key = number === "" ? usual : NUMBERED[usual ?? ""];
  const said = key === undefined ? undefined : find(catalogue, key);
  return said === undefined ? name : fill(said, { number });
}

/** The name of a seat. A usual one ("Player 2") is stored as it was when the match began; it is formatted again. */
export function seatName(name: string): string {
  return seatIn(messagesOf(currentLocale()), name);
}

/** Whether there is a phrase for this key. */
export function hasText(key: string): boolean {
  return Object.hasOwn(english, key);
}

/** A message in words. An unknown key is said as itself, so that nothing is ever blank; a test finds such keys. */
export function say(message: Message): string {
  return String(phrase(messagesOf(localeOf(message)), message));
}

/** What stands in a catalogue takes the arguments of its own messages; which those are is known where they are built. */
type Phrase = (args: TextArgs) => string | Inflected;

function phrase(catalogue: Catalogue, message: Message): string | Inflected {
  const entry = Object.hasOwn(catalogue, message.key) ? catalogue[message.key] : undefined;
  if (entry === undefined) return message.key;
  const args: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(message.args ?? {}))
    args[name] = resolve(catalogue, name, value);
  return typeof entry === "function" ? (entry as Phrase)(args) : fill(entry, args);
}

function fill(template: string, args: TextArgs): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ""));
}

/** Says a message of the catalogue `C` by its key and arguments. */
export type Translate<C> = <K extends KeyOf<C>>(key: K, ...args: ArgsOf<C[K]>) => string;

/** How a screen says its messages that has added some of its own. */
export const translate =
  <C>(): Translate<Common & C> =>
  (key, ...args) =>
    say(messages<C>()(key, ...args));

/** Says one of the messages that are always there. */
export const t = translate<unknown>();
