import { expect, test } from "vitest";
import { publishedSchema } from "./schema";

test("the published JSON Schema names its recursive parts", () => {
  const { definitions, $defs } = publishedSchema();
  expect(Object.keys((definitions ?? $defs) as object).sort()).toEqual([
    "ability",
    "amount",
    "bounds",
    "condition",
    "cost",
    "effect",
    "filter",
    "test",
  ]);
});

test("the published JSON Schema refuses what an ability does not have", () => {
  expect(JSON.stringify(publishedSchema())).toContain('"additionalProperties":false');
});
