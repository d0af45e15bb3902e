import { afterEach, expect, test, vi } from "vitest";
import type { Rulebook } from "../../games/game";
import { clausesOf } from "./wording";

const clause = { id: "1.1", section: "1", kind: "rule", text: "Draw." } as const;
const book: Rulebook = { game: "g", title: "G", source: "", clauses: [clause] };
const lean: Rulebook = { ...book, clauses: [{ ...clause, text: "" }], wording: "/rulebook.json" };

const answer = (body: unknown) => vi.stubGlobal("fetch", async () => ({ json: async () => body }));

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a rulebook with its texts needs no file", async () => {
  expect(await clausesOf(book)).toEqual([clause]);
});

test("texts from a separate file are filled in", async () => {
  answer({ "1.1": { text: "Draw.", ruling: "One card." } });
  expect(await clausesOf(lean)).toEqual([{ ...clause, ruling: "One card." }]);
});

test("an invalid file is refused", async () => {
  answer({ "1.1": "Draw." });
  await expect(clausesOf(lean)).rejects.toThrow();
});
