import { expect, test } from "vitest";
import { battleCores } from "../../games/battle-cores";
import { d20Warriors } from "../../games/d20-warriors";
import type { Game } from "../../games/game";
import type { Decision } from "../../kernel";
import { say } from "../../text";
import { askingText } from "./asking";

const asked = { seat: 0, rule: "R 1", source: 0 } as const;
const options = (count: number) => Array.from({ length: count }, (_, card) => ({ card }));
const pick = (key: string, min: number, max = min, of = 5): Decision => ({
  ...asked,
  kind: "pick",
  prompt: { key },
  options: options(of),
  min,
  max,
});
const confirm = (key: string): Decision => ({ ...asked, kind: "confirm", prompt: { key } });

const text = (game: Game, name: string, decision: Decision) => {
  const found = askingText(game, name, decision);
  return found && say(found);
};

test.each<[string, Game, string, Decision, RegExp]>([
  ["a choice", battleCores, "Siege Engine", pick("prompt.choose-card", 1), /choose a Monster .* Burn 2/],
  [
    "a word of the game",
    battleCores,
    "Wrench Warden",
    pick("prompt.battle-cores.search", 1),
    /Search a Gear/,
  ],
  [
    "one that is done quickly",
    battleCores,
    "Out of the Blue",
    pick("prompt.battle-cores.quick-summon", 1),
    /^Quick Summon/,
  ],
  ["a may", d20Warriors, "Storm Raven", confirm("prompt.may"), /you may move this Warrior/],
  ["a replacement", d20Warriors, "Homing Heron", confirm("prompt.replace"), /you may instead return it/],
  ["a price", battleCores, "The Borrowed Face", pick("prompt.discard", 2), /^Summon\(Discard two Monsters/],
  ["a price in cards", battleCores, "Out of the Blue", pick("prompt.pay-return", 1), /^Price\(Return/],
])("%s shows the paragraph that asks, and no other", (_, game, name, decision, words) => {
  expect(text(game, name, decision)).toMatch(words);
});

test("a question of the rules about a card shows none of its text", () => {
  expect(text(battleCores, "Undertow Eel", pick("prompt.battle-cores.block", 0, 1))).toBeNull();
});

test("nothing is guessed when two paragraphs could ask, or the card is not known", () => {
  const { abilities } = battleCores.cards["Siege Engine"] ?? {};
  const twice = { ...battleCores.cards, Twice: { ...battleCores.cards["Siege Engine"], abilities } };
  const doubled = [...(abilities ?? []), ...(abilities ?? [])];
  const game = { ...battleCores, cards: { ...twice, Twice: { ...twice.Twice, abilities: doubled } } } as Game;
  expect(askingText(game, "Twice", pick("prompt.choose-card", 1))).toBeNull();
  expect(askingText(battleCores, "", pick("prompt.choose-card", 1))).toBeNull();
});
