import { afterAll, describe, expect, test } from "vitest";
import { GAME_SLUGS, loadGames, partsOf } from "../games/registry";
import type { Catalogue } from "./catalogue";
import { german as pageGerman } from "./de";
import { decks as germanDecks } from "./de/ui/decks";
import { events as germanEvents } from "./de/ui/events";
import { limited as germanLimited } from "./de/ui/limited";
import { english as alwaysEnglish } from "./en";
import { deckLists } from "./en/ui/deck-lists";
import { decks } from "./en/ui/decks";
import { events } from "./en/ui/events";
import { home } from "./en/ui/home";
import { licence } from "./en/ui/licence";
import { limited } from "./en/ui/limited";
import { memory } from "./en/ui/memory";
import { series } from "./en/ui/series";
import { settings } from "./en/ui/settings";
import { setup } from "./en/ui/setup";
import { loadMessages, say, setLocale } from "./index";

const GAMES = await loadGames();
for (const slug of GAME_SLUGS) await loadMessages(partsOf(slug).messages);
afterAll(() => setLocale("en"));

/** The table messages of the games in both languages. Card text is printed from the pools below. */
const tables = await Promise.all(
  GAME_SLUGS.map(async (slug) => {
    const { ui }: { ui: Catalogue } = await import(`./en/${slug}/index.ts`);
    const all = await partsOf(slug).messages.de();
    return { ui, german: Object.fromEntries(Object.entries(all).filter(([key]) => Object.hasOwn(ui, key))) };
  }),
);
/** Phrases of the card language. Their arguments are printed from data. */
const isOfCards = (key: string) =>
  /^lang\.|^prompt\.(choose-for|choose-opponent-for|whether|instead)$/.test(key);
const without = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).filter(([key]) => !isOfCards(key)));
const ENGLISH = without(
  Object.assign(
    {},
    alwaysEnglish,
    deckLists,
    decks,
    events,
    home,
    licence,
    limited,
    memory,
    series,
    settings,
    setup,
    ...tables.map(({ ui }) => ui),
  ),
);
const GERMAN = without(
  Object.assign(
    {},
    pageGerman,
    germanDecks,
    germanEvents,
    germanLimited,
    ...tables.map(({ german }) => german),
  ),
);

/** Numbers that are limits of the rules or the program and are never as small as 1. */
const LIMITS = [
  "teams",
  "most",
  "max",
  "min",
  "goal",
  "bestOf",
  "needed",
  "times",
  "size",
  "volume",
  "percent",
  "all",
];
const NUMBERS = [
  "n",
  "count",
  "left",
  "more",
  "cores",
  "now",
  "moves",
  "turn",
  "turns",
  "played",
  "practice",
  "shared",
  "won",
  "lost",
];
const MORE_NUMBERS = [
  "have",
  "price",
  "stay",
  "cost",
  "by",
  "of",
  "power",
  "chosen",
  "least",
  "prevented",
  "total",
];
const LISTS = ["can", "cards", "colours", "levels", "changes", "names", "players", "stats", "costs"];

function sample(name: string, n: number, asList: boolean): unknown {
  if (LIMITS.includes(name)) return 40;
  if (NUMBERS.includes(name) || MORE_NUMBERS.includes(name)) return n;
  if (LISTS.includes(name) || asList)
    return name === "can" ? undefined : Array.from({ length: Math.max(1, n) }, () => "Oak");
  return "Oak";
}

/** A phrase with sample arguments: numbers are `n`, all other arguments "Oak". */
function filled(entry: Catalogue[string], n: number): string {
  if (typeof entry === "string")
    return entry.replace(/\{(\w+)\}/g, (_, name: string) => String(sample(name, n, false)));
  const args = (asList: boolean) =>
    new Proxy({}, { get: (_, name) => sample(String(name), n, asList) }) as never;
  try {
    return String(entry(args(false)));
  } catch {
    return String(entry(args(true)));
  }
}

/** Phrases whose numbers are never 1: copies beyond a limit, first hands, full fields, rulebook clauses, averages. */
const NEVER_ONE =
  /[.-]copies$|^lesson\.[a-z-]+\.keep(-or-not)?$|\.energy-full$|^reader\.found$|^stats\.summary$|\.split-size$|^table\.log\.(details|each|times)$/;

const BROKEN: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["a placeholder that is left", /[{}]|undefined|\bNaN\b|\[object/],
  ["two spaces, or one at an end", / {2}|^ | $/],
  ["a space before punctuation", / [.,;?!](?!\.|\d)| :(?! )/],
  ["punctuation twice", /[.,;:?!][,;:?!]|(?<!\.)\.\.(?!\.)|[,;:]\./],
  ["an empty pair of quotes or brackets", /“”|„“|(?<!\w)\(\)|""/],
];
const ENGLISH_SLIPS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["“1 cards”", /\b1 (?!(is|has|was|as|less|minus|plus|loses|this|series|crosses|nexus)\b)[a-z]+s\b/i],
  [
    "“2 card”",
    /\b[02] (card|core|move|turn|token|point|warrior|resource|crystal|match|game|team|seat|clause)\b/i,
  ],
  ["“a apple”", /\ba (?!(uni|use|one|eu))[aeiou]/i],
  ["“an pear”", /\ban (?!(hour|honest|[AEFHILMNORSX][A-Z]))[^aeiou“\s]/i],
  ["a word twice", /\b(the|a|an|to|of|is|it|your|and) \1\b/i],
];
const GERMAN_SLIPS: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    "“1 Karten”",
    /\b1 (Karten|Kerne|Züge|Punkte|Ressourcen|Partien|Spiele|Marken|Kristalle|Runden|Plätze|Gegner(?=n)|Siege)\b/,
  ],
  ["“2 Karte”", /\b[02] (Karte|Kern|Zug|Punkt|Ressource|Partie|Spiel|Marke|Kristall|Runde|Platz)\b/],
  ["a word twice", /\b(der|die|das|den|dem|ein|eine|und|zu|ist|du) \1\b/i],
];

const opened = (text: string, open: string, close: string) =>
  text.split(open).length - text.split(close).length;

/** What is wrong with a displayed text. */
function wrongIn(text: string, slips: typeof BROKEN): string[] {
  const found = [...BROKEN, ...slips].filter(([, pattern]) => pattern.test(text)).map(([what]) => what);
  if (opened(text, "(", ")") !== 0) found.push("a bracket that is not closed");
  return found.map((what) => `${what}: ${text}`);
}

describe.each([
  ["English", ENGLISH, ENGLISH_SLIPS],
  ["German", GERMAN, GERMAN_SLIPS],
] as const)("%s", (_, catalogue, slips) => {
  test.each([0, 1, 2])("phrases are well formed for the number %i", (n) => {
    const wrong = Object.entries(catalogue)
      .filter(([key]) => n !== 1 || !NEVER_ONE.test(key))
      .flatMap(([key, entry]) => wrongIn(filled(entry, n), slips).map((what) => `${key}: ${what}`));
    expect(wrong).toEqual([]);
  });
});

describe.each(["en", "de"] as const)("card text (%s)", (locale) => {
  test.each(GAMES.map((game) => ({ game, title: game.title })))(
    "$title: is well formed",
    async ({ game }) => {
      await setLocale(locale);
      const slips = locale === "en" ? ENGLISH_SLIPS : GERMAN_SLIPS;
      const wrong = Object.keys(game.cards.pool).flatMap((name) => {
        const { abilities, keywords, glossary = [] } = game.cards.text(name);
        const reminders = [...keywords, ...glossary].flatMap((keyword) => [keyword.name, keyword.reminder]);
        return [...abilities, ...reminders].flatMap((text) =>
          wrongIn(say(text), slips).map((what) => `${name}: ${what}`),
        );
      });
      expect([...new Set(wrong)]).toEqual([]);
    },
  );
});
