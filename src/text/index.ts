import type { Catalogue, Inflected, TextArgs } from "./catalogue";
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

const catalogues = new Map<Language, Catalogue>([["en", english]]);
const loaders: Readonly<Partial<Record<Language, () => Promise<Catalogue>>>> = {
  de: async () => (await import("./de")).german,
};
const listeners = new Set<() => void>();
let current: Language = "en";

/** The language in which everything is said now. */
export function currentLanguage(): Language {
  return current;
}

/**
 * Says everything in this language from now on; its phrases are loaded first.
 * @throws when they cannot be loaded: then all stays as it was.
 */
export async function speak(language: Language): Promise<void> {
  const load = loaders[language];
  if (!catalogues.has(language) && load) catalogues.set(language, await load());
  if (current === language) return;
  current = language;
  for (const heard of listeners) heard();
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
