import type { Pictures } from "../../games/card-set";
import type { Game } from "../../games/game";
import { setFrom } from "../../sets/card-set";
import { databaseStore } from "../rows/database";
import { DATABASE } from "../saving/first-visit";
import { showPictures } from "./pictures";
import { keyOf } from "./sets-key";

// `cardSets` loads games itself, so it cannot be asked here.
const rows = databaseStore(DATABASE);

async function installedPictures(game: string): Promise<Pictures> {
  const keys = await rows.keys("sets");
  const sets = keys.filter((key) => key.startsWith(keyOf({ game, code: "" })));
  const read = await Promise.all(sets.map(async (key) => setFrom(await rows.get("sets", key))));
  return Object.assign({}, ...read.map((one) => ("set" in one ? one.set.pictures : undefined)));
}

/** The game of a match, whose cards show the pictures of the installed sets. A match carries none itself. */
export async function showInstalledPictures(game: Game): Promise<Game> {
  return showPictures(game, await installedPictures(game.slug).catch(() => ({})));
}
