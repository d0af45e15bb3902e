import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadMessages, say, setLocale } from "../text";
import { addMessages } from "../text/add-messages";
import { deckLists } from "../text/en/ui/deck-lists";
import { copiesOf } from "./deck-rules";
import type { DeckMend } from "./game-deck";
import { GAME_SLUGS, loadGames, partsOf } from "./registry";

addMessages(deckLists);
const GAMES = await loadGames();

/** The deck after a change. */
function mended(deck: readonly string[], { remove = {}, add = {} }: DeckMend): string[] {
  const left: Record<string, number> = { ...remove };
  const kept = deck.toReversed().filter((name) => {
    const out = (left[name] ?? 0) > 0;
    if (out) left[name] = (left[name] ?? 0) - 1;
    return !out;
  });
  return [...kept.toReversed(), ...Object.entries(add).flatMap(([name, n]) => Array<string>(n).fill(name))];
}

describe.each(GAMES)("$title", ({ cards: { pool }, deck }) => {
  const cards = Object.values(pool).filter((card) => deck.canHold(card));
  const [starter = { cards: [] }] = deck.starters;

  test("puts each card into exactly one section", () => {
    const wrong = cards.filter((card) => deck.sections.filter((section) => section.holds(card)).length !== 1);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test("has a main section, and headings that name one section each", () => {
    expect(deck.sections.map(({ id }) => id)).toContain("main");
    const headings = deck.sections.flatMap((section) => section.headings.map((words) => words.toLowerCase()));
    expect(new Set(headings).size).toBe(headings.length);
  });

  test("has starter decks within its sizes and copies", () => {
    for (const { cards: list } of deck.starters) {
      expect(deck.problems(list)).toEqual([]);
      for (const { least, most, counts } of deck.limits(list)) {
        const n = list.filter((name) => pool[name] && counts(pool[name])).length;
        expect(n).toBeGreaterThanOrEqual(least);
        expect(n).toBeLessThanOrEqual(most);
      }
      for (const [name, n] of Object.entries(copiesOf(list)))
        expect(n).toBeLessThanOrEqual(deck.copies(pool[name] as never));
    }
  });

  test("names an unknown card, whatever it is called, and takes it out", () => {
    for (const name of ["No Such Card", "constructor", "__proto__", "toString"]) {
      const list = [...starter.cards, name, name];
      const found = deck.problems(list).find(({ card }) => card === name);
      expect(found?.mend).toEqual({ remove: Object.fromEntries([[name, 2]]) });
      expect(deck.problems(mended(list, found?.mend ?? {}))).toEqual([]);
    }
  });

  test("names a card with too many copies, and takes out as many as are too many", () => {
    const [name = ""] = starter.cards.filter((own) => Number.isFinite(deck.copies(pool[own] as never)));
    const most = deck.copies(pool[name] as never);
    const had = starter.cards.filter((own) => own === name).length;
    const list = [...starter.cards, ...Array<string>(most + 2 - had).fill(name)];
    const found = deck.problems(list).find(({ card }) => card === name);
    expect(found?.mend).toEqual({ remove: { [name]: 2 } });
  });

  describe.each(["en", "de"] as const)("in %s", (locale) => {
    beforeAll(async () => {
      for (const slug of GAME_SLUGS) await loadMessages(partsOf(slug).messages);
      await setLocale(locale);
    });
    afterAll(() => setLocale("en"));

    test("names its sections, sizes, filters and all of their values", () => {
      const labels = [
        ...deck.sections.map(({ label }) => label),
        ...deck.limits(starter.cards).map(({ label }) => label),
        ...deck.facets.flatMap((facet) => [
          facet.label,
          ...cards.flatMap((card) => facet.values(card).map(({ label }) => label)),
        ]),
      ];
      const wrong = labels.filter((label) => /^$|undefined|NaN|[a-z]\.[a-z]|[{}]/.test(say(label)));
      expect(wrong).toEqual([]);
    });

    test("names keywords without numbers", () => {
      const keywords = deck.facets.find(({ key }) => key === "keyword");
      const labels = cards.flatMap((card) => keywords?.values(card).map(({ label }) => say(label)) ?? []);
      expect(labels.length).toBeGreaterThan(0);
      expect(labels.filter((label) => /\d/.test(label))).toEqual([]);
    });
  });
});

test("Soul Masters takes out a second commander, and adds or takes out resources", () => {
  const deck = GAMES.find(({ slug }) => slug === "soul-masters")?.deck;
  const { cards: list = [] } = deck?.starters[0] ?? {};
  const mend = (cards: readonly string[]) => deck?.problems(cards).flatMap((problem) => problem.mend ?? []);
  expect(mend([...list, "Eira, Still Blade"])).toEqual([{ remove: { "Eira, Still Blade": 1 } }]);
  expect(mend(list.filter((name) => name !== "Scales"))).toEqual([
    { add: { Scales: list.filter((name) => name === "Scales").length } },
  ]);
  expect(mend([...list, "Scales"])).toEqual([{ remove: { Scales: 1 } }]);
});
