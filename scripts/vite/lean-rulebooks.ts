import type { Plugin } from "vite";

interface Clause {
  readonly id: string;
  readonly section: string;
  readonly kind: string;
  readonly text: string;
  readonly ruling?: string;
}

/**
 * The wording of the rulebooks is no program: in the page it becomes a file of its own, which the reader fetches when
 * a book is opened (`Rulebook.wording`). What a rulebook holds for the tests alone stays out.
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
