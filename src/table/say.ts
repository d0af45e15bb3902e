import { text } from "../text";
import type { shared } from "../text/en/ui/shared";
import type { table } from "../text/en/ui/table";

export { hasText, say } from "../text";

export type TableKey = keyof typeof table | keyof typeof shared;

/** A phrase of the table by its key. */
export function t(key: TableKey, args?: Readonly<Record<string, unknown>>): string {
  return text(key, args);
}
