import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { figuresOf, NOTHING, plus, pointsOf, rate } from "./simulate/figures";
import { GAMES, gameBySlug } from "./simulate/games";
import type { SimulateOptions } from "./simulate/options";
import { percent } from "./simulate/report";
import { type SeriesGame, series } from "./simulate/series";
import { DECK_SOURCES, type StrengthRow, shareOf, withRows, wonIn } from "./strength/document";
import { floorOf, PAIRINGS_OF, pairingOf, pairingTitle } from "./strength/floors";

/**
 * `npm run strength`: the share of games that each level of each game's opponent wins against a weaker one. Exits 1 when a share
 * is below its floor. `--game SLUG` measures one game, `--games N` plays N a pairing, `--seed TEXT` plays others, `--decks random`
 * plays hard against easy with random legal decks, `--decks random-sets` with decks of cards written at random, `--decks limited` medium on both sides with decks from a draft: scripted picks
 * against random ones. `--levels expert,hard` measures only the first level against the second. `--write` rewrites the measured rows
 * of `docs/strength.md`, every ten games. `--more` plays on after the games that are written there, and counts those too.
 */
const { values } = parseArgs({
  options: {
    game: { type: "string" },
    games: { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
    decks: { type: "string", default: "starter" },
    levels: { type: "string" },
    write: { type: "boolean", default: false },
    more: { type: "boolean", default: false },
  },
});
const PAGE = "docs/strength.md";
const games = Math.max(2, Number.parseInt(values.games, 10));
const { seed } = values;
const source = DECK_SOURCES.find((known) => known === values.decks) ?? "starter";
/** Games between two lines of progress. */
const STEP = 10;

function write(row: StrengthRow): void {
  if (!values.write) return;
  const titles = GAMES.map(({ title }) => title);
  writeFileSync(PAGE, withRows(readFileSync(PAGE, "utf8"), source, [row], titles));
}

/** The same games. Says and writes on the way how many are won, so that nothing is lost when a long run is stopped. */
function* withProgress(played: Iterable<SeriesGame>, row: StrengthRow): Generator<SeriesGame> {
  let { won } = row;
  for (const game of played) {
    yield game;
    won = plus(won, pointsOf(game, game.playerAt.indexOf(0)));
    if (won.games % STEP !== 0) continue;
    console.error(`${won.games} games: ${shareOf(won)}`);
    write({ ...row, won });
  }
}

const pairings = values.levels ? [pairingOf(values.levels)] : PAIRINGS_OF[source];

for (const game of values.game ? [gameBySlug(values.game)] : GAMES) {
  console.log(`${game.title}, ${source} decks, ${games} games a pairing, seed ${seed}`);
  for (const pairing of pairings) {
    const { stronger, weaker } = pairing;
    const levels = pairingTitle(pairing);
    const floor = floorOf(game.slug, pairing, source);
    const named = { game: game.title, levels, seed, floor: percent(floor) };
    const before = (values.more && wonIn(readFileSync(PAGE, "utf8"), source, named)) || NOTHING;
    const options: SimulateOptions = {
      game,
      games,
      from: before.games,
      seed,
      mode: "series",
      players: [stronger, weaker],
      teams: 1,
      decks: source === "starter" ? [null, null] : source,
      options: {},
      checks: "none",
      search: 1,
      json: false,
    };
    const { byPlayer, broken, times } = figuresOf(
      options,
      withProgress(series(options), { ...named, won: before }),
      () => performance.now(),
    );
    const { games: played, points } = byPlayer[0] ?? NOTHING;
    const won = { games: before.games + played, points: before.points + points };
    const holds = broken.length === 0 && rate(won) >= floor;
    if (!holds) process.exitCode = 1;
    for (const { seed: at, what } of broken) console.error(`seed ${at}: ${what}`);
    console.log(
      `${holds ? "holds " : "BELOW "} ${levels}: ${shareOf(won).padStart(15)} of ${won.games}, at least ${percent(floor)}; 95 % of the decisions within ${Math.ceil(times[stronger]?.p95 ?? 0)} ms`,
    );
    write({ ...named, won });
  }
}
