import { readFileSync, writeFileSync } from "node:fs";
import { loadGames } from "../games/registry";
import { withReference } from "./language/reference";

/** The page that describes the card language. */
export const LANGUAGE_PAGE = "docs/card-language.md";

/** The page as it should be. */
export async function languagePage(): Promise<string> {
  return withReference(readFileSync(LANGUAGE_PAGE, "utf8"), await loadGames());
}

/** `npm run language` writes the words of all games, with examples, into the page. */
if (process.argv[1]?.endsWith("language.ts")) {
  writeFileSync(LANGUAGE_PAGE, await languagePage());
  console.log(`written: ${LANGUAGE_PAGE}`);
}
