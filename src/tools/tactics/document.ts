import { TACTICS } from "../strength/document";

/** What a level failed to find in a game's positions. */
export interface TacticsRow {
  /** The game's title. */
  readonly game: string;
  readonly level: string;
  readonly positions: number;
  readonly failed: readonly string[];
}

const INTRO = `Made by \`npm run tactics\`: positions set up by hand, each judged by what is true after the answer or at the end of the turn. The
opponent plays at the hard level.

| Game | Level | Found | Not found |
|---|---|---|---|
`;

const lineOf = ({ game, level, positions, failed }: TacticsRow): string =>
  `| ${game} | ${level} | ${positions - failed.length} of ${positions} | ${failed.join("; ")} |\n`;

/** The page of strengths with these rows as its last part. */
export function withTactics(page: string, rows: readonly TacticsRow[]): string {
  const [before = ""] = page.split(TACTICS);
  return before + TACTICS + INTRO + rows.map(lineOf).join("");
}
