import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { publishedSchema, SCHEMA_FILE } from "../tools/schema";

test("the published JSON Schema is the one in use (npm run schema updates it)", () => {
  expect(JSON.parse(readFileSync(SCHEMA_FILE, "utf8"))).toEqual(publishedSchema());
});

test("the published JSON Schema names its recursive parts", () => {
  const { definitions, $defs } = publishedSchema();
  expect(Object.keys((definitions ?? $defs) as object).sort()).toEqual([
    "amount",
    "condition",
    "effect",
    "filter",
  ]);
});
