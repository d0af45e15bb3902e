/** The database of everything saved, and the prefix of notes in local storage about what it does not have yet. */
export const DATABASE = "playmat";
export const NOTED = "playmat.unsaved.";

let inUse = false;

/** Records that this page saves matches, which are in memory only when there is no database. */
export function nowSaving(): void {
  inUse = true;
}

/** Whether no match can have been saved here, so that nobody has to load what reads them. False when in doubt. */
export async function isFirstVisit(): Promise<boolean> {
  if (inUse) return false;
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(NOTED))) return false;
    const databases = await indexedDB.databases();
    return !databases.some(({ name }) => name === DATABASE);
  } catch {
    return false;
  }
}
