import { expect, test } from "vitest";
import { answerLegal, createGame, type Engine, legalActions } from "../../../kernel";
import { validateCards } from "../../../language/validate";
import { randomAnswer, randomFrom } from "../../../opponents";
import { say } from "../../../text";
import { battleSpiritsSaga as game } from "../index";
import { COLOURS } from "../rules/colours";
import { saga } from "../testing";
import { vocabulary } from "../words/index";
import { blue } from "./blue";
import { hasBurst, KEYWORDS, type SagaCard } from "./card";
import { granted } from "./granted";
import { green } from "./green";
import { cards } from "./index";
import { multicolour } from "./multicolour";
import { purple } from "./purple";
import { red } from "./red";
import { tokens } from "./tokens";
import { white } from "./white";
import { yellow } from "./yellow";

const pool = Object.values(cards);
const printed = pool.filter(({ number, token }) => number > 0 && !token);

test("the cards use only words of the card language", () => {
  expect(validateCards(vocabulary, pool)).toEqual([]);
});

test("every card prints whole sentences, and no two cards share a number", () => {
  const texts = pool.flatMap(({ name }) => {
    const { keywords, abilities } = game.cards.text(name);
    return [
      ...abilities.map(say),
      ...keywords.flatMap((keyword) => [say(keyword.name), say(keyword.reminder)]),
    ];
  });
  expect(texts.filter((text) => /undefined|NaN|missing|battle-spirits-saga|lang\.|\{/.test(text))).toEqual(
    [],
  );
  expect(
    pool
      .flatMap(({ name }) => game.cards.text(name).abilities.map(say))
      .filter((text) => !/[.”]$/.test(text)),
  ).toEqual([]);
  expect(new Set(printed.map(({ number }) => number)).size).toBe(printed.length);
});

test("the pool has 110 spirits, 30 nexuses, 50 magic, ten bursts per colour, four of each keyword and unique names", () => {
  const lists = [red, purple, white, yellow, green, blue, multicolour, tokens, granted].flat();
  expect(lists.length).toBe(pool.length);
  const many = (fits: (card: SagaCard) => boolean) => printed.filter(fits).length;
  expect(many(({ type }) => type === "spirit")).toBeGreaterThanOrEqual(110);
  expect(many(({ type }) => type === "nexus")).toBeGreaterThanOrEqual(30);
  expect(many(({ type }) => type === "magic")).toBeGreaterThanOrEqual(50);
  const few = COLOURS.filter(
    (colour) => many((card) => card.colours.includes(colour) && hasBurst(card)) < 10,
  );
  expect(few).toEqual([]);
  const rare = KEYWORDS.filter((own) => many(({ has }) => has.some(({ keyword }) => keyword === own)) < 4);
  expect(rare).toEqual([]);
  expect(many(({ ascend }) => ascend !== undefined)).toBeGreaterThanOrEqual(4);
  expect(many(({ printed }) => printed.some(({ label }) => label === "immortal"))).toBeGreaterThanOrEqual(4);
});

test("every spirit has its BP at each of its levels", () => {
  for (const { name, type, levels, token } of printed.filter((card) => card.type === "spirit")) {
    expect(name).toEqual(name);
    expect(type).toBe("spirit");
    expect(token).toBeUndefined();
    expect(levels.length > 0).toBe(true);
    for (const { cores, bp } of levels) {
      const g = saga({ me: { spirits: [{ card: name, cores }] } });
      expect(name).toEqual(name);
      expect(cores).toEqual(cores);
      expect(g.stat(name, "written-bp")).toEqual(bp);
    }
  }
});

test("every starter deck is legal", () => {
  for (const { cards: list, name } of game.deck.starters) {
    expect(name).toEqual(name);
    expect(game.deck.problems(list)).toEqual([]);
  }
});

/** Cores of a seat, in its areas and on its controlled cards. */
function coresOf(g: Engine, seat: number): { readonly core: number; readonly soul: number } {
  const held = [
    ...g.state.zones.filter(({ owner }) => owner === seat).map(({ counters }) => counters),
    ...g.state.cards.filter(({ controller }) => controller === seat).map(({ counters }) => counters),
  ];
  const sum = (kind: "core" | "soul") => held.reduce((n, counters) => n + (counters?.[kind] ?? 0), 0);
  return { core: sum("core"), soul: sum("soul") };
}

test("BSS 4-11-3 random games neither create nor lose cores, and every card on the field has the cores of LV1", () => {
  for (let n = 0; n < 12; n++) {
    const random = randomFrom(`chance ${n}`);
    // Every second game uses fifty cards from the whole pool.
    const seats = [0, 1].map((seat) => ({
      name: `P${seat}`,
      deck:
        n % 2 === 0
          ? (game.deck.starters[(n + seat) % game.deck.starters.length]?.cards ?? [])
          : Array.from(
              { length: 50 },
              (_, i) => printed[(n * 53 + seat * 31 + i * 5) % printed.length]?.name ?? "",
            ),
    }));
    const g = createGame(game.rules, game.setup.config(`chance ${n}`, seats, {}), { events: false });
    const begun = [0, 1].map((seat) => coresOf(g, seat));
    while (g.state.decision !== null) {
      answerLegal(g, randomAnswer({ decision: g.state.decision, actions: legalActions(g) }, random));
      expect([0, 1].map((seat) => coresOf(g, seat))).toEqual(begun);
    }
    expect(g.state.outcome).not.toBeNull();
  }
});
