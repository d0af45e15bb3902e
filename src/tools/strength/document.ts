import { margin, rate, type Tally } from "../simulate/figures";
import { percent } from "../simulate/report";

/** Where the decks of a measurement come from. */
export const DECK_SOURCES = ["starter", "random", "random-sets", "limited"] as const;
export type DeckSource = (typeof DECK_SOURCES)[number];

/** One measured share of games won, as it is written down. */
export interface StrengthRow {
  /** The game's title. */
  readonly game: string;
  readonly levels: string;
  readonly won: Tally;
  readonly seed: string;
  readonly floor: string;
}

/** For example "60.0 % ± 12.4 %". */
export const shareOf = (won: Tally): string => `${percent(rate(won))} ± ${percent(margin(won))}`;

const HEAD = `# Strength of the opponents

A share is the games won, with its 95 % interval; drawn games count half. Every two games are played with the same two decks and the
seats swapped.
`;

const SECTIONS: Readonly<Record<DeckSource, { readonly title: string; readonly intro: string }>> = {
  starter: {
    title: "## Starter decks",
    intro: "Made by `npm run strength -- --games N --seed S --write`, N and S as in the row.",
  },
  random: {
    title: "## Random decks",
    intro:
      "Made by `npm run strength -- --decks random --games N --seed 1 --write`, N as in the row: random legal decks that no opponent has\nseen, two new ones for every two games, so as many decks as games. The floors are those of the starter decks.",
  },
  "random-sets": {
    title: "## Random sets",
    intro:
      "Made by `npm run strength -- --decks random-sets --games N --seed S --write`, N and S as in the row: legal decks of sets of 40 cards that were\nwritten at random. A new set and two new decks for every two games. The floors are 70 % of those of the starter decks.",
  },
  limited: {
    title: "## Drafted decks",
    intro:
      "Made by `npm run strength -- --decks limited --games N --seed 1 --write`, N as in the row: both sides play at medium level, with decks from\none draft. One drafter picks by the script, the other takes any cards; the same builder makes both decks. Two new decks for every two games.",
  },
};

const TABLE = "| Game | Levels | Games | Seed | Won | Share won | Floor |\n|---|---|---|---|---|---|---|";

const lineOf = ({ game, levels, won, seed, floor }: StrengthRow): string =>
  `| ${game} | ${levels} | ${won.games} | ${seed} | ${won.points} | ${shareOf(won)} | ${floor} |`;

/** The rows of one section, as lines. */
function linesIn(page: string, source: DeckSource): readonly string[] {
  const [, section = ""] = page.split(`${SECTIONS[source].title}\n`);
  const [own = ""] = section.split("\n## ");
  return own.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| Game |"));
}

/** What is written of the games won with this seed. Undefined when there is nothing. */
export function wonIn(
  page: string,
  source: DeckSource,
  { game, levels, seed }: Pick<StrengthRow, "game" | "levels" | "seed">,
): Tally | undefined {
  for (const line of linesIn(page, source)) {
    const [, title, pairing, games, own, points] = line.split("|").map((cell) => cell.trim());
    if (title === game && pairing === levels && own === seed)
      return { games: Number(games), points: Number(points) };
  }
  return undefined;
}

/** Where the part of the page begins that is not about whole games. */
export const TACTICS = "\n## Tactical positions\n";

/**
 * The page with new rows. Rows that were not measured stay.
 * @param titles of all games, in order.
 */
export function withRows(
  page: string,
  source: DeckSource,
  rows: readonly StrengthRow[],
  titles: readonly string[],
): string {
  const sections = DECK_SOURCES.map((each) => {
    const written = linesIn(page, each);
    const lines = titles.flatMap((title) => {
      const measured = each === source ? rows.filter(({ game }) => game === title) : [];
      const kept = written.filter(
        (line) =>
          line.startsWith(`| ${title} |`) && !measured.some(({ levels }) => line.includes(`| ${levels} |`)),
      );
      return [...kept, ...measured.map(lineOf)];
    });
    const { title, intro } = SECTIONS[each];
    return lines.length === 0 ? "" : `\n${title}\n${intro}\n\n${TABLE}\n${lines.join("\n")}\n`;
  });
  const [, tactics] = page.split(TACTICS);
  return HEAD + sections.join("") + (tactics === undefined ? "" : TACTICS + tactics);
}
