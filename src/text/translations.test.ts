import { afterEach, beforeEach, expect, test } from "vitest";
import { d20Warriors } from "../games/d20-warriors";
import type { Catalogue } from "./catalogue";
import { german } from "./de";
import { d20Warriors as d20German } from "./de/d20-warriors";
import { kernel as kernelGerman } from "./de/kernel";
import { english as common } from "./en";
import { battleCores as battleCoresEnglish } from "./en/battle-cores";
import { d20Warriors as d20English } from "./en/d20-warriors";
import { kernel as kernelEnglish } from "./en/kernel";
import { outcomes as outcomesEnglish } from "./en/outcomes";
import { ui as uiEnglish } from "./en/ui";
import { currentLanguage, foreign, languageOf, onLanguage, say, seatName, speak, text } from "./index";
import { learn } from "./learn";
import { cardName, deckText, kindNames } from "./names";

const english: Catalogue = { ...common, ...d20English, ...battleCoresEnglish };
learn(english);

beforeEach(() => speak("de"));
afterEach(() => speak("en"));

const keys = (catalogue: Catalogue) => Object.keys(catalogue).sort();
const named = (key: string) => /^(card|deck)\./.test(key);

test("everything outside the games is said in German too", () => {
  expect(keys({ ...uiEnglish, ...outcomesEnglish }).filter((key) => !Object.hasOwn(german, key))).toEqual([]);
  expect(keys(kernelGerman)).toEqual(keys(kernelEnglish));
});

test("D20 Warriors is said whole in German", () => {
  expect(keys(d20German)).toEqual(keys(d20English));
});

test("nothing is said in German that English does not know", () => {
  const extra = keys(german).filter((key) => !named(key) && !Object.hasOwn(english, key));
  expect(extra).toEqual([]);
});

const places = (entry: unknown) =>
  typeof entry === "string" ? [...entry.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort() : null;

test("a phrase says the same arguments in both languages", () => {
  const uneven = Object.entries(german).filter(([key, entry]) => {
    const [ours, theirs] = [places(entry), places(english[key])];
    return ours !== null && theirs !== null && [...new Set(ours)].join() !== [...new Set(theirs)].join();
  });
  expect(uneven.map(([key]) => key)).toEqual([]);
});

test("no phrase is empty", () => {
  expect(Object.entries(german).filter(([, entry]) => entry === "")).toEqual([]);
});

const ENGLISH = /\b(the|and|of|card|cards|your|you|with|when|this|warrior|each|turn|roll|opponent|its|it)\b/i;
const BROKEN = /[{}§]|undefined|\[object|,,|, ?[.;:)]| {2}|\.\./;

test.each(Object.keys(d20Warriors.cards))("the text of %s is whole and German", (name) => {
  const { keywords, abilities } = d20Warriors.cardText(name);
  const messages = [...abilities, ...keywords.flatMap(({ name: keyword, reminder }) => [keyword, reminder])];
  for (const message of messages) {
    expect(languageOf(message)).toBe("de");
    const said = say(message);
    expect(said).not.toMatch(ENGLISH);
    expect(said).not.toMatch(BROKEN);
  }
  for (const ability of abilities) expect(say(ability)).toMatch(/^\p{Lu}.*\.$/u);
  expect(cardName(name)).not.toBe(name);
});

test("no two cards have the same German name", () => {
  const names = Object.keys(d20Warriors.cards).map(cardName);
  expect(new Set(names).size).toBe(names.length);
});

test.each(d20Warriors.decks.map((deck) => [deck.id, deck] as const))(
  "the deck %s is told in German",
  (id, deck) => {
    for (const part of ["name", "theme", "plan"] as const) expect(deckText(id, part, "")).not.toBe("");
    expect(deckText(id, "plan", deck.plan)).not.toMatch(ENGLISH);
  },
);

test.each([
  ["Ashen Matriarch", "jeder gegnerische offene Krieger, der den anderen Krieger berührt, in diesem Zug −2"],
  [
    "Dawn Wisp",
    "darfst du einen eigenen verdeckten Krieger, der diesen Krieger berührt, wählen und ihn aufdecken.",
  ],
  ["Homing Heron", "darfst du ihn stattdessen auf die Hand seines Besitzers zurücknehmen."],
  ["Rune of Recall", "wähle eine Blitzkarte in deinem Ablagestapel und nimm sie auf deine Hand zurück."],
  ["Swarm Queen", "Jedes andere eigene offene Insekt erhält +1 auf alle seine Zahlen."],
  [
    "Trapdoor",
    "Wirf eine Karte ab. Wenn du das tust, wähle einen gegnerischen offenen Krieger und verdecke ihn.",
  ],
  ["Whispering Grove", "zählt alle seine Zahlen als die Anzahl der offenen Krieger, die ihn berühren."],
  ["Hard Choice", "Der Gegner wählt einen eigenen offenen Krieger; verdecke ihn."],
])("%s: cases, verbs and pronouns fit", (name, words) => {
  expect(d20Warriors.cardText(name).abilities.map(say).join(" ")).toContain(words);
});

test("arguments that name cards are said as the cards are called; players' names are not touched", () => {
  expect(text("log.d20.place", { player: "Trapdoor", card: "Trapdoor" })).toBe("Trapdoor legt Falltür.");
  expect(text("log.d20.take-back", { player: "Ann", what: "Cutpurse" })).toBe(
    "OOPS: Ann nimmt Beutelschneider zurück.",
  );
  expect(text("log.d20.place", { player: "{card}", card: "<b>" })).toBe("{card} legt <b>.");
});

test("usual names of seats follow the language, whichever they were kept in", async () => {
  expect(["Player", "Player 2", "Opponent 3", "Tutor", "Ann", "Player two"].map(seatName)).toEqual([
    "Spieler",
    "Spieler 2",
    "Gegner 3",
    "Lehrmeister",
    "Ann",
    "Player two",
  ]);
  const keptInGerman = ["seat.you", "seat.opponent", "guide.opponent"].map((key) => text(key));
  await speak("en");
  expect(keptInGerman.map(seatName)).toEqual(["Player", "Opponent", "Tutor"]);
});

test("what has no German is said in English, whole, and marked", () => {
  const only = Object.keys(english).find((key) => !Object.hasOwn(german, key));
  const message = { key: "log.d20.take-back", args: { player: "Ann", what: { key: only ?? "" } } };
  expect(languageOf(message)).toBe(only === undefined ? "de" : "en");
  if (only === undefined) return;
  expect(foreign(message)).toBe("en");
  expect(say(message)).toContain("takes back");
});

test("what a card is follows the language, and words of the data stand in for missing phrases", () => {
  expect(kindNames("d20-warriors", "warrior", ["siege"])).toEqual(["Krieger", "Kriegsmaschine"]);
  expect(kindNames("lanterns", "lamp")).toEqual(["Lamp"]);
});

test("a change of language is heard once", async () => {
  let heard = 0;
  const stop = onLanguage(() => heard++);
  await speak("en");
  await speak("en");
  stop();
  await speak("de");
  expect(heard).toBe(1);
  expect(currentLanguage()).toBe("de");
});
