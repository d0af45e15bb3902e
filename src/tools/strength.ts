import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { figuresOf, margin, rate } from "./simulate/figures";
import { GAMES, gameBySlug } from "./simulate/games";
import type { SimulateOptions } from "./simulate/options";
import { percent } from "./simulate/report";
import { series } from "./simulate/series";
import { floorOf, PAIRINGS } from "./strength/floors";

/**
 * `npm run strength`: the share of games that each level of each game's opponent wins against a weaker one. Exits 1 when a share
 * is below its floor. `--game SLUG` measures one game, `--games N` plays N a pairing, `--seed TEXT` plays others, `--write` rewrites
 * `docs/strength.md` (with all games only).
 */
const { values } = parseArgs({
  options: {
    game: { type: "string" },
    games: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    write: { type: "boolean", default: false },
  },
});
const games = Math.max(2, Number.parseInt(values.games, 10));
const rows: string[] = [];

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
    const share = `${percent(rate(won))} ± ${percent(margin(won))}`;
    console.log(
      `${holds ? "holds " : "BELOW "} ${stronger} over ${weaker}: ${share.padStart(15)}, at least ${percent(floor)}`,
    );
    rows.push(`| ${game.title} | ${stronger} over ${weaker} | ${share} | ${percent(floor)} |`);
  }
}

if (values.write && values.game === undefined)
  writeFileSync(
    "docs/strength.md",
    `# Strength of the opponents

Made by \`npm run strength -- --games ${games} --seed ${values.seed} --write\`: ${games} games for each row, with the starter decks of each game.
A share is the games won, with its 95 % interval; drawn games count half.

| Game | Levels | Share won | Floor |
|---|---|---|---|
${rows.join("\n")}
`,
  );
