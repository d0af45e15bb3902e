import type { Plugin } from "vite";

interface Clause {
  readonly id: string;
  readonly section: string;
  readonly kind: string;
  readonly text: string;
  readonly ruling?: string;
}

/**
 * Moves the wording of the rulebooks out of the program, into a file of its own that the reader fetches when a book is
 * opened (`Rulebook.wording`). Leaves out the parts that only tests need.
 */
export function leanRulebooks(): Plugin {
  return {
    name: "playmat:lean-rulebooks",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/rulebook\.json$/ },
      handler(code) {
        const book = JSON.parse(code) as { game: string; clauses: readonly Clause[] };
        const words = book.clauses.map(({ id, text, ruling }) => [id, { text, ruling }] as const);
        const file = this.emitFile({
          type: "asset",
          name: `rulebook-${book.game}.json`,
          source: JSON.stringify(Object.fromEntries(words)),
        });
        const clauses = book.clauses.map(({ id, section, kind }) => ({ id, section, kind, text: "" }));
        const lean = JSON.stringify({ ...book, clauses });
        return {
          code: `export default { ...${lean}, wording: import.meta.ROLLUP_FILE_URL_${file} };`,
          moduleType: "js",
        };
      },
    },
  };
}
