import { expect, test } from "vitest";
import { citations } from "./citations";
import { coverage, uncited } from "./coverage";
import { rulebooksOf, sourcesOf, withoutCodeIn } from "./files";

/** Games whose clauses are not all named in code yet. */
const UNFINISHED: readonly string[] = ["battle-of-souls", "soul-masters"];

const books = rulebooksOf(".");
const { games } = coverage(books, {
  tests: [],
  code: citations(books, sourcesOf(".")),
  withoutCode: withoutCodeIn("."),
});

const finished = games.filter(({ game }) => !UNFINISHED.includes(game));

test.each(finished)(
  "code names every clause of $game, or without-code.json says why none does",
  ({ clauses }) => {
    expect(uncited(clauses).map(({ id }) => id)).toEqual([]);
  },
);
