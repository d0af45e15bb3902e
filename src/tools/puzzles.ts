import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { isGameSlug, partsOf } from "../games/registry";
import { type Puzzle, puzzlesFrom } from "../puzzles/puzzle";
import { PUZZLE_BOARDS } from "./puzzles/boards-of-games";
import { attemptsIn } from "./puzzles/find";
import type { Judge } from "./puzzles/judge";
import { BUDGET, difficultyOf, refusalOf } from "./puzzles/sound";
import { gameBySlug, opponentOf } from "./simulate/games";

/**
 * `npm run puzzles -- --game SLUG`: finds puzzles in quick games and adds them to `src/puzzles/data`. The same seeds
 * give the same puzzles. `--from N` and `--games N` choose the seeds, so a search can be continued; `--most N` ends it. `--check` finds none, but
 * judges those of the file again and drops what is refused.
 */
const { values } = parseArgs({
  options: {
    game: { type: "string", default: "battle-cores" },
    from: { type: "string", default: "1" },
    games: { type: "string", default: "100" },
    most: { type: "string", default: "40" },
    check: { type: "boolean", default: false },
  },
});
const game = gameBySlug(values.game);
if (!isGameSlug(game.slug)) throw new RangeError(`no game "${game.slug}"`);
const judge: Judge = {
  game,
  position: await partsOf(game.slug).position(),
  puzzles: PUZZLE_BOARDS[game.slug],
  script: opponentOf(game),
};
const file = `src/puzzles/data/${game.slug}.json`;
const from = Number.parseInt(values.from, 10);
const last = from + Number.parseInt(values.games, 10) - 1;
const most = Number.parseInt(values.most, 10);
let found: readonly Puzzle[] = existsSync(file) ? puzzlesFrom(JSON.parse(readFileSync(file, "utf8"))) : [];

const save = () => writeFileSync(file, `[\n${found.map((one) => JSON.stringify(one)).join(",\n")}\n]\n`);

if (values.check) {
  const patient: Judge = { ...judge, puzzles: { ...judge.puzzles, budget: BUDGET.known } };
  found = found.flatMap((puzzle) => {
    const refusal = refusalOf(patient, puzzle);
    if (refusal !== null) console.log(`${puzzle.id}: ${refusal}`);
    return refusal === null ? [{ ...puzzle, difficulty: difficultyOf(judge, puzzle) }] : [];
  });
  save();
  console.log(`${found.length} puzzles are sound.`);
  process.exit();
}

/** How often each end of an attempt came about, to see where boards are lost. */
const ends = new Map<string, number>();

for (let seed = from; seed <= last && found.length < most; seed++) {
  for (const attempt of attemptsIn(judge, seed)) {
    const end = "refusal" in attempt ? `${attempt.kind}: ${attempt.refusal}` : "found";
    ends.set(end, (ends.get(end) ?? 0) + 1);
    if ("refusal" in attempt || found.some(({ id }) => id === attempt.puzzle.id)) continue;
    const { puzzle } = attempt;
    found = [...found, puzzle];
    // Each at once, so that a search that is stopped keeps what it has found.
    save();
    console.log(`${puzzle.id}, difficulty ${puzzle.difficulty}`);
  }
  console.log(
    `game ${seed} of ${last}: ${found.length} puzzles, ${Math.round(process.cpuUsage().user / 1e6)} s`,
  );
}
console.table(Object.fromEntries(ends));
