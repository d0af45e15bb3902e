import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  ATTRIBUTES,
  type AttributeName,
  attributeAround,
  attributeOf,
  cardElement,
  selector,
} from "./attributes";

const sources = (files: Record<string, unknown>) =>
  Object.entries(files).filter(([path]) => !path.includes(".test.")) as [path: string, text: string][];

const components = sources(
  import.meta.glob(["/src/table/**/*.tsx", "/src/screens/guide/*.tsx"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const readers = sources(
  import.meta.glob(["/src/table/**/*.{ts,tsx}", "/src/screens/guide/*.{ts,tsx}"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
/** The attributes named in files of one kind below a folder. Style sheets are empty in tests when they are imported. */
function named(folder: string, ending: string, name: RegExp) {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(ending),
  );
  return paths.flatMap((path) =>
    [...readFileSync(join(folder, path), "utf8").matchAll(name)].map(([, found = ""]) => ({
      path,
      name: found,
    })),
  );
}

const styled = named("src", ".css", /\[(data-[a-z-]+)/g);

test.each(Object.entries(ATTRIBUTES))("%s: a component has %s", (_, attribute) => {
  const isSet = components.some(([, text]) => new RegExp(`\\s${attribute}[\\s=>]`).test(text));
  expect(isSet).toBe(true);
});

test("selectors are built only here", () => {
  const literal = /\[data-[a-z-]+[\]=]|\.dataset\.(?!seat\b|best\b)/;
  expect(readers.filter(([, text]) => literal.test(text)).map(([path]) => path)).toEqual([]);
});

test("no style sheet selects by them", () => {
  const listed = new Set<string>(Object.values(ATTRIBUTES));
  expect(styled.length).toBeGreaterThan(100);
  expect(styled.filter(({ name }) => listed.has(name))).toEqual([]);
});

test("no browser test reads an attribute of a style sheet", () => {
  const read = named("e2e", ".ts", /(data-[a-z-]+)/g);
  const ofStyles = new Set(styled.map(({ name }) => name));
  expect(read.length).toBeGreaterThan(50);
  expect(read.filter(({ name }) => ofStyles.has(name))).toEqual([]);
});

test("an element is found by its attribute, with or without a value", () => {
  render(
    <ul data-hand>
      <li data-card="7">
        <button type="button">a</button>
      </li>
    </ul>,
  );
  const button = screen.getByRole("button");
  const find = (name: AttributeName, value?: number) => document.querySelector(selector(name, value));
  expect(find("hand")?.tagName).toBe("UL");
  expect(find("card", 7)).toBe(cardElement(document, 7));
  expect(find("card", 8)).toBeNull();
  expect(attributeOf(button, "card")).toBeUndefined();
  expect(attributeAround(button, "card")).toBe("7");
  expect(attributeAround(button, "row")).toBeUndefined();
});
