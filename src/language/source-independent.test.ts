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

describe("an ability that is the same whichever card has it", () => {
  test.each<[string, Ability]>([
    ["speaks of players", startup(seq(burn(1), draw(1)))],
    ["counts cards", upkeep(gainHp(countOf(own({ subtype: "knight" }))))],
    ["chooses what it speaks of", startup(choose(foes(), burnCard("it", 1)))],
    ["speaks of each card in turn", startup(each(own(), ifSo(exists(own({ not: "it" })), powerUp("it", 1))))],
    ["may be left undone", upkeep(may(draw(1)))],
    ["hears of an event, but does not speak of its cards", when({ on: "discard", card: own() }, burn(1))],
    ["is used up for a turn, each card's own", when({ on: "battle-begins" }, draw(1), { oncePerTurn: true })],
  ])("%s", (_how, ability) => {
    expect(isSourceIndependent(vocabulary, ability)).toBe(true);
  });
});

describe("an ability that may mean something else on another card", () => {
  test.each<[string, Ability]>([
    ["speaks of its card", upkeep(powerUp("this", 1))],
    ["leaves its card out", startup(burn(countOf(own({ not: "this" }))))],
    ["leaves its card out of a choice", startup(choose(own({ not: "this" }), powerUp("it", 1)))],
    ["asks something of its card", startup(burn(1), exists(own({ not: "this" })))],
    ["speaks of the card of its event", when({ on: "summon", card: own() }, powerUp("it", 1))],
    ["speaks of a card that the game names", startup(burnCard("attacker", 1))],
    ["copies its card", startup(duplicate)],
    ["asks for a card, which is never its own", upkeep(inReturnFor([active(1)], draw(1)))],
    ["asks for any price", upkeep(inReturnFor([points(1)], draw(1)))],
    ["is no trigger", { kind: "activated", effect: draw(1) }],
    ["uses a word that the game does not have", startup({ do: "word", word: "juggle" })],
  ])("%s", (_how, ability) => {
    expect(isSourceIndependent(vocabulary, ability)).toBe(false);
  });
});

describe("an ability of one card that was triggered more than once", () => {
  test.each<[string, Ability, boolean]>([
    ["speaks of its card", upkeep(powerUp("this", 1)), true],
    ["leaves its card out of a choice", startup(choose(own({ not: "this" }), powerUp("it", 1))), true],
    ["asks for any price", upkeep(inReturnFor([points(1)], draw(1))), true],
    ["copies its card", startup(duplicate), true],
    ["speaks of the card of its event", when({ on: "summon", card: own() }, powerUp("it", 1)), false],
    ["uses a word that the game does not have", startup({ do: "word", word: "juggle" }), false],
  ])("%s: does the order matter?", (_how, ability, same) => {
    expect(isEventIndependent(vocabulary, ability)).toBe(same);
  });
});
