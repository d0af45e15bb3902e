import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGE_PAGE, languagePage } from "./language";

test("the reference of the card language is current (`npm run language` writes it)", async () => {
  const page = await languagePage();
  expect(
    readFileSync(LANGUAGE_PAGE, "utf8") === page,
    "docs/card-language.md is as `npm run language` writes it",
  ).toBe(true);
  expect(page).not.toMatch(/undefined|\[object|missing\.|lang\./);
});
