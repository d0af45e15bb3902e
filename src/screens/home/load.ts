type Landing = typeof import("./Home").Home;

let landing: Landing | null = null;

/** Fetches the landing page: who comes to a table by its address does not need it. */
export async function loadHome(): Promise<Landing> {
  landing ??= (await import("./Home")).Home;
  return landing;
}

/** The landing page, or null as long as it has not come. */
export const homeNow = (): Landing | null => landing;
