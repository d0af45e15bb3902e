type Landing = typeof import("./Home").Home;

let landing: Landing | null = null;

/** Loads the landing page, which is not needed when the app opens at another address. */
export async function loadHome(): Promise<Landing> {
  landing ??= (await import("./Home")).Home;
  return landing;
}

/** The landing page, or null until it is loaded. */
export const loadedHome = (): Landing | null => landing;
