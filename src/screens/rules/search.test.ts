import { describe, expect, test } from "vitest";
import type { Clause } from "../../games/game";
import { searchClauses, termsOf, textParts } from "./search";

const clause = (id: string, text: string, more: Partial<Clause> = {}): Clause => ({
  id,
  section: "2 Turn",
  kind: "rule",
  text,
  ...more,
});

const BOOK = [
  clause("D20 2.1", "The players take turns alternately."),
  clause("D20 2.2", "A turn opens with the initial draw."),
  clause("D20 5.2", "The battle is a contest of dice.", {
    section: "5 Battles",
    ruling: "Ties are rolled again.",
  }),
];

const found = (query: string) => searchClauses(BOOK, termsOf(query)).map(({ id }) => id);

describe("search", () => {
  test("an empty query matches the whole rulebook", () => {
    expect(found("  ")).toEqual(["D20 2.1", "D20 2.2", "D20 5.2"]);
  });

  test("finds in the id, the text, the ruling and the section, whatever the case", () => {
    expect(found("d20 2.2")).toEqual(["D20 2.2"]);
    expect(found("ALTERNATELY")).toEqual(["D20 2.1"]);
    expect(found("ties")).toEqual(["D20 5.2"]);
    expect(found("battles")).toEqual(["D20 5.2"]);
  });

  test("every word must match, in any order and place", () => {
    expect(found("draw turn")).toEqual(["D20 2.2"]);
    expect(found("draw dice")).toEqual([]);
  });
});

describe("highlighting", () => {
  const marked = (text: string, query: string) =>
    textParts(text, termsOf(query))
      .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
      .join("");

  test("marks every match and keeps the text unchanged", () => {
    expect(marked("Draw a card; then draw again.", "draw")).toBe("[Draw] a card; then [draw] again.");
  });

  test("the longest matching word takes precedence", () => {
    expect(marked("the battlefield", "battle battlefield")).toBe("the [battlefield]");
  });

  test("pattern and markup characters are plain text", () => {
    expect(marked("a (b) [c] $1 <b>x</b>", "( <b> $1")).toBe("a [(]b) [c] [$1] [<b>]x</b>");
    expect(marked("a.b", ".")).toBe("a[.]b");
  });

  test("without a query there is one part", () => {
    expect(textParts("text", [])).toEqual([{ text: "text", hit: false }]);
  });
});
