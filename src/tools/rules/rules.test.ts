import { expect, test } from "vitest";
import type { Clause, Rulebook } from "../../games/game";
import { citations } from "./citations";
import { coverage, isComplete, uncited, uncovered } from "./coverage";
import { leadingIds } from "./ids";
import { testsIn } from "./names";
import { jsonReport, textReport } from "./report";

const PREFIXES = ["D20", "BSS"];
const namesIn = (text: string) => testsIn("some.test.ts", text).map(({ name }) => name);

const clause = (id: string, kind: Clause["kind"] = "rule"): Clause => ({
  id,
  section: id.startsWith("D20 1.") ? "1 Decks" : "5 Battles",
  kind,
  text: `Text of ${id}.`,
});

const BOOK: Rulebook = {
  game: "d20-warriors",
  title: "",
  source: "",
  clauses: [
    clause("D20 1.1"),
    clause("D20 5.1", "interface"),
    clause("D20 5.19"),
    clause("D20 5.2", "physical"),
  ],
};

const named = (...names: string[]) => names.map((name, i) => ({ name, file: "a.test.ts", line: i + 1 }));

test("finds the whole ids at the beginning of a name", () => {
  const cases: [string, string[]][] = [
    ["D20 5.7 only the highest roll counts", ["D20 5.7"]],
    ["D20 5.19 the order of a battle", ["D20 5.19"]],
    ["D20 5.7. Only the highest roll", ["D20 5.7"]],
    ["D20 5.7: only the highest roll", ["D20 5.7"]],
    ["BSS 7-1-2-1b first the defender", ["BSS 7-1-2-1b"]],
    ["D20 3.3, D20 3.4 both are asked", ["D20 3.3", "D20 3.4"]],
    ["D20 3.3, D20 3.4, BSS 7-1-2 three", ["D20 3.3", "D20 3.4", "BSS 7-1-2"]],
    ["D20 3.3 and D20 3.4 both are asked", ["D20 3.3"]],
    ["D20 3.3, 12 cards are drawn", ["D20 3.3"]],
    ["D20 3.3, 3.4 both are asked", ["D20 3.3", "3.4"]],
    ["as in D20 5.7 the highest counts", []],
    ["D20 Warriors begins", []],
    ["D200 5.7 is no id", []],
    ["BC 5.7 of a game without a rulebook", []],
  ];
  for (const [name, ids] of cases) expect(leadingIds(name, PREFIXES), name).toEqual(ids);
  expect(leadingIds("D20 5.7 without any game", [])).toEqual([]);
});

test("finds tests however they are written", () => {
  const text = `
    import { test, it } from "vitest";
    test("one", () => {});
    it('two', () => {});
    test(\`three\`, () => {});
    test(
      "four",
      { timeout: 5 },
      () => {},
    );
    test.only("five", () => {});
    test.each([1, 2])("six %s", () => {});
    test.each\`a\${1}\`("seven", () => {});
    test.runIf(true)("eight", () => {});
    describe("a group", () => { test("nine", () => {}); });
    test(\`ten \${n} more\`, () => {});
    test("eleven" + " and more", () => {});
    test("quotes \\"inside\\"", () => {});
  `;
  expect(namesIn(text)).toEqual([
    "one",
    "two",
    "three",
    "four",
    "five",
    "six %s",
    "seven",
    "eight",
    "nine",
    "ten ",
    "eleven",
    'quotes "inside"',
  ]);
});

test("ignores skipped tests and calls that are not tests", () => {
  const text = `
    // test("in a comment", () => {});
    const shown = 'test("in a string", () => {})';
    test.skip("skipped", () => {});
    test.todo("planned");
    describe.skip("a group", () => { test("inside it", () => {}); });
    test.step("a step", () => {});
    test.beforeEach("a hook", () => {});
    latest("another word", () => {});
    regex.test("a text");
    test(name, () => {});
  `;
  expect(namesIn(text)).toEqual([]);
});

test("a test has its file and line", () => {
  expect(testsIn("src/a.test.tsx", '\n\ntest("here", () => <p />);')).toEqual([
    { name: "here", file: "src/a.test.tsx", line: 3 },
  ]);
});

test("rules and interface clauses need a test, the others do not", () => {
  const found = coverage([BOOK], {
    tests: named("D20 5.19 the order", "D20 1.1, D20 5.1 two at once", "no clause"),
  });
  expect(found.unknown).toEqual([]);
  const clauses = found.games[0]?.clauses ?? [];
  expect(clauses.map(({ id, tests }) => [id, tests.map(({ line }) => line)])).toEqual([
    ["D20 1.1", [2]],
    ["D20 5.1", [2]],
    ["D20 5.19", [1]],
  ]);
  expect(isComplete(found)).toBe(true);
});

test("an id that continues is a different id", () => {
  const found = coverage([BOOK], { tests: named("D20 5.19 the order", "D20 1.1 seats") });
  expect(uncovered(found.games[0]?.clauses ?? []).map(({ id }) => id)).toEqual(["D20 5.1"]);
  expect(isComplete(found)).toBe(false);
});

test("a test of an unknown clause is reported", () => {
  const all = named("D20 1.1, D20 5.1 two", "D20 5.19 the order", "D20 5.99 nothing", "D20 1.1, 5.1 short");
  const found = coverage([BOOK], { tests: all });
  expect(found.unknown.map(({ id, line }) => [id, line])).toEqual([
    ["D20 5.99", 3],
    ["5.1", 4],
  ]);
  expect(uncovered(found.games[0]?.clauses ?? [])).toEqual([]);
  expect(isComplete(found)).toBe(false);
});

test("code names a clause anywhere in a line, alone, in a list or as a range", () => {
  const text = [
    "// First the roll (D20 5.1).",
    'step("roll", "D20 5.19", roll);',
    "/** Decks (D20 1.1, 5.2). */",
    "// D20 5.1 to D20 5.2",
    "// BSS 5.19 is of another game.",
  ].join("\n");
  const found = citations([BOOK], [{ file: "a.ts", text }]);
  const linesOf = (id: string) => found.get(id)?.map(({ line }) => line);
  expect(linesOf("D20 1.1")).toEqual([3]);
  expect(linesOf("D20 5.1")).toEqual([1, 4]);
  expect(linesOf("D20 5.19")).toEqual([2, 4]);
  expect(linesOf("D20 5.2")).toEqual([3, 4]);
});

test("a clause that should have code is distinguished from one that has no code of its own", () => {
  const code = new Map([["D20 1.1", [{ file: "a.ts", line: 3 }]]]);
  const withoutCode = [{ why: "An example.", clauses: ["D20 5.19"] }];
  const found = coverage([BOOK], { tests: [], code, withoutCode });
  expect(uncited(found.games[0]?.clauses ?? []).map(({ id }) => id)).toEqual(["D20 5.1"]);
});

test("a reason for an unknown clause is reported", () => {
  const found = coverage([BOOK], { tests: [], withoutCode: [{ why: "An example.", clauses: ["D20 5.99"] }] });
  expect(found.unknown.map(({ id }) => id)).toEqual(["D20 5.99"]);
});

test("the report lists clauses with their code and tests and sums up each section", () => {
  const found = coverage([BOOK], {
    tests: named("D20 5.19 the order", "D20 1.1 seats", "D20 5.99 nothing"),
    code: new Map([["D20 1.1", [{ file: "a.ts", line: 7 }]]]),
    withoutCode: [{ why: "An example.", clauses: ["D20 5.19"] }],
  });
  expect(textReport(found, false).split("\n")).toEqual([
    "=== d20-warriors ===",
    "  D20 1.1",
    "      a.ts:7",
    "      a.test.ts:2 D20 1.1 seats",
    "  D20 5.1  NO CODE, NO TEST: Text of D20 5.1.",
    "  D20 5.19",
    "      no code of its own: An example.",
    "      a.test.ts:1 D20 5.19 the order",
    "1 Decks    1 of 1",
    "5 Battles  1 of 2",
    "d20-warriors: 2 of 3 clauses shown by tests, 1 of 2 named in code.",
    "",
    "a.test.ts:3 no clause D20 5.99: D20 5.99 nothing",
  ]);
  expect(textReport(found, true)).not.toContain("a.test.ts:2");
  expect(JSON.parse(jsonReport(found, true))).toMatchObject({
    games: [
      {
        game: "d20-warriors",
        sections: [
          { section: "1 Decks", clauses: 1, shown: 1 },
          { section: "5 Battles", clauses: 2, shown: 1 },
        ],
        clauses: [{ id: "D20 5.1", tests: [] }],
      },
    ],
    unknown: [{ id: "D20 5.99", line: 3 }],
  });
});
