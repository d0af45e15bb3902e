import { expect, test } from "vitest";
import type { Ability, Effect, Vocabulary } from "../language";
import { validateCards } from "../language/validate";
import { say } from "../text";
import { addMessages } from "../text/add-messages";
import { faults } from "../text/en/ui/faults";
import * as cores from "./battle-cores/cards/parts";
import { vocabulary as coreWords } from "./battle-cores/words";
import * as souls from "./battle-of-souls/cards/parts";
import { vocabulary as soulWords } from "./battle-of-souls/words";
import * as saga from "./battle-spirits-saga/cards/parts";
import { vocabulary as sagaWords } from "./battle-spirits-saga/words";
import * as d20 from "./d20-warriors/cards/parts";
import { vocabulary as d20Words } from "./d20-warriors/words";
import * as masters from "./soul-masters/cards/parts";
import { vocabulary as masterWords } from "./soul-masters/words";

addMessages(faults);

// What the compiler refuses here, the validation of cards finds too.

const played = (effect: Effect): Ability => ({ kind: "play", effect });

function problemsOf(vocabulary: Vocabulary, ability: Ability): string[] {
  const card = { number: 1, name: "Odd", type: "odd", stats: {}, watches: [], abilities: [ability] };
  return validateCards(vocabulary, [card]).map(({ message }) => say(message));
}

test("builders of Battle Cores take only its own words and names", () => {
  // @ts-expect-error There is no such word.
  const word = cores.word("brun", { who: "opponent", amount: 1 });
  expect(problemsOf(coreWords, played(word))).toEqual(['no effect word "brun"']);
  // @ts-expect-error "both" are no players.
  const argument = cores.burn(1, "both");
  expect(problemsOf(coreWords, played(argument))).toEqual(['burn: "who" cannot be "both"']);
  // @ts-expect-error There is no such stat.
  const stat = cores.aura("this", "strength", 1);
  expect(problemsOf(coreWords, stat)).toEqual(['no stat "strength"']);
});

test("builders of Battle of Souls take only its own words and names", () => {
  // @ts-expect-error A counter needs a name.
  const missing = souls.word("add-counter", { card: "it" });
  expect(problemsOf(soulWords, played(souls.choose(souls.OWN, missing)))).toEqual([
    'add-counter: "name" cannot be undefined',
  ]);
  // @ts-expect-error There is no such event.
  const event = souls.whenThis("deploys", souls.draw(1));
  expect(problemsOf(soulWords, event)).toEqual(['no event "deploys"']);
});

test("builders of Battle Spirits Saga take only its own words and names", () => {
  // @ts-expect-error Cores are counted by a number.
  const amount = saga.coresOfThis("two");
  expect(problemsOf(sagaWords, played(saga.pay([amount], saga.draw(1))))).toEqual([
    'cores-of-this: "n" cannot be "two"',
  ]);
  // @ts-expect-error There is no such state of a card.
  const state = saga.destroyOne(saga.foes({ being: "tired" }));
  expect(problemsOf(sagaWords, played(state))).toEqual(['no state "tired"']);
});

test("builders of D20 Warriors take only its own words and names", () => {
  // @ts-expect-error There is no such keyword.
  const keyword = d20.has("this", "flying");
  expect(problemsOf(d20Words, keyword)).toEqual(['no stat "kw-flying"']);
  // @ts-expect-error Warriors have no such type.
  const kind = d20.choose(d20.own({ subtype: "robot" }), d20.flipDown("it"));
  expect(problemsOf(d20Words, played(kind))).toEqual(['no subtype "robot"']);
});

test("builders of Soul Masters take only its own words and names", () => {
  // @ts-expect-error There is no such moment.
  const moment = masters.gains("target", 1, "atk", "tomorrow");
  const effect = masters.target(masters.OWN_UNIT, moment);
  expect(problemsOf(masterWords, played(effect))).toEqual(['no moment "tomorrow"']);
  // @ts-expect-error There is no such zone.
  const zone = masters.choose({ zone: "graveyard" }, masters.ko("it"));
  expect(problemsOf(masterWords, played(zone))).toEqual(['no zone "graveyard"']);
});
