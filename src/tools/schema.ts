import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { toJsonSchema } from "@valibot/to-json-schema";
import { abilitySchema, amountSchema, conditionSchema, effectSchema, filterSchema } from "../language/schema";

/** The file of the published schema. */
export const SCHEMA_FILE = fileURLToPath(new URL("../language/ability.schema.json", import.meta.url));

/** The shape of an ability as JSON Schema. */
export function publishedSchema(): Readonly<Record<string, unknown>> {
  const schema = toJsonSchema(abilitySchema, {
    definitions: {
      filter: filterSchema,
      amount: amountSchema,
      condition: conditionSchema,
      effect: effectSchema,
    },
  });
  return { $schema: schema.$schema, title: "An ability in the card language of Playmat", ...schema };
}

/** `npm run schema` rewrites the file. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(SCHEMA_FILE, JSON.stringify(publishedSchema()));
  execFileSync("npx", ["biome", "format", "--write", SCHEMA_FILE], { stdio: "ignore" });
  console.log(`written: ${SCHEMA_FILE}`);
}
