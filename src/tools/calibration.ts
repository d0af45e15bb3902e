import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type CalibrationRow, lineOf, withCalibration } from "./calibration/document";
import { samplesOf } from "./calibration/samples";
import { GAMES, gameBySlug, opponentOf } from "./simulate/games";

/**
 * `npm run calibration`: whether positions with a win chance of 70 % are won in 70 of 100 games. Plays games between quick players
 * (as the search plays on), with starter decks. `--game SLUG` measures one game, `--games N` plays N, `--seed TEXT` plays others.
 * `--write` rewrites the measured rows of `docs/review.md`.
 */
const { values } = parseArgs({
  options: {
    game: { type: "string" },
    games: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    write: { type: "boolean", default: false },
  },
});
const PAGE = "docs/review.md";
const games = Math.max(2, Number.parseInt(values.games, 10));
const { seed } = values;

for (const game of values.game ? [gameBySlug(values.game)] : GAMES) {
  const samples = Array.from({ length: games }, (_, i) => samplesOf(game, opponentOf(game), i, seed)).flat();
  const row: CalibrationRow = { game: game.title, games, seed, samples };
  console.log(lineOf(row));
  if (!values.write) continue;
  const titles = GAMES.map(({ title }) => title);
  writeFileSync(PAGE, withCalibration(readFileSync(PAGE, "utf8"), [row], titles));
}
