import type { Game } from "../../games/game";
import { fold } from "../fold";
import { sideSection } from "../side-deck";
import type { Opened } from "./line";

/** Reads headings of a game's decks. */
export interface Headings {
  /** The section a heading opens. Null for other lines. */
  of(line: string): Opened | null;
}

/** "=== Main Deck (40) ===", "## Units", "[Main]", "Side deck:" */
const DECORATED = /^(?:[=\-*_~]{2,}|#+ |\[).*\S|\S.*:$/;
const EDGES = /^[=\-*_~#[\s]+|[=\-*_~\]:\s]+$/g;
/** "(40)", "- 40 cards", ": 40" */
const SIZE = /\s*[-:]?\s*[([]?\b\d+(?: cards?)?[)\]]?$/;
const SIDE = ["side deck", "sideboard", "side"];
/** A longer line is no heading. */
const LONGEST = 80;

function wordsOf(line: string): string {
  const bare = fold(line).replace(EDGES, "");
  return bare.replace(SIZE, "").replace(EDGES, "");
}

export function headingsOf(game: Pick<Game, "deck" | "rules">): Headings {
  const side = sideSection(game);
  const known = new Map<string, Opened>([...SIDE.map((words) => [words, "no-side"] as const)]);
  for (const words of ["deck", "mainboard"]) known.set(words, { section: "main" });
  for (const { id, headings } of [...game.deck.sections, ...(side ? [side] : [])])
    for (const heading of headings) {
      known.set(fold(heading), { section: id });
      known.set(fold(heading).replace(/ deck$/, ""), { section: id });
    }
  return {
    of: (line) => {
      if (line.length > LONGEST) return null;
      const words = wordsOf(line);
      const opened = known.get(words);
      if (opened !== undefined) return opened;
      return /\p{L}/u.test(words) && DECORATED.test(line) ? "unknown" : null;
    },
  };
}
