import type { Rulebook } from "../../games/game";
import { NUMBER, prefixOf } from "./ids";

/** A line of code that names a clause. */
export interface CodeLine {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/** A file and its text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Further numbers behind a clause: "BSS 2-7-3, 2-7-3b", "SM 17.1 to SM 17.7". */
const JOINED = String.raw`(,| and| to) (?:[A-Z0-9]+ )?(\d+[.-]${NUMBER})`;

/** The clauses from one to another, as the rulebook lists them. */
function between(ids: readonly string[], first: string, last: string): readonly string[] {
  const [from, to] = [ids.indexOf(first), ids.indexOf(last)];
  return from < 0 || to < from ? [last] : ids.slice(from, to + 1);
}

/** The lines of code that name each clause. A list may leave out the prefix, and a range names every clause in it. */
export function citations(
  rulebooks: readonly Rulebook[],
  sources: readonly Source[],
): ReadonlyMap<string, readonly CodeLine[]> {
  const found = new Map<string, CodeLine[]>();
  for (const { clauses } of rulebooks) {
    const ids = clauses.map(({ id }) => id);
    const prefix = prefixOf(ids[0] ?? " ");
    const mention = new RegExp(String.raw`\b${prefix} (${NUMBER})((?:${JOINED})*)`, "g");
    for (const { file, text } of sources) {
      text.split("\n").forEach((content, i) => {
        for (const [, first = "", more = ""] of content.matchAll(mention)) {
          const named = [`${prefix} ${first}`];
          for (const [, joint, next] of more.matchAll(new RegExp(JOINED, "g"))) {
            const id = `${prefix} ${next}`;
            named.push(...(joint === " to" ? between(ids, named.at(-1) ?? id, id) : [id]));
          }
          for (const id of new Set(named)) found.set(id, [...(found.get(id) ?? []), { file, line: i + 1 }]);
        }
      });
    }
  }
  return found;
}
