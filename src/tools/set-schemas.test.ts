import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GAMES } from "../games/registry";
import { plainest } from "../sets/plain-cards";
import { makerOf, TOKEN, TOKEN_GAMES } from "../sets/testing/token-cards";
import { publishedSchema } from "./schema";
import { publishedSetSchema, schemaFileOf, schemaText } from "./set-schemas";
import { fits, type JsonSchema } from "./testing/json-schema";

const ability = publishedSchema() as JsonSchema;

/** Finds what a set's schema refers to in the schema of abilities. */
function resolve(ref: string): JsonSchema {
  const [, name] = /#\/(?:\$defs|definitions)\/(.*)$/.exec(ref) ?? [];
  if (name === undefined) return ability;
  const found = (ability.$defs ?? ability.definitions)?.[name];
  if (found === undefined) throw new RangeError(`${ref} is not published`);
  return found;
}

describe.each(GAMES)("$title", async ({ slug, title, parts }) => {
  const { kinds } = await parts.workshop();
  const schema = publishedSetSchema(title, slug, kinds);
  const frame = { format: 1, game: slug, code: "OWN", name: "Own", version: 1, author: "", language: "en" };
  const isSet = (...cards: readonly unknown[]) => fits(schema as JsonSchema, { ...frame, cards }, resolve);

  test("the published schema is current: `npm run schema` writes it", () => {
    expect(readFileSync(schemaFileOf(slug), "utf8")).toBe(schemaText(schema));
  });

  test("the example set fits the schema, and the same set with a mistake does not", () => {
    const plain = kinds.map(plainest);
    expect(isSet(...plain)).toBe(true);
    for (const card of plain) {
      expect(isSet({ ...card, wings: 2 }), `${card.kind} with an unknown value`).toBe(false);
      expect(isSet({ ...card, name: "<b>" }), `${card.kind} with markup`).toBe(false);
      expect(isSet({ ...card, kind: "prayer" })).toBe(false);
    }
    expect(fits(schema as JsonSchema, { ...frame, cards: [], game: "chess" }, resolve)).toBe(false);
  });
});

test.each(TOKEN_GAMES)(
  "%s: a card with an effect fits, and one with an unknown effect does not",
  async (slug) => {
    const entry = GAMES.find((game) => game.slug === slug);
    const { kinds } = (await entry?.parts.workshop()) ?? { kinds: [] };
    const schema = publishedSetSchema("", slug, kinds) as JsonSchema;
    const frame = { format: 1, game: slug, code: "OWN", name: "Own", version: 1, author: "", language: "en" };
    const card = makerOf(slug);
    const wrong = JSON.parse(JSON.stringify(card).replace('"do":"word"', '"do":"explode"'));
    expect(JSON.stringify(card)).toContain(TOKEN);
    expect(fits(schema, { ...frame, cards: [card] }, resolve)).toBe(true);
    expect(fits(schema, { ...frame, cards: [wrong] }, resolve)).toBe(false);
  },
);
