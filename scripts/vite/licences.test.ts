import { expect, test } from "vitest";
import project from "../../package.json" with { type: "json" };
import { shippedParts } from "./licences";

const parts = shippedParts(process.cwd());

test("lists every dependency, direct or not, with its licence", () => {
  const names = parts.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...Object.keys(project.dependencies), "scheduler"]));
  expect(names.filter((name) => name.startsWith("@types/"))).toEqual([]);
  for (const { licence, text, version } of parts) {
    expect(licence).not.toBe("");
    expect(version).toMatch(/^\d+\./);
    expect(text).toMatch(/copyright/i);
  }
});

test("includes the whole text of the Open Font License with the fonts", () => {
  const fonts = parts.filter(({ name }) => name.startsWith("@fontsource-variable/"));
  expect(fonts).toHaveLength(2);
  for (const { text, licence } of fonts) {
    expect(licence).toBe("OFL-1.1");
    expect(text).toContain("SIL OPEN FONT LICENSE");
    expect(text).toContain("PERMISSION & CONDITIONS");
  }
});

test("gives each part a file of its own", () => {
  expect(new Set(parts.map(({ file }) => file)).size).toBe(parts.length);
});
