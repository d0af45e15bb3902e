import type { Inflected } from "../catalogue";

/** Nominative, accusative, dative, genitive. */
export type Case = "n" | "a" | "d" | "g";
export type Gender = "m" | "f" | "n";

/** A noun phrase in its four cases. On its own it is nominative. */
export interface Noun extends Inflected, Readonly<Record<Case, string>> {
  /** "sein": the possessive, if the phrase is a pronoun. */
  readonly own?: string;
  /** The gender its pronouns agree with. Defaults to masculine, as for a Warrior. */
  readonly gender?: Gender;
}

export function noun(n: string, a: string, d: string, g: string, own?: string): Noun {
  return { n, a, d, g, ...(own === undefined ? undefined : { own }), toString: () => n };
}

/** The same noun phrase with this gender for its pronouns. */
export function gendered(gender: Gender, of: Noun): Noun {
  return { ...of, gender };
}

function isNoun(value: unknown): value is Noun {
  return typeof value === "object" && value !== null && "a" in value && "g" in value;
}

/** An argument in a case. A plain word is the same in every case. */
export function cased(value: unknown, which: Case): string {
  return isNoun(value) ? value[which] : String(value ?? "");
}

/**
 * "seine Zahlen", "die Zahlen dieses Kriegers".
 * @param plural the possession, without article
 */
export function possessed(owner: unknown, plural: string): string {
  return isNoun(owner) && owner.own ? `${owner.own}e ${plural}` : `die ${plural} ${cased(owner, "g")}`;
}

/** "seinen höchsten Würfel", "den höchsten Würfel dieses Kriegers": masculine accusative. */
export function possessedOne(owner: unknown, masculine: string): string {
  return isNoun(owner) && owner.own ? `${owner.own}en ${masculine}` : `den ${masculine} ${cased(owner, "g")}`;
}

/** A noun that can be counted and take adjectives. */
export interface Word extends Inflected {
  readonly gender: Gender;
  readonly one: Readonly<Record<Case, string>>;
  /** Plural in all cases but the dative. */
  readonly many: string;
  readonly manyDative: string;
}

export function word(
  gender: Gender,
  n: string,
  g: string,
  many: string,
  {
    manyDative = /[ns]$/.test(many) ? many : `${many}n`,
    oblique = n,
  }: { manyDative?: string; oblique?: string } = {},
): Word {
  return { gender, one: { n, a: oblique, d: oblique, g }, many, manyDative, toString: () => n };
}

/** A word whose plain form depends on a count: "Drache", "Drachen". */
export function counted(what: Word, count: number): Word {
  return { ...what, toString: () => (count === 1 ? what.one.n : what.many) };
}

const EIN: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { n: "", a: "en", d: "em", g: "es" },
  f: { n: "e", a: "e", d: "er", g: "er" },
  n: { n: "", a: "", d: "em", g: "es" },
};
const JEDER: typeof EIN = {
  m: { n: "er", a: "en", d: "em", g: "es" },
  f: { n: "e", a: "e", d: "er", g: "er" },
  n: { n: "es", a: "es", d: "em", g: "es" },
};
const AFTER_EIN: typeof EIN = {
  m: { n: "er", a: "en", d: "en", g: "en" },
  f: { n: "e", a: "e", d: "en", g: "en" },
  n: { n: "es", a: "es", d: "en", g: "en" },
};
const AFTER_JEDER: typeof EIN = {
  m: { n: "e", a: "en", d: "en", g: "en" },
  f: { n: "e", a: "e", d: "en", g: "en" },
  n: { n: "e", a: "e", d: "en", g: "en" },
};
const MANY_BARE: Readonly<Record<Case, string>> = { n: "e", a: "e", d: "en", g: "er" };
const MANY_ARTICLE: Readonly<Record<Case, string>> = { n: "die", a: "die", d: "den", g: "der" };

/** The article or number before the noun. */
export type Determiner = "ein" | "kein" | "jeder" | "keine" | "alle" | { readonly before: string };

const CASES: readonly Case[] = ["n", "a", "d", "g"];

/** Uninflected adjectives, a noun, and what follows it, in all cases. */
export function declined(how: Determiner, adjectives: readonly string[], what: Word, tail: string): Noun {
  const [n = "", a = "", d = "", g = ""] = CASES.map(
    (which) => `${head(how, adjectives, what, which)}${tail}`,
  );
  return { ...noun(n, a, d, g), gender: what.gender };
}

/** The same word with a prefix: "Token-Monster". */
export function prefixed(before: string, what: Word): Word {
  const { n, a, d, g } = what.one;
  const one = { n: before + n, a: before + a, d: before + d, g: before + g };
  const many = { many: before + what.many, manyDative: before + what.manyDative };
  return { ...what, one, ...many, toString: () => `${before}${String(what)}` };
}

const SHE: Readonly<Record<string, string>> = { er: "sie", ihn: "sie", ihm: "ihr" };
const EACH_F: Readonly<Record<string, string>> = { jeder: "jede", jeden: "jede", jedem: "jeder" };

/** Changes a text about a masculine "er" to this gender. */
export function agreeing(text: string, gender: Gender = "m"): string {
  if (gender === "m") return text;
  if (gender === "n")
    return text.replace(/\b(er|ihn)\b/g, "es").replace(/\bjede[rn](?= von ihnen)/g, "jedes");
  return text
    .replace(/\bjede[rnm](?= von ihnen)/g, (each) => EACH_F[each] ?? each)
    .replace(/\b(er|ihn|ihm)\b/g, (pronoun) => SHE[pronoun] ?? pronoun)
    .replace(/\bsein(?=e|\b)/g, "ihr");
}

export function genderOf(value: unknown): Gender | undefined {
  return typeof value === "object" && value !== null && "gender" in value
    ? (value.gender as Gender | undefined)
    : undefined;
}

/** Capitalizes the first letter, as after a colon. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function head(how: Determiner, adjectives: readonly string[], what: Word, which: Case): string {
  const { gender } = what;
  const join = (article: string, ending: string, name: string) =>
    [article, ...adjectives.map((stem) => `${stem}${ending}`), name].filter(Boolean).join(" ");
  const many = which === "d" ? what.manyDative : what.many;
  switch (how) {
    case "ein":
    case "kein":
      return join(`${how}${EIN[gender][which]}`, AFTER_EIN[gender][which], what.one[which]);
    case "jeder":
      return join(`jed${JEDER[gender][which]}`, AFTER_JEDER[gender][which], what.one[which]);
    case "keine":
      return join(`kein${MANY_BARE[which]}`, "en", many);
    case "alle":
      return join(MANY_ARTICLE[which], "en", many);
    default:
      return join(how.before, MANY_BARE[which], many);
  }
}

const WORDS = [
  "null",
  "eine",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwölf",
];

export function numberWord(n: number): string {
  return WORDS[n] ?? String(n);
}

/** "eine Karte", "zwei Karten". */
export function cards(n: number): string {
  return n === 1 ? "eine Karte" : `${numberWord(n)} Karten`;
}

/** "x", "x und y", "x, y und z". */
export function list(parts: readonly string[], link = "und"): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${link} ${parts.at(-1)}`;
}

/** Capitalizes first letters, ends with a full stop, and drops a comma at the end. */
export function sentence(phrase: string): string {
  const text = phrase
    .trim()
    .replace(/,(\s*[,.;:)])/g, "$1")
    .replace(/,$/, "")
    .replace(/(\. )(\p{Ll})/gu, (_, stop: string, letter: string) => `${stop}${letter.toUpperCase()}`);
  if (text === "") return "";
  const end = /[.!?]$/.test(text) ? "" : ".";
  return `${capital(text)}${end}`;
}

/** "+2" or "−2". */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

const PERIODS: Readonly<Record<string, string>> = {
  turn: "Zug",
  round: "Runde",
  battle: "Kampf",
  game: "Spiel",
};

/** "Zweimal pro Runde, " before an effect of limited use. */
export function often(once: unknown, uses: unknown): string {
  if (once === true) return "einmal pro Zug, ";
  if (uses === undefined) return "";
  const { per, most } = uses as { per: string; most: number };
  const times = most === 1 ? "einmal" : most === 2 ? "zweimal" : `${most}-mal`;
  return `${times} pro ${PERIODS[per] ?? per}, `;
}
