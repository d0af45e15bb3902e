import { parseArgs } from "node:util";
import { differences, numbersOf } from "./perft/check";
import { PERFT_GAMES } from "./perft/positions";
import { perftTable } from "./perft/table";

/**
 * Counts sequences of answers from fixed positions. Exits 1 with --check when a number differs, 2 on wrong
 * usage.
 */

const USAGE = `npm run perft -- [--game SLUG] [--depth N] [--check] [--json]

  --game   ${PERFT_GAMES.map((game) => game.slug).join(" | ")}   default: all
  --depth  how deep to count                    default: as deep as the committed numbers
  --check  compare with the committed numbers
  --json   print the numbers as JSON`;

function options() {
  const { values } = parseArgs({
    options: {
      game: { type: "string" },
      depth: { type: "string" },
      check: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const depth = values.depth === undefined ? undefined : Number(values.depth);
  if (depth !== undefined && !(Number.isInteger(depth) && depth >= 1))
    throw new TypeError(`--depth ${values.depth}: a whole number from 1 is needed`);
  const games = PERFT_GAMES.filter((game) => values.game === undefined || game.slug === values.game);
  if (games.length === 0) throw new TypeError(`--game ${values.game}: no such game`);
  return { ...values, depth, games };
}

function main(): void {
  const { games, depth, check, json, help } = options();
  if (help) return console.log(USAGE);
  const wrong: string[] = [];
  for (const game of games) {
    const numbers = numbersOf(game, depth);
    console.log(json ? JSON.stringify(numbers, null, 2) : perftTable(game.slug, numbers));
    if (check) wrong.push(...differences(game, numbers));
  }
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) process.exitCode = 1;
  else if (check) console.log("All numbers as committed.");
}

try {
  main();
} catch (fault) {
  if (!(fault instanceof TypeError)) throw fault;
  console.error(`${fault.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
