import type { Catalogue, Entry, Inflected, TextArgs } from "./catalogue";
import { english as common } from "./en";
import { english, learn } from "./learn";

learn(common);

/** A message as the engine makes them: structurally the kernel's `Message`. */
export interface Sayable {
  readonly key: string;
  readonly args?: Readonly<Record<string, unknown>>;
}

/** The languages of the house, the one that has every phrase first. */
export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same phrases in other languages than English: each is loaded when it is spoken. */
export type Translations = Readonly<Partial<Record<Language, () => Promise<Catalogue>>>>;

const house: Translations = { de: async () => (await import("./de")).german };
/** What is said in other languages: by the house, and by the games that are loaded. */
const translations = new Set<Translations>([house]);
const catalogues = new Map<Language, Record<string, Entry>>([["en", english]]);
const loaded = new Set<unknown>();
const listeners = new Set<() => void>();
let current: Language = "en";

/** The language in which everything is said now. */
export function currentLanguage(): Language {
  return current;
}

/** Loads what a language says besides, of the house and of the games that are there. */
async function fetchPhrases(language: Language): Promise<void> {
  const known = catalogues.get(language) ?? {};
  catalogues.set(language, known);
  await Promise.all(
    [...translations].map(async ({ [language]: load }) => {
      if (load === undefined || loaded.has(load)) return;
      Object.assign(known, await load());
      loaded.add(load);
    }),
  );
}

/**
 * Says everything in this language from now on; its phrases are loaded first.
 * @throws when they cannot be loaded: then all stays as it was.
 */
export async function speak(language: Language): Promise<void> {
  await fetchPhrases(language);
  if (current === language) return;
  current = language;
  for (const heard of listeners) heard();
}

/**
 * Takes in what a game says in other languages. What the language says that is spoken now is loaded at once; until
 * then, and for good where there is nothing, the game is spoken of in English.
 * @throws when the phrases cannot be loaded.
 */
export async function understand(others: Translations): Promise<void> {
  translations.add(others);
  await fetchPhrases(current);
}

/** Calls back after every change of language, until the returned function is called. */
export function onLanguage(heard: () => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}

function isSayable(value: unknown): value is Sayable {
  return typeof value === "object" && value !== null && "key" in value && typeof value.key === "string";
}

/** Has the catalogue all the phrases of a message, nested ones too? */
function covers(catalogue: Catalogue, value: unknown): boolean {
  if (Array.isArray(value)) return value.every((part) => covers(catalogue, part));
  if (!isSayable(value)) return true;
  if (!Object.hasOwn(catalogue, value.key) && Object.hasOwn(english, value.key)) return false;
  return value.args === undefined || Object.values(value.args).every((part) => covers(catalogue, part));
}

/** The language in which a message can be said: the current one, or else English, whole. */
export function languageOf(message: Sayable): Language {
  return current === "en" || covers(wordsOf(current), message) ? current : "en";
}

/** For the `lang` attribute of an element: the language of a message where it is not that of the page. */
export function foreign(message: Sayable): Language | undefined {
  const language = languageOf(message);
  return language === current ? undefined : language;
}

/** Says something in a language that has been loaded, and goes on in the one that is spoken. */
export function inLanguage<T>(language: Language, saying: () => T): T {
  const spoken = current;
  current = language;
  try {
    return saying();
  } finally {
    current = spoken;
  }
}

function wordsOf(language: Language): Catalogue {
  return catalogues.get(language) ?? english;
}

/** Arguments that name cards as their pool does, and seats as they were named when their match began. */
const CARD_NAMES: ReadonlySet<string> = new Set(["card", "target", "source", "other", "what"]);
const SEAT_NAMES: ReadonlySet<string> = new Set(["player", "tutor"]);

function resolve(catalogue: Catalogue, name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => resolve(catalogue, name, part));
  if (isSayable(value)) return phrase(catalogue, value);
  if (typeof value !== "string") return value;
  if (CARD_NAMES.has(name)) return find(catalogue, `card.${value}`) ?? value;
  return SEAT_NAMES.has(name) ? seatIn(catalogue, value) : value;
}

function find(catalogue: Catalogue, key: string): string | undefined {
  const entry = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
  return typeof entry === "string" ? entry : undefined;
}

/** The phrase that some language has for something the data names itself. @param usual as the data names it */
export function called(key: string, usual: string): string {
  return find(wordsOf(current), key) ?? usual;
}

/** The names that seats without one of their own are given, in every language. */
const USUAL_NAMES: Readonly<Record<string, string>> = {
  Player: "seat.you",
  Spieler: "seat.you",
  Opponent: "seat.opponent",
  Gegner: "seat.opponent",
  Tutor: "guide.opponent",
  Lehrmeister: "guide.opponent",
};
const NUMBERED: Readonly<Record<string, string>> = {
  "seat.you": "seat.player",
  "seat.opponent": "seat.opponent-number",
};

function seatIn(catalogue: Catalogue, name: string): string {
  const [, word = "", number = ""] = /^(\p{L}+)(?: (\d+))?$/u.exec(name) ?? [];
  const usual = Object.hasOwn(USUAL_NAMES, word) ? USUAL_NAMES[word] : undefined;
  const key = number === "" ? usual : NUMBERED[usual ?? ""];
  const said = key === undefined ? undefined : find(catalogue, key);
  return said === undefined ? name : fill(said, { number });
}

/** The name of a seat. A usual one ("Player 2") was kept as it was said when the match began; it is said anew. */
export function seatName(name: string): string {
  return seatIn(wordsOf(current), name);
}

/** Is there a phrase for this key? */
export function hasText(key: string): boolean {
  return Object.hasOwn(english, key);
}

/** A message in words. An unknown key is said as itself, so that nothing is ever blank; a test finds such keys. */
export function say(message: Sayable): string {
  return String(phrase(wordsOf(languageOf(message)), message));
}

function phrase(catalogue: Catalogue, message: Sayable): string | Inflected {
  const entry = Object.hasOwn(catalogue, message.key) ? catalogue[message.key] : undefined;
  if (entry === undefined) return message.key;
  const args: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(message.args ?? {}))
    args[name] = resolve(catalogue, name, value);
  return typeof entry === "function" ? entry(args) : fill(entry, args);
}

function fill(template: string, args: TextArgs): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ""));
}

/** The phrase of a key, with arguments: short for `say`. */
export function text(key: string, args?: TextArgs): string {
  return say(args ? { key, args } : { key });
}
