import { text } from "../text";
import type { comforts } from "../text/en/ui/comforts";
import type { table } from "../text/en/ui/table";

export { hasText, say } from "../text";

export type TableKey = keyof typeof table | keyof typeof comforts;

/** A phrase of the table by its key. */
export function t(key: TableKey, args?: Readonly<Record<string, unknown>>): string {
  return text(key, args);
}
