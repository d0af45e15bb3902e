import { useEffect, useState } from "react";
import * as v from "valibot";
import type { Clause, Rulebook } from "../../games/game";

const schema = v.record(v.string(), v.object({ text: v.string(), ruling: v.optional(v.string()) }));

/**
 * The clauses with their texts.
 * @throws when the file cannot be loaded or is invalid.
 */
export async function clausesOf({ clauses, wording }: Rulebook): Promise<readonly Clause[]> {
  if (wording === undefined) return clauses;
  const response = await fetch(wording);
  const words = v.parse(schema, await response.json());
  return clauses.map((clause) => {
    const { text = "", ruling } = words[clause.id] ?? {};
    return { ...clause, text, ...(ruling === undefined ? undefined : { ruling }) };
  });
}

export type Wording = readonly Clause[] | "loading" | "failed";

/** The clauses of a rulebook, with their texts loaded if they are in a separate file. */
export function useClauses(book: Rulebook): Wording {
  const [found, setFound] = useState<Wording>(book.wording === undefined ? book.clauses : "loading");
  useEffect(() => {
    if (book.wording === undefined) return setFound(book.clauses);
    let current = true;
    const show = (wording: Wording) => {
      if (current) setFound(wording);
    };
    clausesOf(book).then(show, () => show("failed"));
    return () => {
      current = false;
    };
  }, [book]);
  return found;
}
