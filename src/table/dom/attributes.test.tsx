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

test.each(Object.entries(ATTRIBUTES))("%s: a component has %s", (_, attribute) => {
  const isSet = components.some(([, text]) => new RegExp(`\\s${attribute}[\\s=>]`).test(text));
  expect(isSet).toBe(true);
});

test("selectors are built only here", () => {
  const literal = /\[data-[a-z-]+[\]=]|\.dataset\.(?!seat\b|best\b)/;
  expect(readers.filter(([, text]) => literal.test(text)).map(([path]) => path)).toEqual([]);
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
