import type { Clause } from "../../games/game";

/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** The words of a query, each to be found somewhere. Long words first, so that the longest match is marked. */
export function termsOf(query: string): readonly string[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** Clauses in which every term occurs: in the id, the text, the ruling or the name of the section. */
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

/** Splits a text at what was searched for; put together again the pieces are the text. */
export function piecesOf(text: string, terms: readonly string[]): readonly Piece[] {
  if (terms.length === 0) return [{ text, hit: false }];
  const pattern = new RegExp(`(${terms.map(escaped).join("|")})`, "gi");
  return text
    .split(pattern)
    .map((piece, i) => ({ text: piece, hit: i % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
