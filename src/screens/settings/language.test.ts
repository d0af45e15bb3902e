import { expect, test } from "vitest";
import { languageFor } from "./language";

test.each([
  ["auto", ["de-AT", "en"], "de"],
  ["auto", ["fr", "DE"], "de"],
  ["auto", ["en-GB", "de"], "en"],
  ["auto", ["fr", "ja"], "en"],
  ["auto", [], "en"],
  ["en", ["de"], "en"],
  ["de", ["en"], "de"],
] as const)("%s with %j: %s", (choice, preferred, language) => {
  expect(languageFor(choice, preferred)).toBe(language);
});
