import { describe, expect, test } from "vitest";
import { draftedDecks } from "./drafted";
import { GAMES } from "./games";

describe.each(GAMES)("$title", (game) => {
  test("drafts two legal decks, always the same from one seed", () => {
    const decks = draftedDecks(game, "1");
    for (const deck of decks) expect(game.deck.problems(deck)).toEqual([]);
    expect(draftedDecks(game, "1")).toEqual(decks);
    expect(draftedDecks(game, "2")).not.toEqual(decks);
  });
});
