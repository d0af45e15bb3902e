import { expect, test } from "vitest";
import { answerLegal, createGame, type Engine, legalActions } from "../../../kernel";
import { validateCards } from "../../../language/validate";
import { randomAnswer, randomFrom } from "../../../opponents";
import { say } from "../../../text";
import { battleSpiritsSaga as game } from "../index";
import { vocabulary } from "../words";
import { KEYWORDS } from "./card";
import { cards } from "./index";

const pool = Object.values(cards);
const printed = pool.filter(({ number, token }) => number > 0 && !token);

test("the cards say nothing that the language does not know", () => {
  expect(validateCards(vocabulary, pool)).toEqual([]);
});

test("every card prints whole sentences, and no two have one number", () => {
  const texts = pool.flatMap(({ name }) => {
    const { keywords, abilities } = game.cardText(name);
    return [
      ...abilities.map(say),
      ...keywords.flatMap((keyword) => [say(keyword.name), say(keyword.reminder)]),
    ];
  });
  expect(texts.filter((text) => /undefined|NaN|missing|battle-spirits-saga|lang\.|\{/.test(text))).toEqual(
    [],
  );
  expect(
    pool.flatMap(({ name }) => game.cardText(name).abilities.map(say)).filter((text) => !/[.”]$/.test(text)),
  ).toEqual([]);
  expect(new Set(printed.map(({ number }) => number)).size).toBe(printed.length);
});

test("the pool has every keyword", () => {
  const there = new Set(printed.flatMap(({ has }) => has.map(({ keyword }) => keyword)));
  expect(KEYWORDS.filter((keyword) => !there.has(keyword))).toEqual([]);
});

test("every starter deck may be played", () => {
  for (const { cards: list, name } of game.decks) expect([name, game.deckProblems(list)]).toEqual([name, []]);
});

/** Cores of a seat, in its areas and on its cards. */
function coresOf(g: Engine, seat: number): readonly [core: number, soul: number] {
  const held = [
    ...g.state.zones.filter(({ owner }) => owner === seat).map(({ counters }) => counters),
    ...g.state.cards.filter(({ controller }) => controller === seat).map(({ counters }) => counters),
  ];
  const sum = (kind: "core" | "soul") => held.reduce((n, counters) => n + (counters?.[kind] ?? 0), 0);
  return [sum("core"), sum("soul")];
}

test("BSS 4-11-3 in games by chance no core comes from nowhere or gets lost, and nothing on the field lacks the cores of its first level", () => {
  for (let n = 0; n < 12; n++) {
    const random = randomFrom(`chance ${n}`);
    const seats = [0, 1].map((seat) => ({
      name: `P${seat}`,
      deck: game.decks[(n + seat) % game.decks.length]?.cards ?? [],
    }));
    const g = createGame(game.rules, game.config(`chance ${n}`, seats, {}), { events: false });
    const begun = [0, 1].map((seat) => coresOf(g, seat));
    while (g.state.decision !== null) {
      answerLegal(g, randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random));
      expect([0, 1].map((seat) => coresOf(g, seat))).toEqual(begun);
    }
    expect(g.state.outcome).not.toBeNull();
  }
});
