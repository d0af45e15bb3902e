import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { toJsonSchema } from "@valibot/to-json-schema";
import {
  abilitySchema,
  amountSchema,
  boundsSchema,
  cardTestSchema,
  conditionSchema,
  costSchema,
  effectSchema,
  filterSchema,
} from "../language/schema.ts";

/** Where it is published, beside the page. */
export const SCHEMA_FILE = "ability.schema.json";

/** The parts of an ability that it defines by name. */
export const ABILITY_PARTS = {
  ability: abilitySchema,
  filter: filterSchema,
  bounds: boundsSchema,
  amount: amountSchema,
  test: cardTestSchema,
  condition: conditionSchema,
  cost: costSchema,
  effect: effectSchema,
} as const;

export function publishedSchema(): Readonly<Record<string, unknown>> {
  const schema = toJsonSchema(abilitySchema, {
    // "Tests something" has no form in JSON Schema.
    ignoreActions: ["check"],
    definitions: ABILITY_PARTS,
  });
  return { $schema: schema.$schema, title: "An ability in the card language of Playmat", ...schema };
}

/** `npm run schema` writes the file alone, without building the page. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = `dist/${SCHEMA_FILE}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(publishedSchema(), null, 2)}\n`);
  console.log(`written: ${file}`);
}
