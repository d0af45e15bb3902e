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
import { OPPONENT, YOU } from "./you";

addMessages(common);

export type { Message } from "./catalogue";
export { currentLocale, LOCALES, type Locale, localeOf, messageLang, withLocale } from "./locale";
export { type MessageKey, message } from "./message";

/** The same messages in other languages, each loaded when its locale is set. */
export type Translations = Readonly<Partial<Record<Locale, () => Promise<Catalogue>>>>;

const pageTranslations: Translations = { de: async () => (await import("./de")).german };
/** Translations of the page, of the screens that bring their own, and of every loaded game. */
const translations = new Set<Translations>([pageTranslations]);
const loaded = new Set<unknown>();
const listeners = new Set<() => void>();

/** Loads the missing messages of a locale. */
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
 * Sets the locale of all messages after loading them.
 * @throws if they cannot be loaded. The locale then stays unchanged.
 */
export async function setLocale(locale: Locale): Promise<void> {
  await fetchMessages(locale);
  if (currentLocale() === locale) return;
  changeLocale(locale);
  for (const changed of listeners) changed();
}

/** Registers translations. They are loaded by `loadAddedMessages`, or when their locale is set. */
export function addTranslations(others: Translations): void {
  translations.add(others);
}

/**
 * Loads all registered translations of the current locale. Messages without a translation are in English.
 * @throws if they cannot be loaded.
 */
export const loadAddedMessages = (): Promise<void> => fetchMessages(currentLocale());

/**
 * Registers a game's translations and loads those of the current locale.
 * @throws if they cannot be loaded.
 */
export async function loadMessages(others: Translations): Promise<void> {
  addTranslations(others);
  await loadAddedMessages();
}

/**
 * Calls back after each change of locale.
 * @returns a function that unsubscribes.
 */
export function onLocaleChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Arguments that hold a card's pool name. Seat names are left as they were at the start of the match. */
const CARD_NAMES: ReadonlySet<string> = new Set(["card", "target", "source", "other", "what"]);
const SEAT_NAMES: ReadonlySet<string> = new Set(["player", "players", "tutor"]);

function resolve(catalogue: Catalogue, name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => resolve(catalogue, name, part));
  if (isMessage(value)) return phrase(catalogue, value);
  if (typeof value !== "string") return value;
  if (CARD_NAMES.has(name)) return find(catalogue, cardKey(value)) ?? value;
  return SEAT_NAMES.has(name) ? seatIn(catalogue, value, YOU, OPPONENT) : value;
}

function find(catalogue: Catalogue, key: string): string | undefined {
  const entry = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
  return typeof entry === "string" ? entry : undefined;
}

/**
 * The phrase of the current language for something named in data.
 * @param usual its name in the data
 */
export function translatedName(key: string, usual: string): string {
  return find(messagesOf(currentLocale()), key) ?? usual;
}

/** The default seat names in every language. */
const USUAL_NAMES: Readonly<Record<string, string>> = {
  Player: "seat.you",
  You: "seat.you",
  Spieler: "seat.you",
  Du: "seat.you",
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

/**
 * @param you for the only person at the table, who has no name of their own
 * @param opponent for the only opponent. Defaults to its name.
 */
function seatIn(catalogue: Catalogue, name: string, you: string, opponent?: string): string {
  const [, word = "", number = ""] = /^(\p{L}+(?: mate)?)(?: (\d+))?$/u.exec(name) ?? [];
  const usual = Object.hasOwn(USUAL_NAMES, word) ? USUAL_NAMES[word] : undefined;
  if (usual === "seat.you" && number === "") return you;
  if (usual === "seat.opponent" && number === "" && opponent !== undefined) return opponent;
  const key = number === "" ? usual : NUMBERED[usual ?? ""];
  const entry = key === undefined ? undefined : find(catalogue, key);
  return entry === undefined ? name : fill(entry, { number });
}

/**
 * The name of a seat. A default name ("Player 2") is stored in the language of the match's start and translated again.
 * The only person at a table is "You".
 */
export function seatName(name: string): string {
  const catalogue = messagesOf(currentLocale());
  return seatIn(catalogue, name, find(catalogue, "seat.self") ?? name);
}

export function hasText(key: string): boolean {
  return Object.hasOwn(english, key);
}

/** Formats a message. An unknown key is returned as text so that nothing is blank; a test finds such keys. */
export function say(message: Message): string {
  const catalogue = messagesOf(localeOf(message));
  const text = String(phrase(catalogue, message));
  const isLine = message.key.startsWith("log.");
  const needsForm = text.includes(YOU) || (isLine && text.includes(OPPONENT));
  const formed = needsForm ? String(phrase(catalogue, { key: "seat.addressed", args: { text } })) : text;
  return formed.replaceAll(OPPONENT, find(catalogue, "seat.opponent") ?? "");
}

/** A catalogue entry takes its own message's arguments. Their type is known only where messages are built. */
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

/** Formats a message of the catalogue `C` by key and arguments. */
export type Translate<C> = <K extends KeyOf<C>>(key: K, ...args: ArgsOf<C[K]>) => string;

/** The translate function of a screen with its own messages. */
export const translate =
  <C>(): Translate<Common & C> =>
  (key, ...args) =>
    say(messages<C>()(key, ...args));

/** Formats one of the common messages. */
export const t = translate<unknown>();
