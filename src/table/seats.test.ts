import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = ["src/ui/styles/tokens.css", "src/table/styles/seats.css"]
  .map((path) => readFileSync(path, "utf8"))
  .join("\n")
  .replace(/\/\*.*?\*\//gs, "");

/** The style sheets' values for a seat. */
function valuesOf(seat: number): Readonly<Record<string, string>> {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selectors = ""]) =>
    selectors.split(",").some((selector) => selector.trim() === `[data-seat="${seat}"]`),
  );
  const set = rules.flatMap(([, , body = ""]) => [...body.matchAll(/--(seat|sign):\s*(.+?);\n/g)]);
  return Object.fromEntries(set.map(([, name = "", value = ""]) => [name, value]));
}

/** Resolves a reference to a variable. */
const resolved = (value = "") => {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return name === undefined ? value : (new RegExp(`${name}:\\s*(.+?);\\n`).exec(css)?.[1] ?? "");
};

test("each of twenty seats has a distinct sign, in one of four colours", () => {
  const seats = Array.from({ length: 20 }, (_, seat) => valuesOf(seat));
  const signs = seats.map(({ sign }) => resolved(sign));
  expect(new Set(signs).size).toBe(20);
  expect(new Set(seats.map(({ seat }) => resolved(seat))).size).toBe(4);
  signs.forEach((sign, i) => {
    expect(sign).toContain(resolved(seats[i]?.seat).replace("#", "%23"));
  });
});
