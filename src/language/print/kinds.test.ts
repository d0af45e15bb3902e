import { afterEach, expect, test } from "vitest";
import { GAMES, loadGame } from "../../games/registry";
import { loadMessages, say, setLocale } from "../../text";
import { printEffect } from "./effect";

/** The text of a change of kind in a game. */
async function printed(locale: "en" | "de", slug: string, kind: string, amount: number): Promise<string> {
  const entry = GAMES.find((one) => one.slug === slug);
  if (entry === undefined) throw new Error(slug);
  const { vocabulary } = (await loadGame(entry.slug)).cards;
  if (vocabulary === undefined) throw new Error(`${slug} has no card language`);
  await loadMessages(entry.parts.messages);
  await setLocale(locale);
  return say(
    printEffect(vocabulary, {
      do: "modify",
      card: "this",
      stats: [`is-${kind}`],
      op: "add",
      amount,
      until: "turn",
    }),
  );
}

afterEach(() => setLocale("en"));

test.each([
  ["battle-of-souls", "warrior", 1, "this card is also a Warrior this turn"],
  ["battle-cores", "legend", -1, "this card is not a Legend this turn"],
  ["battle-spirits-saga", "red", 1, "this card is also red this turn"],
  ["d20-warriors", "beast", 1, "this Warrior is also a Beast this turn"],
])("a change of kind is said as one in %s", async (slug, kind, amount, text) => {
  expect(await printed("en", slug, kind, amount)).toBe(text);
});

test.each([
  ["battle-cores", "legend", 1, "diese Karte ist in diesem Zug auch eine Legende"],
  ["d20-warriors", "beast", -1, "dieser Krieger ist in diesem Zug nicht mehr eine Bestie"],
])("a change of kind is said as one in German in %s", async (slug, kind, amount, text) => {
  expect(await printed("de", slug, kind, amount)).toBe(text);
});
