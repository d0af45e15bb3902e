import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { toJsonSchema } from "@valibot/to-json-schema";
import { GAMES } from "../games/registry.ts";
import type { CardKind } from "../games/workshop.ts";
import { setSchema } from "../sets/set-schema.ts";
import { ABILITY_PARTS, SCHEMA_FILE } from "./schema.ts";

/** Where the schemas of card sets are published, from the project's folder. */
const FOLDER = "public/schema";
/** The schema of abilities is beside that folder. */
const ABILITY = `../${SCHEMA_FILE}`;

export const schemaFileOf = (slug: string): string => `${FOLDER}/${slug}.json`;

/** Refers to the schema of abilities instead of repeating it. */
function refersToAbilities(ref: string): string {
  const name = ref.replace("#/$defs/", "");
  return name === "ability" ? ABILITY : `${ABILITY}#/$defs/${name}`;
}

/** The JSON Schema of a card set of one game. */
export function publishedSetSchema(title: string, slug: string, kinds: readonly CardKind[]): object {
  const {
    $schema,
    $defs: _repeated,
    ...schema
  } = toJsonSchema(setSchema(slug, kinds), {
    // Neither "no value twice" nor the marks of a regular expression has a form in JSON Schema.
    ignoreActions: ["check"],
    errorMode: "ignore",
    target: "draft-2020-12",
    definitions: ABILITY_PARTS,
    overrideRef: ({ referenceId }) => refersToAbilities(`#/$defs/${referenceId}`),
  });
  return { $schema, title: `A card set for ${title}`, ...schema };
}

/** The file of a game's schema. */
export const schemaText = (schema: object): string => `${JSON.stringify(schema)}\n`;

/** `npm run schema` writes the schemas of all games. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(FOLDER, { recursive: true });
  for (const { slug, title, parts } of GAMES) {
    const { kinds } = await parts.workshop();
    writeFileSync(schemaFileOf(slug), schemaText(publishedSetSchema(title, slug, kinds)));
    console.log(`written: ${schemaFileOf(slug)}`);
  }
}
