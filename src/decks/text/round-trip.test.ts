import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadGames } from "../../games/registry";
import { readDeckJson, writeDeckJson } from "../json";
import { anyList } from "../testing/random-lists";
import { readDeckText } from "./read";
import { writeDeckCsv, writeDeckText } from "./write";

const GAMES = await loadGames();

describe.each(GAMES)("$title: a deck is the same after writing and reading it", (game) => {
  test("as text, with any line breaks", () => {
    fc.assert(
      fc.property(anyList(game), fc.constantFrom("\n", "\r\n", "\r"), (deck, lineBreak) => {
        const text = `\ufeff${writeDeckText(game, deck).replaceAll("\n", lineBreak)}`;
        expect(readDeckText(game, text)).toEqual({ deck, unread: [], rest: null });
      }),
      { numRuns: 60 },
    );
  });

  test("as a table", () => {
    fc.assert(
      fc.property(anyList(game), (deck) => {
        expect(readDeckText(game, writeDeckCsv(game, deck))).toEqual({ deck, unread: [], rest: null });
      }),
      { numRuns: 40 },
    );
  });

  test("as JSON, with its tags and unread lines", () => {
    const more = fc.record({
      tags: fc.array(fc.constantFrom("fast", "old"), { maxLength: 3 }),
      unread: fc.array(fc.string()),
    });
    fc.assert(
      fc.property(anyList(game), more, (deck, other) => {
        expect(readDeckJson(game, writeDeckJson(game, { ...deck, ...other }))).toEqual({
          deck: { ...deck, ...other },
        });
      }),
      { numRuns: 40 },
    );
  });

  test("for each starter deck", () => {
    for (const { cards, side = [] } of game.deck.starters) {
      const { deck, unread } = readDeckText(
        game,
        writeDeckText(game, { name: "", notes: "", tags: [], unread: [], cards, side }),
      );
      expect(unread).toEqual([]);
      expect(deck.cards.toSorted()).toEqual(cards.toSorted());
      expect(deck.side.toSorted()).toEqual(side.toSorted());
    }
  });
});
