/**
 * Format of a saved match. Incremented when older saves need a migration, or older programs could not read all of a
 * newer save. Format 2 adds the answers since the last whole write, and changes of seed.
 */
export const SAVE_FORMAT = 2;

/** Converts the raw data of one format to the next. */
export type Migration = (raw: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** Migrations by the format they start from. Format 1 is the first. */
const MIGRATIONS: Readonly<Record<number, Migration>> = { 1: (raw) => raw };

export type Migrated =
  | { readonly ok: true; readonly raw: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly reason: "no-format" | "too-new" | "too-old" };

/** Migrates raw data of an older format, step by step. */
export function migrate(
  raw: Readonly<Record<string, unknown>>,
  migrations: Readonly<Record<number, Migration>> = MIGRATIONS,
  newest = SAVE_FORMAT,
): Migrated {
  const { format } = raw;
  if (typeof format !== "number" || !Number.isInteger(format)) return { ok: false, reason: "no-format" };
  if (format > newest) return { ok: false, reason: "too-new" };
  let current = raw;
  for (let from = format; from < newest; from++) {
    const next = migrations[from];
    if (next === undefined) return { ok: false, reason: "too-old" };
    current = { ...next(current), format: from + 1 };
  }
  return { ok: true, raw: current };
}
