import { describe, expect, test } from "vitest";
import {
  active,
  burn,
  burnCard,
  choose,
  countOf,
  draw,
  duplicate,
  each,
  exists,
  foes,
  gainHp,
  ifSo,
  inReturnFor,
  may,
  own,
  points,
  powerUp,
  seq,
  startup,
  upkeep,
  when,
} from "../games/battle-cores/cards/parts";
import { vocabulary } from "../games/battle-cores/words/index";
import type { Ability } from "./index";
import { isEventIndependent, isSourceIndependent } from "./source-independent";

describe("abilities that are the same whichever card has them", () => {
  test.each<[string, Ability]>([
    ["affects players only", startup(seq(burn(1), draw(1)))],
    ["counts cards", upkeep(gainHp(countOf(own({ subtype: "knight" }))))],
    ["affects a card that is chosen", startup(choose(foes(), burnCard("it", 1)))],
    [
      "affects each of several cards",
      startup(each(own(), ifSo(exists(own({ not: "it" })), powerUp("it", 1)))),
    ],
    ["is optional", upkeep(may(draw(1)))],
    ["triggers on an event, but does not refer to its cards", when({ on: "discard", card: own() }, burn(1))],
    ["triggers once per turn for each card", when({ on: "battle-begins" }, draw(1), { oncePerTurn: true })],
  ])("%s", (_how, ability) => {
    expect(isSourceIndependent(vocabulary, ability)).toBe(true);
  });
});

describe("abilities that may differ on another card", () => {
  test.each<[string, Ability]>([
    ["affects its own card", upkeep(powerUp("this", 1))],
    ["counts all cards but its own", startup(burn(countOf(own({ not: "this" }))))],
    ["lets every card but its own be chosen", startup(choose(own({ not: "this" }), powerUp("it", 1)))],
    ["has a condition about its own card", startup(burn(1), exists(own({ not: "this" })))],
    ["affects the card of its event", when({ on: "summon", card: own() }, powerUp("it", 1))],
    ["affects a card by its role in the game, such as the attacker", startup(burnCard("attacker", 1))],
    ["copies its card", startup(duplicate)],
    ["costs another card", upkeep(inReturnFor([active(1)], draw(1)))],
    ["has a cost", upkeep(inReturnFor([points(1)], draw(1)))],
    ["is not a trigger", { kind: "activated", effect: draw(1) }],
    ["uses a word that the game does not define", startup({ do: "word", word: "juggle" })],
  ])("%s", (_how, ability) => {
    expect(isSourceIndependent(vocabulary, ability)).toBe(false);
  });
});

describe("several triggers of one card's ability", () => {
  test.each<[string, Ability, boolean]>([
    ["affects its own card", upkeep(powerUp("this", 1)), true],
    ["lets every card but its own be chosen", startup(choose(own({ not: "this" }), powerUp("it", 1))), true],
    ["has a cost", upkeep(inReturnFor([points(1)], draw(1))), true],
    ["copies its card", startup(duplicate), true],
    ["affects the card of its event", when({ on: "summon", card: own() }, powerUp("it", 1)), false],
    ["uses a word that the game does not define", startup({ do: "word", word: "juggle" }), false],
  ])("%s: whether their order matters", (_how, ability, same) => {
    expect(isEventIndependent(vocabulary, ability)).toBe(same);
  });
});
