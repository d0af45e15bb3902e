import { afterEach, expect, test } from "vitest";
import { GAME_SLUGS, loadGames, partsOf } from "../games/registry";
import { english } from "./add-messages";
import { loadMessages, say, setLocale } from "./index";
import { YOU } from "./you";

await loadGames();
for (const slug of GAME_SLUGS) await loadMessages(partsOf(slug).messages);
afterEach(() => setLocale("en"));

const ARGS = {
  card: "Lamp",
  target: "Desk",
  cards: ["Lamp", "Desk"],
  players: ["Cleo", "Dan"],
  cause: { key: "outcome.loop" },
  n: 2,
};
const line = (key: string, player = "Player") => say({ key, args: { ...ARGS, player } });

/** The log lines that begin with a player. */
const led = () =>
  Object.keys(english).filter((key) => key.startsWith("log.") && /^Ann /.test(line(key, "Ann")));

test.each([
  ["log.battle-cores.draw", "You draw Lamp.", "Du ziehst Lamp."],
  ["log.battle-cores.first", "Coin flip: you go first.", "Münzwurf: du beginnst."],
  ["log.battle-cores.turn", "Your turn begins.", "Du bist am Zug."],
  ["log.battle-cores.attack-player", "Lamp Attacks you directly.", "Lamp greift dich direkt an."],
  ["log.battle-cores.damage-player", "Lamp hits you for 2.", "Lamp fügt dir 2 Schaden zu."],
  ["log.battle-cores.no-block", "You do not Block.", "Du blockst nicht."],
  ["log.battle-cores.return", "Lamp returns to your hand.", "Lamp kommt auf deine Hand zurück."],
  ["log.battle-cores.out", "You are out: endless loop.", "Du scheidest aus: Endlosschleife."],
  ["log.soul-masters.keep", "You keep your hand.", "Du behältst die Hand."],
  ["log.soul-masters.evolve", "Your commander evolves: Lamp.", "Dein Kommandant entwickelt sich: Lamp."],
  ["log.battle-of-souls.shuffle", "Your deck is shuffled.", "Dein Deck wird gemischt."],
  ["log.battle-spirits-saga.take", "You show Lamp and take it.", "Du zeigst Lamp und nimmst sie."],
  ["table.seat.label", "Your seat", "Dein Platz"],
  ["table.over.wins", "You win", "Du gewinnst"],
])("the only person is addressed: %s", async (key, inEnglish, inGerman) => {
  expect(line(key)).toBe(inEnglish);
  await setLocale("de");
  expect(line(key, "Spieler")).toBe(inGerman);
});

test.each([
  ["log.battle-cores.draw-hidden", "Opponent draws a card.", "Der Gegner zieht eine Karte."],
  ["log.battle-cores.first", "Coin flip: Opponent goes first.", "Münzwurf: der Gegner beginnt."],
  ["log.battle-cores.attack-player", "Lamp Attacks Opponent directly.", "Lamp greift den Gegner direkt an."],
  ["log.battle-cores.damage-player", "Lamp hits Opponent for 2.", "Lamp fügt dem Gegner 2 Schaden zu."],
  ["log.battle-of-souls.shuffle", "Opponent's deck is shuffled.", "Das Deck des Gegners wird gemischt."],
  ["table.seat.label", "Opponent's seat", "Platz von Gegner"],
])("the only opponent has an article in German log lines: %s", async (key, inEnglish, inGerman) => {
  expect(line(key, "Opponent")).toBe(inEnglish);
  await setLocale("de");
  expect(line(key, "Gegner")).toBe(inGerman);
});

test("cores move out of and into places in German", async () => {
  const place = (name: string, player: string) => ({
    key: `log.battle-spirits-saga.place.${name}`,
    args: { player, card: "Lamp" },
  });
  await setLocale("de");
  const moved = (from: unknown, to: unknown) =>
    say({ key: "log.battle-spirits-saga.cores", args: { n: 1, from, to } as never });
  expect(moved(place("reserve", "Spieler"), place("card", ""))).toBe(
    "1 Kern wandert aus deiner Reserve auf Lamp.",
  );
  expect(moved(place("life", "Gegner"), place("reserve", "Gegner"))).toBe(
    "1 Kern wandert aus dem Leben des Gegners in die Reserve des Gegners.",
  );
});

test("every log line that begins with the person is in the second person", () => {
  expect(led().length).toBeGreaterThan(80);
  for (const key of led()) {
    expect(line(key)).toMatch(/^(You|Your) /);
    expect(line(key), "a verb of the third person").not.toMatch(/^You \w*[^s]s\b/);
    expect(line(key)).not.toContain(YOU);
  }
});

test("every German log line that begins with the person is in the second person", async () => {
  const keys = led();
  await setLocale("de");
  for (const key of keys) {
    expect(line(key, "Spieler"), key).not.toMatch(/^Du [a-zäöü]*[^sßzx]t(?!\p{L})/u);
    expect(line(key, "Spieler")).not.toContain(YOU);
    expect(line(key, "Spieler"), key).not.toMatch(/von dir/);
  }
});

test("people with names are spoken of in the third person", () => {
  expect(line("log.battle-cores.draw", "Ann")).toBe("Ann draws Lamp.");
  expect(line("log.battle-cores.draw", "Player 2")).toBe("Player 2 draws Lamp.");
});
