import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { GAME_SLUGS, loadGames, partsOf } from "../games/registry";
import { addMessages } from "./add-messages";
import type { Catalogue } from "./catalogue";
import { german as germanOfThePage } from "./de";
import { decks as germanDecks } from "./de/ui/decks";
import { events as germanEvents } from "./de/ui/events";
import { faults as germanFaults } from "./de/ui/faults";
import { limited as germanLimited } from "./de/ui/limited";
import { english as alwaysEnglish } from "./en";
import { deckLists } from "./en/ui/deck-lists";
import { decks } from "./en/ui/decks";
import { events } from "./en/ui/events";
import { faults } from "./en/ui/faults";
import { home } from "./en/ui/home";
import { licence } from "./en/ui/licence";
import { limited } from "./en/ui/limited";
import { memory } from "./en/ui/memory";
import { series } from "./en/ui/series";
import { settings } from "./en/ui/settings";
import { setup } from "./en/ui/setup";
import {
  addTranslations,
  currentLocale,
  loadAddedMessages,
  loadMessages,
  localeOf,
  type Message,
  messageLang,
  onLocaleChange,
  say,
  seatName,
  setLocale,
} from "./index";
import { cardLang, cardLocale, cardName, deckText, kindNames } from "./names";
import { poolNames, setCardNames } from "./pool-names";

const pageGerman: Catalogue = {
  ...germanOfThePage,
  ...germanDecks,
  ...germanEvents,
  ...germanLimited,
  ...germanFaults,
};
const text = (key: string, args?: Message["args"]) => say(args ? { key, args } : { key });

const pageEnglish: Catalogue = {
  ...alwaysEnglish,
  ...deckLists,
  ...decks,
  ...events,
  ...faults,
  ...home,
  ...licence,
  ...limited,
  ...memory,
  ...series,
  ...settings,
  ...setup,
};

/** A game's messages in both languages. The English ones are split into table and cards. */
const games = await Promise.all(
  GAME_SLUGS.map(async (slug) => {
    const theirs: Record<"ui" | "cards" | "messages", Catalogue> = await import(`./en/${slug}/index.ts`);
    return { slug, theirs, ours: await partsOf(slug).messages.de() };
  }),
);
await loadGames();

const english: Catalogue = Object.assign({}, pageEnglish, ...games.map(({ theirs }) => theirs.messages));
const german: Catalogue = Object.assign({}, pageGerman, ...games.map(({ ours }) => ours));

beforeEach(async () => {
  await setLocale("de");
  for (const slug of GAME_SLUGS) await loadMessages(partsOf(slug).messages);
});
afterEach(() => setLocale("en"));

const named = (key: string) => /^(card|deck)\./.test(key);
const keys = (catalogue: Catalogue) =>
  Object.keys(catalogue)
    .filter((key) => !named(key))
    .sort();

test("the page has the same messages in German and English", () => {
  expect(keys(pageGerman)).toEqual(keys(pageEnglish));
});

test.each(games)(
  "$slug translates all table messages, and all of its card messages or none",
  ({ ours, theirs }) => {
    const isWhole = Object.keys(theirs.cards).some((key) => Object.hasOwn(ours, key));
    expect(keys(ours)).toEqual(keys(isWhole ? theirs.messages : theirs.ui));
  },
);

test.each(games)("$slug labels backing out differently from undo next to it", ({ slug, theirs, ours }) => {
  const key = `${slug}.action.back`;
  const undo = "table.undo";
  for (const [own, page] of [
    [theirs.messages, pageEnglish],
    [ours, pageGerman],
  ] as const) {
    const [back, taken] = [own[key], page[undo]].map(String);
    expect(back).not.toBe("undefined");
    expect([taken, "Undo", "Back", "Zurück"]).not.toContain(back);
  }
});

test("no two games use the same key for different messages", () => {
  const clashes = games.flatMap(({ slug, theirs, ours }, i) =>
    games
      .slice(i + 1)
      .flatMap((other) => [
        ...Object.keys(theirs.messages).filter((key) => Object.hasOwn(other.theirs.messages, key)),
        ...Object.keys(ours).filter((key) => Object.hasOwn(other.ours, key) && other.ours[key] !== ours[key]),
      ])
      .map((key) => `${slug}: ${key}`),
  );
  expect(clashes).toEqual([]);
});

const places = (entry: unknown) =>
  typeof entry === "string" ? [...entry.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort() : null;

test("a phrase uses the same arguments in both languages", () => {
  const uneven = Object.entries(german).filter(([key, entry]) => {
    const [ours, theirs] = [places(entry), places(english[key])];
    return ours !== null && theirs !== null && [...new Set(ours)].join() !== [...new Set(theirs)].join();
  });
  expect(uneven.map(([key]) => key)).toEqual([]);
});

test("no phrase is empty", () => {
  expect(Object.entries(german).filter(([, entry]) => entry === "")).toEqual([]);
});

test("translates card names in arguments, but not players' names", () => {
  setCardNames("d20-warriors");
  expect(text("log.d20.place", { player: "Trapdoor", card: "Trapdoor" })).toBe("Trapdoor legt Falltür.");
  expect(text("log.d20.take-back", { player: "Ann", what: "Cutpurse" })).toBe(
    "OOPS: Ann nimmt Beutelschneider zurück.",
  );
  expect(text("log.d20.place", { player: "{card}", card: "<b>" })).toBe("{card} legt <b>.");
});

describe("games with a card and a deck of the same name", () => {
  const LAMPS = { desks: "Leselampe", lanterns: "Laterne", sheds: "Lamp" };
  const LIGHTS = { desks: "Leuchten", lanterns: "Lichter", sheds: "Lights" };

  test.each([{ order: ["desks", "lanterns"] as const }, { order: ["lanterns", "desks"] as const }])(
    "use their own names when loaded in the order $order",
    async ({ order }) => {
      for (const slug of order) {
        const names = poolNames(slug, { Lamp: LAMPS[slug] }, { lights: [LIGHTS[slug], "", ""] });
        await loadMessages({ de: async () => names });
      }
      for (const slug of ["desks", "lanterns", "sheds"] as const) {
        setCardNames(slug);
        expect(cardName("Lamp")).toBe(LAMPS[slug]);
        expect(text("log.d20.place", { player: "Ann", card: "Lamp" })).toBe(`Ann legt ${LAMPS[slug]}.`);
        expect(deckText(slug, "lights", "name", "Lights")).toBe(LIGHTS[slug]);
      }
    },
  );
});

test("translates default seat names, whatever language they were stored in", async () => {
  expect(["Player", "Player 2", "Opponent 3", "Tutor", "Ann", "Player two"].map(seatName)).toEqual([
    "Du",
    "Spieler 2",
    "Gegner 3",
    "Lehrmeister",
    "Ann",
    "Player two",
  ]);
  const keptInGerman = ["seat.you", "seat.opponent", "guide.opponent"].map((key) => say({ key }));
  await setLocale("en");
  expect(keptInGerman.map(seatName)).toEqual(["You", "Opponent", "Tutor"]);
});

test("shows a message without German in English, as a whole, and marks it", () => {
  addMessages({ "lanterns.glow": "the glow of {card}" });
  const message = {
    key: "log.d20.take-back",
    args: { player: "Ann", what: { key: "lanterns.glow", args: { card: "Lamp" } } },
  };
  expect(localeOf(message)).toBe("en");
  expect(messageLang(message)).toBe("en");
  expect(say(message)).toBe("OOPS: Ann takes back the glow of Lamp.");
});

test("loads a game's translations with the game if their language is current", async () => {
  addMessages({ "lanterns.hang": "Hang a lantern" });
  expect(text("lanterns.hang")).toBe("Hang a lantern");
  expect(messageLang({ key: "lanterns.hang" })).toBe("en");
  await loadMessages({ de: async () => ({ "lanterns.hang": "Laterne aufhängen" }) });
  expect(text("lanterns.hang")).toBe("Laterne aufhängen");
  expect(messageLang({ key: "lanterns.hang" })).toBeUndefined();
});

test("loads a game's translation only when its language is set", async () => {
  await setLocale("en");
  addMessages({ "lanterns.light": "Light a lantern" });
  let loads = 0;
  const words = async () => ({ "lanterns.light": `Laterne anzünden ${++loads}` });
  await loadMessages({ de: words });
  expect(loads).toBe(0);
  expect(text("lanterns.light")).toBe("Light a lantern");
  await setLocale("de");
  await setLocale("de");
  expect(text("lanterns.light")).toBe("Laterne anzünden 1");
});

test("keeps everything unchanged if a translation fails to load, and retries later", async () => {
  addMessages({ "lanterns.snuff": "Snuff a lantern" });
  let tries = 0;
  const snuff = {
    de: () =>
      tries++
        ? Promise.resolve({ "lanterns.snuff": "Laterne löschen" })
        : Promise.reject(new Error("offline")),
  };
  await expect(loadMessages(snuff)).rejects.toThrow("offline");
  expect(text("lanterns.snuff")).toBe("Snuff a lantern");
  await loadMessages(snuff);
  expect(text("lanterns.snuff")).toBe("Laterne löschen");
});

test("a screen's translations are loaded when it waits for them, or with their language", async () => {
  addMessages({ "lanterns.hide": "Hide a lantern", "lanterns.show": "Show a lantern" });
  addTranslations({ de: async () => ({ "lanterns.hide": "Laterne verstecken" }) });
  expect(text("lanterns.hide")).toBe("Hide a lantern");
  await loadAddedMessages();
  expect(text("lanterns.hide")).toBe("Laterne verstecken");
  addTranslations({ de: async () => ({ "lanterns.show": "Laterne zeigen" }) });
  await setLocale("de");
  expect(text("lanterns.show")).toBe("Laterne zeigen");
});

test("translates card types, and falls back to the words in the data", () => {
  expect(kindNames("d20-warriors", "warrior", ["siege"])).toEqual(["Krieger", "Kriegsmaschine"]);
  expect(kindNames("lanterns", "lamp")).toEqual(["Lamp"]);
});

test("a game without translated cards has German actions and English card text", async () => {
  addMessages({
    "lamplight.action.light": "Light {card}",
    "lamplight.noun": "Lamp",
    "lamplight.type.lamp": "Lamp",
  });
  await loadMessages({ de: async () => ({ "lamplight.action.light": "{card} anzünden" }) });
  expect(text("lamplight.action.light", { card: "Wick" })).toBe("Wick anzünden");
  expect(cardLang("lamplight")).toBe("en");
  expect(kindNames("lamplight", "lamp")).toEqual(["Lamp"]);
  expect(cardLang("d20-warriors")).toBeUndefined();
  expect(cardLocale("d20-warriors")).toBe("de");
});

test("reports a change of language once", async () => {
  let changes = 0;
  const stop = onLocaleChange(() => changes++);
  await setLocale("en");
  await setLocale("en");
  stop();
  await setLocale("de");
  expect(changes).toBe(1);
  expect(currentLocale()).toBe("de");
});
