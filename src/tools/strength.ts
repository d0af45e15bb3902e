import { parseArgs } from "node:util";
import { figuresOf, margin, rate } from "./simulate/figures";
import { GAMES, gameBySlug } from "./simulate/games";
import type { SimulateOptions } from "./simulate/options";
import { percent } from "./simulate/report";
import { series } from "./simulate/series";
import { floorOf, PAIRINGS } from "./strength/floors";

/**
 * `npm run strength`: the share of games that each level of each game's opponent wins against a weaker one. Exits 1 when a share
 * is below its floor. `--game SLUG` measures one game, `--games N` plays N a pairing, `--seed TEXT` plays others.
 */
const { values } = parseArgs({
  options: {
    game: { type: "string" },
    games: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
  },
});
const games = Math.max(2, Number.parseInt(values.games, 10));

for (const game of values.game ? [gameBySlug(values.game)] : GAMES) {
  console.log(`${game.title}, ${games} games a pairing, seed ${values.seed}`);
  for (const pairing of PAIRINGS) {
    const { stronger, weaker } = pairing;
    const options: SimulateOptions = {
      game,
      games,
      seed: values.seed,
      mode: "series",
      players: [stronger, weaker],
      teams: 1,
      decks: [null, null],
      options: {},
      checks: "none",
      search: 1,
      json: false,
    };
    const { byPlayer, broken } = figuresOf(options, series(options), () => performance.now());
    const won = byPlayer[0] ?? { games: 0, points: 0 };
    const floor = floorOf(game.slug, pairing);
    const holds = broken.length === 0 && rate(won) >= floor;
    if (!holds) process.exitCode = 1;
    for (const { seed, what } of broken) console.error(`seed ${seed}: ${what}`);
    const share = `${percent(rate(won)).padStart(7)} ± ${percent(margin(won))}`;
    console.log(
      `${holds ? "holds " : "BELOW "} ${stronger} over ${weaker}: ${share}, at least ${percent(floor)}`,
    );
  }
}
