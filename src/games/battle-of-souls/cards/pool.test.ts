import { expect, test } from "vitest";
import { validateCards } from "../../../language/validate";
import { say } from "../../../text";
import { addMessages } from "../../../text/add-messages";
import { messages } from "../../../text/en/battle-of-souls";
import { cardText } from "../card-text";
import { deckProblems } from "../deck";
import { decks } from "../decks";
import { vocabulary } from "../words";
import { cards } from "./index";

addMessages(messages);

test("the cards say nothing that the language does not know", () => {
  const subtypes = Object.values(cards).flatMap((card) => card.subtypes ?? []);
  const known = { ...vocabulary, names: { ...vocabulary.names, subtypes } };
  expect(validateCards(known, Object.values(cards))).toEqual([]);
});

test("the ready-made decks are legal", () => {
  for (const { name, cards: list } of decks)
    expect([name, deckProblems(cards, list, "deck")]).toEqual([name, []]);
});

test("no two cards have one number", () => {
  const numbers = Object.values(cards).flatMap(({ number }) => (number === 0 ? [] : [number]));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("the text of every card is put into words", () => {
  const texts = Object.values(cards).map((card) => {
    const { keywords, abilities } = cardText(card);
    return [
      card.name,
      [...keywords.flatMap((own) => [own.name, own.reminder]), ...abilities].map(say).join(" "),
    ];
  });
  expect(texts.filter(([, text = ""]) => /battle-of-souls\.|lang\.|undefined|\{|missing/.test(text))).toEqual(
    [],
  );
  const of = (name: string) => texts.find(([own]) => own === name)?.[1];
  expect(of("Obsidian Duelist")).toBe(
    "Quick – Once per turn. Pay 100 SP: This card gets +400 ATK this turn.",
  );
  expect(of("Macuahuitl")).toBe(
    "Choose a fighter you control and attach this card to it. The fighter it is attached to gets +500 ATK.",
  );
  expect(of("Battle Nun")).toMatch(/^Trigger – When this card leaves the field, /);
});
