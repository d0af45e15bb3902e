import { describe, expect, test } from "vitest";
import { loadGames } from "../../../games/registry";
import { formsOf } from "../../../language/grammar";
import { hasText } from "../../../text";
import { clausesOf, WORD_CLAUSES } from ".";

const games = await loadGames();

describe.each(games)("$title", ({ slug, rulebook, cards: { vocabulary } }) => {
  const ids = rulebook.clauses.map(({ id }) => id);

  test("names only clauses of its rulebook", () => {
    const named = Object.values(WORD_CLAUSES[slug] ?? {}).flatMap((words) => Object.values(words).flat());
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("names the clause behind each of its words", () => {
    if (vocabulary === undefined) throw new Error("no card language");
    const { names, being = {} } = vocabulary;
    const words = (["effect", "condition", "amount", "cost"] as const).flatMap((kind) =>
      formsOf(vocabulary, kind)
        .filter(({ id }) => id.startsWith("word:"))
        .map(({ id }) => [kind, id.replace("word:", "")] as const),
    );
    const keywords = names.stats
      .filter((stat) => stat.startsWith("kw-"))
      .map((stat) => stat.slice(3))
      .filter((name) => hasText(`${slug}.keyword.${name}.reminder`));
    const all = [
      ...words,
      ...Object.keys(names.events).map((name) => ["event", name] as const),
      ...Object.keys(names.changes).map((name) => ["change", name] as const),
      ...Object.keys(being).map((name) => ["state", name] as const),
      ...keywords.map((name) => ["keyword", name] as const),
    ];
    const missing = all.filter(([kind, name]) => clausesOf(slug, kind, name).length === 0);
    expect(missing.map(([kind, name]) => `${kind} ${name}`)).toEqual([]);
  });
});
