import type { Clause } from "../../games/game";

/** A part of a text, and whether it matches the search. */
export interface TextPart {
  readonly text: string;
  readonly hit: boolean;
}

/** The terms of a query, all of which must match. Longest first, so that the longest match is highlighted. */
export function termsOf(query: string): readonly string[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** Clauses that match every term: in the id, the text, the ruling or the section title. */
export function searchClauses(clauses: readonly Clause[], terms: readonly string[]): readonly Clause[] {
  if (terms.length === 0) return clauses;
  return clauses.filter((clause) => {
    const all = `${clause.id}\n${clause.section}\n${clause.text}\n${clause.ruling ?? ""}`.toLowerCase();
    return terms.every((term) => all.includes(term));
  });
}

function escaped(term: string): string {
  return term.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** Splits a text at its matches. The joined parts equal the text. */
export function textParts(text: string, terms: readonly string[]): readonly TextPart[] {
  if (terms.length === 0) return [{ text, hit: false }];
  const pattern = new RegExp(`(${terms.map(escaped).join("|")})`, "gi");
  return text
    .split(pattern)
    .map((piece, i) => ({ text: piece, hit: i % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
