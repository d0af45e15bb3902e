import type { Plugin } from "vite";
import { publishedSchema, SCHEMA_FILE } from "../../src/tools/schema.ts";

/** Publishes the shape of an ability beside the page, for editors of cards. */
export const abilitySchema = (): Plugin => ({
  name: "ability-schema",
  apply: "build",
  generateBundle() {
    const source = JSON.stringify(publishedSchema());
    this.emitFile({ type: "asset", fileName: SCHEMA_FILE, source });
  },
});
