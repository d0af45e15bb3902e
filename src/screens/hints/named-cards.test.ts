import { expect, test } from "vitest";
import { battleCores } from "../../games/battle-cores/testing";
import { cardsNamed } from "./named-cards";

const view = () => battleCores({ at: "battle", me: { monsters: ["Arc Ferret"] } }).view(0);

test("names the card that acts, then its target", () => {
  const answer = { seat: 0, do: "act", action: { type: "attack", card: 3, target: 5 } } as const;
  expect(cardsNamed(view(), answer)).toEqual([3, 5]);
});

test("names no card for an answer without any", () => {
  expect(cardsNamed(view(), { seat: 0, do: "act", action: { type: "pass" } })).toEqual([]);
  expect(cardsNamed(view(), { seat: 0, do: "confirm", yes: true })).toEqual([]);
});
