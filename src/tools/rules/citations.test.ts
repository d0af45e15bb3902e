import { expect, test } from "vitest";
import { citations } from "./citations";
import { coverage, uncited } from "./coverage";
import { rulebooksOf, sourcesOf, withoutCodeIn } from "./files";

const books = rulebooksOf(".");
const { games } = coverage(books, {
  tests: [],
  code: citations(books, sourcesOf(".")),
  withoutCode: withoutCodeIn("."),
});

test.each(games)(
  "code names every clause of $game, or without-code.json says why none does",
  ({ clauses }) => {
    expect(uncited(clauses).map(({ id }) => id)).toEqual([]);
  },
);
