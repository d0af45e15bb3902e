import { type Bin, binsOf, fitOf, meanError } from "./bins";
import type { Sample } from "./samples";

/** What was measured of one game. */
export interface CalibrationRow {
  /** The game's title. */
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly samples: readonly Sample[];
}

const BEGIN = "<!-- Written by `npm run calibration -- --write`. -->";
const END = "<!-- End of the written part. -->";

const HEAD = [
  "| Game | Games | Seed | Turns | Stretch | Moved | Mean error | 0–10 | 10–20 | 20–30 | 30–40 | 40–50 | 50–60 | 60–70 | 70–80 | 80–90 | 90–100 |",
  "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|",
];

/** Fewer samples in a bin say nothing. */
const FEW = 20;

const signed = (n: number) => `${n < 0 ? "−" : "+"}${Math.abs(n).toFixed(1)}`;

const cellOf = ({ count, predicted, won, margin }: Bin): string =>
  count < FEW ? "–" : `${signed(100 * (won - predicted))} ± ${(100 * margin).toFixed(1)}`;

/** One line of the table: predicted and won shares, bin by bin. */
export function lineOf({ game, games, seed, samples }: CalibrationRow): string {
  const bins = binsOf(samples);
  const { stretch, moved } = fitOf(samples);
  const error = `${(100 * meanError(bins)).toFixed(1)}`;
  const cells = [game, games, seed, samples.length, stretch.toFixed(2), moved.toFixed(2), error];
  return `| ${[...cells, ...bins.map(cellOf)].join(" | ")} |`;
}

/**
 * The page with new rows. Games that were not measured keep theirs.
 * @param titles of all games, in order.
 */
export function withCalibration(
  page: string,
  rows: readonly CalibrationRow[],
  titles: readonly string[],
): string {
  const [before = "", rest = ""] = page.split(BEGIN);
  const [written = "", after = ""] = rest.split(END);
  const lines = titles.flatMap((title) => {
    const measured = rows.find(({ game }) => game === title);
    if (measured !== undefined) return [lineOf(measured)];
    return written.split("\n").filter((line) => line.startsWith(`| ${title} |`));
  });
  return `${before}${[BEGIN, ...HEAD, ...lines, END].join("\n")}${after}`;
}
