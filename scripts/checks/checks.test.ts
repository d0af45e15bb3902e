import { describe, expect, test } from "vitest";
import { addresses } from "./addresses";
import { clocks } from "./clocks";
import { determinism } from "./determinism";
import { docTags } from "./doc-tags";
import { fileNames } from "./file-names";
import { injection } from "./injection";
import { shortFiles } from "./length";

describe("length", () => {
  const long = "x;\n".repeat(501);

  test("accepts a file of 500 lines and refuses one of 501", () => {
    expect(shortFiles({ path: "src/table/mat.tsx", text: "x;\n".repeat(500) })).toEqual([]);
    expect(shortFiles({ path: "src/table/mat.tsx", text: long })).toMatchObject([{ line: 501 }]);
  });

  test.each(["src/games/a/cards/red.ts", "src/games/a/decks/one.ts", "src/text/en.ts", "src/games/a/x.json"])(
    "%s is data",
    (path) => expect(shortFiles({ path, text: long })).toEqual([]),
  );
});

describe("determinism", () => {
  test.each([
    "Math.random()",
    "const r = Math.random;",
    "Date.now()",
    "new Date()",
    "performance.now()",
    "globalThis.performance.now()",
    "setTimeout(f, 1)",
    "globalThis.setTimeout(f, 1)",
    "eval('1')",
    "new Function('1')",
  ])("refuses %s", (text) => {
    expect(determinism({ path: "src/kernel/x.ts", text: `\n${text}` })).toMatchObject([{ line: 2 }]);
  });

  test.each(["// Math.random() is forbidden", "'new Date'", "clock.setTimeout(1)", "Math.floor(1)"])(
    "allows %s",
    (text) => expect(determinism({ path: "src/games/a/x.ts", text })).toEqual([]),
  );

  test("only checks the engine, and not its tests", () => {
    expect(determinism({ path: "src/table/x.ts", text: "Date.now()" })).toEqual([]);
    expect(determinism({ path: "src/kernel/x.test.ts", text: "Date.now()" })).toEqual([]);
  });
});

describe("injection", () => {
  test.each([
    "const a = <p dangerouslySetInnerHTML={b} />;",
    "a.innerHTML = b;",
    "a.insertAdjacentHTML('beforeend', b);",
    "eval(b)",
    "new Function(b)",
  ])("refuses %s", (text) => {
    expect(injection({ path: "src/table/x.tsx", text })).toHaveLength(1);
  });
});

describe("addresses", () => {
  test.each([
    ["src/a.ts", "const a = 'https://example.org/x';"],
    ["src/a.ts", "const a = `https://example.org/${b}`;"],
    ["src/a.tsx", "const a = <p>see http://example.org</p>;"],
    ["src/a.css", "a { background: url(https://example.org/x.png) }"],
  ])("refuses in %s: %s", (path, text) => {
    expect(addresses({ path, text })).toMatchObject([{ file: path, line: 1 }]);
  });

  test.each([
    ["src/a.ts", "// https://example.org"],
    ["src/a.css", "/* https://example.org */"],
    ["src/a.tsx", "const a = <svg xmlns='http://www.w3.org/2000/svg' />;"],
    ["src/a.ts", "const a = 'http://localhost:4173/';"],
    ["e2e/a.ts", "const a = 'https://example.org';"],
  ])("allows in %s: %s", (path, text) => {
    expect(addresses({ path, text })).toEqual([]);
  });
});

describe("clocks", () => {
  test.each([
    ["src/a.test.ts", "performance.now()"],
    ["src/a.test.tsx", "expect(Date.now()).toBe(1);"],
    ["src/a.test.ts", "new Date()"],
    ["src/a.test.ts", "console.time('x')"],
    ["src/a.test.ts", "process.hrtime.bigint()"],
    ["src/a.test.ts", "await new Promise((done) => setTimeout(done, 300));"],
    ["e2e/a.spec.ts", "globalThis.performance.now()"],
    ["e2e/a.spec.ts", "await page.waitForTimeout(300);"],
    ["e2e/support/a.ts", "await this.page.waitForTimeout(300);"],
  ])("refuses in %s: %s", (path, text) => {
    expect(clocks({ path, text })).toMatchObject([{ file: path, line: 1 }]);
  });

  test.each([
    ["src/a.ts", "performance.now()"],
    ["scripts/quality/a.ts", "performance.now()"],
    ["src/a.test.ts", "vi.advanceTimersByTime(300)"],
    ["src/a.test.ts", "await new Promise((done) => setTimeout(done));"],
    ["src/a.test.ts", "new Date(2026, 1, 1)"],
    ["src/a.test.ts", "const text = 'performance.now()';"],
    ["e2e/a.spec.ts", "test.setTimeout(240_000)"],
  ])("allows in %s: %s", (path, text) => {
    expect(clocks({ path, text })).toEqual([]);
  });
});

describe("file names", () => {
  test.each(["src/table/Mat.tsx", "src/table/Mat.test.tsx", "src/table/useMat.ts", "src/table/per-view.ts"])(
    "accepts %s",
    (path) => expect(fileNames({ path, text: "" })).toEqual([]),
  );

  test.each(["src/table/perView.ts", "src/table/per_view.ts", "src/table/use-Mat.ts"])("refuses %s", (path) =>
    expect(fileNames({ path, text: "" })).toHaveLength(1),
  );
});

describe("doc tags", () => {
  test("requires each to begin its own line", () => {
    const split = "/**\n * Does it.\n * @param a one.\n * @returns two.\n */\n/** @throws RangeError */";
    expect(docTags({ path: "src/a.ts", text: split })).toEqual([]);
    expect(docTags({ path: "src/a.ts", text: "/** Does it. @param a one. */" })).toMatchObject([{ line: 1 }]);
    expect(docTags({ path: "src/a.ts", text: "/**\n * @param a one. @returns two.\n */" })).toHaveLength(1);
  });
});
