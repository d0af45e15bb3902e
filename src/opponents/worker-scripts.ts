import type { Answer } from "../kernel";
import type { Script } from "./script";
import type { Question } from "./worker-messages";

/** One entry for every game of `SCRIPTS`, so that only the game being played is loaded. */
const LOADERS: Readonly<Record<string, () => Promise<Script>>> = {
  "battle-cores": async () => (await import("./battle-cores")).battleCoresScript,
  "d20-warriors": async () => (await import("./d20-warriors")).d20Script,
};

/** The games that have a scripted opponent. */
export const scripted = Object.keys(LOADERS);

/**
 * `decide`, after loading the game's script. Rejects where `decide` throws, and when the code cannot be
 * loaded.
 */
export async function decideAsync({ slug, level, view, seed }: Question): Promise<Answer> {
  const load = Object.hasOwn(LOADERS, slug) ? LOADERS[slug] : undefined;
  if (load === undefined) throw new RangeError(`no scripted opponent for ${slug}`);
  const script = await load();
  return script(level, view, seed, 1);
}
