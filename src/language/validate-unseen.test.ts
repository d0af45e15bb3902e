import { expect, test } from "vitest";
import { special } from "../games/d20-warriors/testing";
import { vocabulary } from "../games/d20-warriors/words/index";
import { say } from "../text";
import { addMessages } from "../text/add-messages";
import { faults } from "../text/en/ui/faults";
import type { Ability, Condition, Effect, Filter } from "./index";
import { validateCards } from "./validate";

addMessages(faults);

const says = (ability: Ability) =>
  validateCards(vocabulary, [special("Able", { abilities: [ability] })]).map(({ message }) => say(message));
const unseen = (zone: string) => [`it depends on cards of the zone "${zone}" that a player cannot see`];

const draw: Effect = { do: "draw", who: "you", count: 1 };
const exists = (filter: Filter): Condition => ({ is: "exists", filter });
const use = (condition: Condition): Ability => ({
  kind: "activated",
  oncePerTurn: true,
  if: condition,
  effect: draw,
});
const stronger = (count: Filter): Ability => ({
  kind: "standing",
  cards: "this",
  stats: ["n"],
  op: "add",
  amount: { count },
});

test.each<[string, Ability, string]>([
  ["an ability used only with a card in the deck", use(exists({ zone: "deck", subtype: "bird" })), "deck"],
  [
    "a condition inside another",
    use({ is: "not", condition: exists({ zone: "deck", type: "flash" }) }),
    "deck",
  ],
  ["one about the opponent's hand", use(exists({ zone: "hand", of: "opponent", subtype: "bird" })), "hand"],
  [
    "a value that counts cards of a kind in hand",
    stronger({ zone: "hand", of: "you", subtype: "bird" }),
    "hand",
  ],
  [
    "a number chosen up to such a count",
    {
      kind: "activated",
      oncePerTurn: true,
      effect: {
        do: "choose-number",
        as: "x",
        to: { count: { zone: "deck", type: "flash" } },
        then: { ...draw, count: { chosen: "x" } },
      },
    },
    "deck",
  ],
])("refuses %s", (_what, ability, zone) => {
  expect(says(ability)).toEqual(unseen(zone));
});

test.each<[string, Ability]>([
  ["how many cards a hand has", stronger({ zone: "hand", of: "opponent" })],
  ["the own hand, for the player who holds it", use(exists({ zone: "hand", of: "you", subtype: "bird" }))],
  ["the discard pile, which all see", stronger({ zone: "discard", subtype: "bird" })],
])("accepts %s", (_what, ability) => {
  expect(says(ability)).toEqual([]);
});
