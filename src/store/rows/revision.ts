/** The revision of a row as found; null when there is no row. A row of an older version has none, which counts as 0. */
export function revisionOf(row: unknown): number | null {
  if (row === undefined) return null;
  const revision = typeof row === "object" && row !== null && "revision" in row ? row.revision : 0;
  return typeof revision === "number" ? revision : 0;
}
