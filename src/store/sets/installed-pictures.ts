import type { Game } from "../../games/game";
import { setFrom } from "../../sets/card-set";
import { databaseStore } from "../rows/database";
import { showPictures } from "./pictures";
import { keyOf } from "./sets-key";

// `cardSets` loads games itself, so it cannot be asked here.
const rows = databaseStore("playmat");

async function picturesOf(game: string, code: string) {
  const row = await rows.get("sets", keyOf({ game, code })).catch(() => undefined);
  const read = setFrom(row);
  return "set" in read ? read.set.pictures : undefined;
}

/** The game of a match, whose cards show the pictures of the installed sets. A match carries none itself. */
export async function showInstalledPictures(game: Game): Promise<Game> {
  const pictures = await Promise.all((game.sets ?? []).map(({ code }) => picturesOf(game.slug, code)));
  return showPictures(game, Object.assign({}, ...pictures));
}
