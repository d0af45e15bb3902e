import { parseArgs } from "node:util";
import { GAMES } from "../games/registry";
import { type RandomGame, randomGames } from "./random-cards/series";

/**
 * `npm run random-cards -- --games 20000 --seed 1`: plays games with random cards by random answers, suspended and
 * restored, and checks that nothing breaks. `--game SLUG` plays one game, `--games` counts those of all games together,
 * `--from N` begins with a later one. Exits 1 for a fault, with the seed that shows it.
 */
const { values } = parseArgs({
  options: {
    game: { type: "string" },
    games: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    from: { type: "string", default: "0" },
    answers: { type: "string", default: "400" },
  },
});

/** Faults shown of each game. */
const SHOWN = 40;
const played = GAMES.filter(({ slug }) => values.game === undefined || slug === values.game);
const each = Math.ceil(Number.parseInt(values.games, 10) / Math.max(1, played.length));
const mostAnswers = Number.parseInt(values.answers, 10);

const counted = (all: ReadonlyMap<string, number>): string =>
  [...all]
    .toSorted(([, a], [, b]) => b - a)
    .map(([what, n]) => `${what} ${n}`)
    .join(", ");

for (const { slug, title, parts } of played) {
  const base = { game: await parts.game(), workshop: await parts.workshop() };
  const drawn = { drawn: 0, accepted: 0 };
  const causes = new Map<string, number>();
  const faults: RandomGame[] = [];
  let answers = 0;
  let own = 0;
  const series = { seed: values.seed, games: each, from: Number.parseInt(values.from, 10), mostAnswers };
  for (const one of randomGames(base, series, drawn)) {
    answers += one.answers;
    own += one.own / one.config.seats.length;
    const cause = one.fault === null ? (one.cause ?? "not over") : "fault";
    causes.set(cause, (causes.get(cause) ?? 0) + 1);
    if (cause === "loop")
      console.error(
        `${slug} --from ${one.seed.split("/").at(-1)}: drawn by a loop after ${one.answers} answers`,
      );
    if (one.fault === null) continue;
    faults.push(one);
    process.exitCode = 1;
    if (faults.length <= SHOWN) console.error(`${slug} --from ${one.seed.split("/").at(-1)}: ${one.fault}`);
  }
  const share = ((100 * drawn.accepted) / Math.max(1, drawn.drawn)).toFixed(1);
  console.log(
    `${title}: ${each} games, ${(answers / each).toFixed(0)} answers and ${(own / each).toFixed(0)} random cards a deck`,
  );
  console.log(
    `  ended by ${counted(causes)}; ${share} % of ${drawn.drawn} abilities accepted; ${faults.length} faults`,
  );
}
