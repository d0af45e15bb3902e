import { type Figures, figuresOf, rate, type Tally } from "./figures";
import type { SimulateOptions } from "./options";
import { percent } from "./report";
import { series } from "./series";

/** Every starter deck against every other. */
export interface Matrix {
  readonly decks: readonly string[];
  /** Share of games won by the row's deck against the column's. Null on the diagonal. */
  readonly rates: readonly (readonly (number | null)[])[];
  /** Each deck against all others. */
  readonly field: readonly Tally[];
  readonly broken: Figures["broken"];
}

/** A starter deck is unbalanced if its share of games won against the field is outside these bounds. */
const FAIR = { least: 0.4, most: 0.6 } as const;

export function isFair(tally: Tally): boolean {
  return rate(tally) >= FAIR.least && rate(tally) <= FAIR.most;
}

/** Plays every pair of starter decks, `games` games a pair with seats swapped. */
export function matrixOf(o: SimulateOptions, clock: () => number): Matrix {
  const { starters: decks } = o.game.deck;
  const rates: (number | null)[][] = decks.map(() => decks.map(() => null));
  const points = decks.map(() => 0);
  const games = decks.map(() => 0);
  const broken: Figures["broken"][number][] = [];
  decks.forEach((a, i) => {
    decks.forEach((b, j) => {
      if (j <= i) return;
      const pair: SimulateOptions = {
        ...o,
        mode: "series",
        decks: [a, b],
        seed: `${o.seed}/${a.id}/${b.id}`,
      };
      const figures = figuresOf(pair, series(pair), clock);
      const [first, second] = figures.byPlayer;
      if (first === undefined || second === undefined) return;
      broken.push(...figures.broken);
      (rates[i] as (number | null)[])[j] = rate(first);
      (rates[j] as (number | null)[])[i] = rate(second);
      for (const [deck, tally] of [
        [i, first],
        [j, second],
      ] as const) {
        points[deck] = (points[deck] ?? 0) + tally.points;
        games[deck] = (games[deck] ?? 0) + tally.games;
      }
    });
  });
  const field = decks.map((_, i) => ({ points: points[i] ?? 0, games: games[i] ?? 0 }));
  return { decks: decks.map((deck) => deck.id), rates, field, broken };
}

/** The matrix as a table: rows win against columns. */
export function matrixTable(o: SimulateOptions, m: Matrix): string {
  const width = Math.max(8, ...m.decks.map((deck) => deck.length));
  const cell = (text: string) => text.padStart(width);
  const lines = m.decks.map((deck, i) => {
    const against = (m.rates[i] ?? []).map((share) => cell(share === null ? "-" : percent(share)));
    const tally = m.field[i] ?? { games: 0, points: 0 };
    return [
      deck.padEnd(width),
      ...against,
      cell(percent(rate(tally))),
      isFair(tally) ? "" : "  out of balance",
    ].join(" ");
  });
  const head = ["".padEnd(width), ...m.decks.map(cell), cell("field")].join(" ");
  const title = `${o.game.title}: share of games won by the row's deck, ${o.games} games a pair, ${o.players.join(" against ")}`;
  const outside = m.field.filter((tally) => !isFair(tally)).length;
  const verdict = `${outside === 0 ? "Every deck wins" : `${outside} decks do not win`} 40 to 60 % against the field.`;
  const faults = m.broken.map(({ seed, what }) => `Broken: seed ${seed}: ${what}`);
  return [title, head, ...lines, verdict, ...faults].join("\n");
}
