import { describe, expect, test } from "vitest";
import { GAMES, loadGames } from "../games/registry";
import { judgeCards } from "./judge";
import { plainest } from "./plain-cards";

const games = await loadGames();
const workshops = new Map(
  await Promise.all(GAMES.map(async ({ slug, parts }) => [slug as string, await parts.workshop()] as const)),
);

describe.each(games)("$title", (game) => {
  const workshop = workshops.get(game.slug);
  if (workshop === undefined) throw new Error(`${game.slug} has no workshop`);
  const plain = workshop.kinds.map(plainest);

  test("the plainest card of each kind is built and joins the game", () => {
    const { cards, faults } = judgeCards(game, workshop, plain);
    expect(faults).toEqual([]);
    const joined = workshop.gameWith(cards);
    for (const [i, { name, kind }] of plain.entries()) {
      expect(joined.cards.pool[name]?.name, kind).toBe(name);
      const isForDecks = workshop.kinds[i]?.token !== true;
      expect(joined.deck.canHold(joined.cards.pool[name] ?? cards[0] ?? fail(name)), kind).toBe(isForDecks);
      expect(joined.rules.cards[name], `${kind} in the rules`).toBeDefined();
      expect(joined.cards.text(name), `${kind} is printed`).toBeDefined();
    }
    expect(game.cards.pool[plain[0]?.name ?? ""], "the printed game is as it was").toBeUndefined();
  });

  test("a value outside its bounds is refused with its place", () => {
    for (const [i, kind] of workshop.kinds.entries())
      for (const field of kind.fields) {
        if (field.is !== "number") continue;
        for (const wrong of [field.from - 1, field.to + 1, 0.5, "1", null]) {
          const { cards, faults } = judgeCards(game, workshop, [{ ...plain[i], [field.key]: wrong }]);
          expect(cards, `${kind.id}.${field.key} ${wrong}`).toEqual([]);
          expect(faults[0]).toMatchObject({ card: 0, place: field.key });
        }
      }
  });

  test("an unknown kind, an unknown field and a name that is taken are refused", () => {
    const [first] = plain;
    const [printed] = Object.keys(game.cards.pool);
    const places = (card: unknown) => judgeCards(game, workshop, [card]).faults.map(({ place }) => place);
    expect(places({ ...first, kind: "__proto__" })).toEqual(["kind"]);
    expect(places({ ...first, extra: 1 })).toEqual(["extra"]);
    expect(places({ ...first, name: printed })).toEqual(["name"]);
    expect(places({ ...first, name: "<b>bold</b>" })).toEqual(["name"]);
    expect(places({ ...first, name: "ab\u202ecd" })).toEqual(["name"]);
    expect(places({ ...first, name: "two  spaces" })).toEqual(["name"]);
    expect(places({ ...first, name: "space at the end " })).toEqual(["name"]);
    expect(places(null)).toEqual(["kind"]);
    expect(judgeCards(game, workshop, [first, first]).faults).toMatchObject([{ card: 1, place: "name" }]);
  });

  test("data that is nested too deeply is refused", () => {
    const deep = JSON.parse(`${'{"do":"may","effect":'.repeat(900)}{"do":"nothing"}${"}".repeat(900)}`);
    const { faults } = judgeCards(game, workshop, [{ ...plain[0], effect: deep }]);
    expect(faults).toMatchObject([{ card: 0, place: "" }]);
  });

  test("words that the game does not have are refused", () => {
    const kind = workshop.kinds.find(({ fields }) => fields.some(({ is }) => is === "effect"));
    if (kind === undefined) return expect(game.slug).toBe("battle-spirits-saga");
    const card = { ...plainest(kind), effect: { do: "word", word: "win-the-game" } };
    const { cards, faults } = judgeCards(game, workshop, [card]);
    expect(cards).toEqual([]);
    expect(faults).toMatchObject([{ card: 0, place: "abilities" }]);
  });
});

function fail(name: string): never {
  throw new Error(`${name} was not built`);
}

test("two cards whose triggers would cause each other without end are refused together", async () => {
  const game = games.find(({ slug }) => slug === "d20-warriors");
  const workshop = workshops.get("d20-warriors");
  const plain = workshop?.kinds.map(plainest).find(({ kind }) => kind === "warrior");
  if (game === undefined || workshop === undefined || plain === undefined) throw new Error("no Warriors");
  const turning = (name: string, on: string, from: string, face: string) => {
    const effect = { do: "each", from: { face: from }, effect: { do: "flip", card: "it", face } };
    return { ...plain, name, abilities: [{ kind: "trigger", when: { on }, effect }] };
  };
  const down = turning("Down", "flip-up", "up", "down");
  const up = turning("Up", "flip-down", "down", "up");
  expect(judgeCards(game, workshop, [down]).faults, "the first alone").toEqual([]);
  expect(judgeCards(game, workshop, [up]).faults, "the second alone").toEqual([]);
  expect(judgeCards(game, workshop, [down, up]).faults).toMatchObject([{ card: 1, place: "abilities" }]);
});

test("a value out of bounds, a missing one and an unknown one are said plainly", () => {
  const game = games.find(({ slug }) => slug === "battle-cores");
  const workshop = workshops.get("battle-cores");
  if (game === undefined || workshop === undefined) throw new Error("no Battle Cores");
  const card = { kind: "gear", name: "Hook", price: 1, power: 99, wings: 2 };
  expect(judgeCards(game, workshop, [card]).faults).toEqual([
    { card: 0, place: "power", message: { key: "fault.most", args: { most: 20, given: "99" } } },
    { card: 0, place: "durability", message: { key: "fault.missing" } },
    { card: 0, place: "wings", message: { key: "fault.surplus" } },
  ]);
});
