import { expect, test } from "vitest";
import { d20Warriors } from "../games/d20-warriors";
import type { Decision } from "../kernel";
import type { PrintedCard } from "../language";
import { askingEffects } from "./pending";

const asked = (key: string) => ({ seat: 0, prompt: { key }, rule: "test" });
const options = [{ card: 1 }, { card: 2 }, { card: 3 }];
const kinds = (card: string, decision: Decision) =>
  askingEffects(d20Warriors.cards[card] as PrintedCard, decision).map((effect) => effect.do);

test("a choice after a price is found inside it", () => {
  const choice: Decision = { ...asked("prompt.choose-card"), kind: "pick", options, min: 1, max: 1 };
  expect(kinds("Trapdoor", choice)).toEqual(["choose"]);
});

test("the price itself is found, of a card that is played and of an ability that is used", () => {
  const price: Decision = { ...asked("prompt.discard"), kind: "pick", options, min: 1, max: 1 };
  expect(kinds("Trapdoor", price)).toEqual(["pay"]);
  expect(kinds("Skyfurnace Drake", price)).toEqual(["pay"]);
});

test("an order of cards is found with what follows it", () => {
  expect(kinds("Star Reader", { ...asked("prompt.arrange"), kind: "arrange", options })).toEqual([
    "arrange",
    "draw",
  ]);
});

test("a question that the card does not ask is not found", () => {
  expect(kinds("Star Reader", { ...asked("prompt.may"), kind: "confirm" })).toEqual([]);
});
