import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { battleCores } from "../games/battle-cores";
import { d20Warriors } from "../games/d20-warriors";
import type { Game } from "../games/game";
import { GAME_SLUGS, loadGames, partsOf } from "../games/registry";
import { loadMessages, localeOf, say, setLocale } from "./index";
import { cardLocale, cardName, deckText, kindNames } from "./names";
import { setCardNames } from "./pool-names";

for (const slug of GAME_SLUGS) await loadMessages(partsOf(slug).messages);
await setLocale("de");
beforeAll(() => setLocale("de"));
afterAll(() => setLocale("en"));

const ENGLISH =
  /\b(the|and|of|card|cards|your|you|with|when|this|warrior|each|turn|roll|opponent|its|it|to|for|gets)\b/i;
const BROKEN = /[{}§]|undefined|NaN|\[object|,,|, ?[.;:)]| {2}|\.\.|missing|lang\.|battle-cores|d20-/;

/** Games with translated cards. Card translation is optional. */
const GAMES = (await loadGames())
  .filter(({ slug }) => cardLocale(slug) === "de")
  .map((game) => [game.title, game] as const);
const CARDS = GAMES.flatMap(([, game]) => Object.keys(game.cards.pool).map((name) => [name, game] as const));

test.each(CARDS)("the text of %s is complete and German", (name, game) => {
  setCardNames(game.slug);
  const { keywords, abilities, glossary = [] } = game.cards.text(name);
  const explained = [...keywords, ...glossary].flatMap(({ name: keyword, reminder }) => [keyword, reminder]);
  for (const message of [...abilities, ...explained]) {
    expect(localeOf(message)).toBe("de");
    const text = say(message);
    expect(text).not.toMatch(ENGLISH);
    expect(text).not.toMatch(BROKEN);
  }
  for (const ability of abilities) expect(say(ability)).toMatch(/^(\p{Lu}.*[.)]|\(.* : .*\))$/u);
  expect(cardName(name)).not.toBe(name);
  const { type, subtypes } = game.cards.pool[name] ?? { type: "" };
  for (const kind of kindNames(game.slug, type, subtypes)) expect(kind).toMatch(/^\p{Lu}\p{L}+$/u);
});

describe.each(GAMES)("%s", (_, game) => {
  test("no two cards share a German name", () => {
    setCardNames(game.slug);
    const names = Object.keys(game.cards.pool).map(cardName);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test.each(game.deck.starters.map((deck) => [deck.id, deck] as const))(
    "the deck %s has a German description",
    (id, deck) => {
      for (const part of ["name", "theme", "plan"] as const)
        expect(deckText(game.slug, id, part, "")).not.toBe("");
      expect(deckText(game.slug, id, "plan", deck.plan)).not.toMatch(ENGLISH);
    },
  );
});

const abilityText = (game: Game, name: string) => {
  setCardNames(game.slug);
  return game.cards.text(name).abilities.map(say).join(" ");
};

test.each([
  ["Ashen Matriarch", "jeder gegnerische offene Krieger, der den anderen Krieger berührt, in diesem Zug −2"],
  [
    "Dawn Wisp",
    "darfst du einen eigenen verdeckten Krieger, der diesen Krieger berührt, wählen und ihn aufdecken.",
  ],
  ["Homing Heron", "darfst du ihn stattdessen auf die Hand seines Besitzers zurückschicken."],
  ["Rune of Recall", "wähle eine Blitzkarte in deinem Ablagestapel und nimm sie auf deine Hand zurück."],
  ["Swarm Queen", "Jedes andere eigene offene Insekt erhält +1 auf alle seine Zahlen."],
  [
    "Trapdoor",
    "Wirf eine Karte ab. Wenn du das tust, wähle einen gegnerischen offenen Krieger und verdecke ihn.",
  ],
  ["Whispering Grove", "zählt alle seine Zahlen als die Anzahl der offenen Krieger, die ihn berühren."],
  ["Hard Choice", "Der Gegner wählt einen eigenen offenen Krieger; verdecke ihn."],
])("%s: cases, verbs and pronouns agree", (name, words) => {
  expect(abilityText(d20Warriors, name)).toContain(words);
});

test.each([
  ["Lava Drake", "Auftritt(Wähle ein gegnerisches Monster und füge ihm 4 Brandschaden zu)"],
  ["Salvage Crane", "Wähle eine Hilfskarte in deiner Ablage und nimm sie auf deine Hand zurück"],
  ["Hoarfrost Novice", "Kippen(Wähle ein gegnerisches Monster; es erhält −1 Kraft, solange es im Spiel ist)"],
  ["Patient Boulder", "Diese Karte erhält +1 Kraft für jede Zählmarke auf ihr."],
  ["Canopy Warden", "Jedes eigene Token-Monster erhält +1 Rüstung und +1 Kraft."],
  ["Assembly Hall", "Jede Waffenkarte auf deiner Hand kostet 1 Punkt weniger."],
  ["Piston Brawler", "Solange du eine Waffe kontrollierst, erhält diese Karte +2 Kraft."],
  ["Once More, Together", "richte jedes von ihnen auf, dann erhält jedes von ihnen in diesem Zug Überleben."],
  ["Swept Away", "Schicke die angreifende Karte auf die Hand ihres Besitzers zurück."],
  ["Icewall Matron", "Einmal pro Zug, wenn dir Brandschaden zugefügt würde, geschieht stattdessen nichts."],
  ["Bargain at Dusk", "Ziehe zwei Karten, dann wirft der Gegner eine Karte ab."],
  ["Mend the Banner", "höchstens 10. Wenn du 12 HP oder weniger hast, ziehe eine Karte."],
  [
    "Nhal Who Gathers",
    "(Lege vier Finsternis-Monster aus deiner Ablage unter dein Hauptdeck und zahle 3 Punkte)",
  ],
  ["Ward of First Light", "dann hat die angreifende Karte bei diesem Angriff Kraft 0."],
  ["Grave Fang", "wirft der Gegner die obersten zwei Karten seines Hauptdecks ab."],
])("%s: cases, verbs and pronouns agree in Battle Cores", (name, words) => {
  expect(abilityText(battleCores, name)).toContain(words);
});
