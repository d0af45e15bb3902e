import { describe, expect, test } from "vitest";
import { engineFromLayout, type Reader } from "../kernel";
import type { Ability, Filter } from "./ability";
import { isLocal } from "./local";
import { arenaRules } from "./testing/arena";
import { unit } from "./testing/arena-cards";
import { vocabulary } from "./testing/arena-words";

type OfCards = Extract<Ability, { kind: "standing" }>;

const others: Filter = { of: "you", subtype: "beast", not: "this" };
const bonus: OfCards = { kind: "standing", cards: others, stats: ["power"], op: "add", amount: 1 };

/** Makes Beasts knights too as long as it is in play. */
const NAMER = unit("Namer", { ...bonus, cards: { of: "you" }, stats: ["is-beast"] });

function table(...field: readonly string[]): Reader {
  return engineFromLayout(
    {
      rules: arenaRules([unit("Plain"), NAMER]),
      seats: [{ field }, {}],
      turn: { number: 1, seat: 0, step: "main" },
      vars: {},
      agenda: [{ procedure: "game", step: "ask" }],
    },
    { strict: true },
  );
}

const level: OfCards["active"] = { is: "word", word: "level", args: { atLeast: 2 } };

describe("a static ability depends only on its card and the affected one", () => {
  test.each<[string, Partial<OfCards>]>([
    ["applies to a player's cards of a subtype", {}],
    ["applies to its own card while that card meets a condition", { cards: "this", active: level }],
    ["applies to the opponent's cards, as long as no seat leaves", { cards: { of: "opponent" } }],
    ["applies during a player's turn", { active: { is: "turn", of: "you" } }],
    [
      "applies while several such conditions hold",
      { active: { is: "all", conditions: [level, { is: "turn", of: "you" }] } },
    ],
  ])("%s", (_name, more) => {
    expect(isLocal(table("Plain"), vocabulary, { ...bonus, ...more })).toBe(true);
  });

  test.each<[string, Partial<OfCards>]>([
    ["an amount that counts cards", { amount: { count: { of: "you" } } }],
    ["a condition about other cards", { active: { is: "exists", filter: {} } }],
    ["cards picked by a value", { cards: { stat: { name: "power", atLeast: 2 } } }],
    [
      "several conditions, one of them about other cards",
      { active: { is: "all", conditions: [level, { is: "exists", filter: {} }] } },
    ],
  ])("does not hold for %s", (_name, more) => {
    expect(isLocal(table("Plain"), vocabulary, { ...bonus, ...more })).toBe(false);
  });

  test("does not hold for a type that another ability gives or takes, nor if cards can be protected", () => {
    expect(isLocal(table("Plain", "Namer"), vocabulary, bonus)).toBe(false);
    const protecting = { ...vocabulary, mayAffect: () => true };
    expect(isLocal(table("Plain"), protecting, bonus)).toBe(false);
  });
});
