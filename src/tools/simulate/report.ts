import { BLUNDERS, type Blunder } from "./blunders";
import { type BlunderCount, type Figures, margin, rate, type Tally } from "./figures";
import type { SimulateOptions } from "./options";

export const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function won(tally: Tally): string {
  return `${percent(rate(tally)).padStart(7)}  ± ${percent(margin(tally))}  (${tally.points} of ${tally.games})`;
}

function section(title: string, rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(0, ...rows.map(([label]) => label.length));
  return rows.length === 0
    ? []
    : [title, ...rows.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`)];
}

function speed(f: Figures): string {
  const perGame = f.games === 0 ? 0 : f.answers / f.games;
  return `${(f.games / f.seconds).toFixed(1)} games/s, ${Math.round(f.answers / f.seconds)} answers/s, ${perGame.toFixed(1)} answers per game`;
}

const idle = ({ idle: n, all }: Figures["turns"]) =>
  `${n} of ${all} turns without a play (${percent(all === 0 ? 0 : n / all)})`;

const MAX_NAMED = 5;

/** How often, and the cards that it happened with most. */
function counted({ times, with: cards }: BlunderCount): string {
  const most = Object.entries(cards).toSorted((a, b) => b[1] - a[1]);
  const named = most.slice(0, MAX_NAMED).map(([what, n]) => `${what} ${n}`);
  return named.length === 0 ? `${times}` : `${times} (${named.join(", ")})`;
}

function blundersOf({ blunders }: Figures): (readonly [string, string])[] {
  return Object.entries(blunders).flatMap(([kind, counts]) =>
    (Object.keys(BLUNDERS) as Blunder[]).map(
      (blunder) => [`${kind}: ${BLUNDERS[blunder]}`, counted(counts[blunder])] as const,
    ),
  );
}

export function report(o: SimulateOptions, f: Figures): string {
  const ms = (n: number) => `${n.toFixed(2)} ms`;
  return [
    `${o.game.title}: ${f.games} games, seed ${o.seed}, ${o.players.join(" against ")}${o.search > 1 ? `, search ${o.search}` : ""}`,
    `${f.seconds.toFixed(1)} s: ${speed(f)}, ${idle(f.turns)}`,
    ...section(
      "Won, by player (a drawn game counts half)",
      f.byPlayer.map((tally, i) => [`${i + 1} ${tally.player}`, won(tally)] as const),
    ),
    ...section(
      "Won, by seat",
      f.bySeat.map((tally, seat) => [`seat ${seat}`, won(tally)] as const),
    ),
    ...section(
      "Won, by deck",
      Object.entries(f.byDeck).map(([deck, tally]) => [deck, won(tally)] as const),
    ),
    ...section("Ended by", [
      ...Object.entries(f.causes).map(([cause, n]) => [cause, String(n)] as const),
      ["drawn", String(f.draws)],
    ]),
    ...section("What a person would never do", blundersOf(f)),
    ...section(
      "Time of a decision with a choice",
      Object.entries(f.times).map(
        ([kind, t]) =>
          [kind, `p50 ${ms(t.p50)}, p95 ${ms(t.p95)}, max ${ms(t.max)}, ${t.decisions} decisions`] as const,
      ),
    ),
    ...section(
      `Broken invariants: ${f.broken.length}`,
      f.broken.map(({ seed, seats, what }) => [`seed ${seed} (${seats})`, what] as const),
    ),
    ...(f.broken.length === 0 ? ["No invariant broken."] : []),
  ].join("\n");
}
