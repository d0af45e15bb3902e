import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import type { Game } from "../games/game";
import { answerLegal, createGame, type Engine, view } from "../kernel";
import { randomFrom } from "../opponents";
import { decide } from "../opponents/decide";
import type { ThinkingTime } from "../opponents/think-in-slices";
import { timesOf } from "./simulate/figures";
import { GAMES, gameBySlug, opponentOf } from "./simulate/games";

/**
 * `npm run thinking`: how long the expert thinks as in the page, by the clock and with its time limit, on one core. It
 * plays hard in whole games with starter decks. `--game SLUG` measures one game, `--games N` plays N of each, `--seed TEXT`
 * plays others, `--slow 4` makes this machine four times slower.
 */
const { values } = parseArgs({
  options: {
    game: { type: "string" },
    games: { type: "string", default: "4" },
    seed: { type: "string", default: "1" },
    slow: { type: "string", default: "1" },
  },
});

const CLOCK: ThinkingTime = {
  clock: () => performance.now(),
  rest: () => new Promise<void>((done) => setTimeout(done)),
  isHurried: () => false,
};

/** Milliseconds for which a slowed process runs at a stretch. */
const RUNS = 5;

/** Stops this process for most of the time, until the returned function is called. */
function slowedDown(times: number): () => void {
  const stop = `
    const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    for (;;) {
      process.kill(${process.pid}, "SIGSTOP");
      wait(${RUNS * (times - 1)});
      process.kill(${process.pid}, "SIGCONT");
      wait(${RUNS});
    }`;
  const child = spawn(process.execPath, ["-e", stop], { stdio: "ignore" });
  return () => child.kill();
}

function begun(game: Game, number: number): Engine {
  const random = randomFrom(`${values.seed}/decks/${number}`);
  const { starters } = game.deck;
  const seats = ["Expert", "Hard"].map((name) => ({
    name,
    deck: starters[random.below(starters.length)]?.cards ?? [],
  }));
  const config = game.setup.config(`${values.seed}/${number}`, seats, {});
  return createGame(game.rules, config, { events: false });
}

/** @returns milliseconds of each decision of the expert, by the clock. */
async function played(game: Game, number: number): Promise<number[]> {
  const g = begun(game, number);
  const expert = number % 2;
  const times: number[] = [];
  for (let n = 0; g.state.decision !== null; n++) {
    const { seat } = g.state.decision;
    const seed = `${values.seed}/${number}/${n}`;
    const seen = view(g, seat);
    if (seat !== expert) {
      answerLegal(g, opponentOf(game)("hard", seen, seed, 1));
      continue;
    }
    const began = performance.now();
    const answer = await decide(game.slug, "expert", seen, seed, CLOCK);
    times.push(performance.now() - began);
    if (answer !== null) answerLegal(g, answer);
  }
  return times;
}

const slow = Math.max(1, Number.parseFloat(values.slow));
const wake = slow > 1 ? slowedDown(slow) : () => {};
for (const game of values.game ? [gameBySlug(values.game)] : GAMES) {
  const times: number[] = [];
  for (let number = 0; number < Number.parseInt(values.games, 10); number++)
    times.push(...(await played(game, number)));
  const { decisions, p50, p95, max } = timesOf(times);
  const ms = [p50, p95, max].map(Math.ceil);
  console.log(
    `${game.title}: ${decisions} decisions, half within ${ms[0]} ms, 95 % within ${ms[1]} ms, all within ${ms[2]} ms`,
  );
}
wake();
