import { configOf } from "../../positions/position";
import { loadPuzzles } from "../../puzzles/load";
import { ownPuzzle, type Puzzle, positionOf, taskOf } from "../../puzzles/puzzle";
import { matchCommands, useMatch } from "../../store/play/match";
import { positions } from "../../store/positions/positions";
import { saves } from "../../store/saving/saves";
import type { MatchSummary, SeatKind } from "../../store/types";
import { t } from "../../text";
import { go } from "../routing/navigation";
import { fateOf } from "./earlier-match";

async function begin(slug: string, puzzle: Puzzle): Promise<void> {
  const own = taskOf(puzzle).seat;
  const seats = puzzle.board.seats.map((_, seat): SeatKind => {
    return seat === own ? { kind: "person" } : { kind: "opponent", level: "hard" };
  });
  const names = seats.map(({ kind }) => t(kind === "person" ? "seat.you" : "seat.opponent"));
  const setup = { game: slug, seats, openHands: false, puzzle: puzzle.id };
  await matchCommands.begin(setup, configOf(positionOf(slug, puzzle), names));
  const id = useMatch.getState().setup?.id;
  if (id !== undefined) go({ kind: "table", match: id });
}

/** The saved matches of a puzzle, the latest first. None while they cannot be read: it can still be played. */
async function matchesOf(slug: string, { id }: Puzzle): Promise<readonly MatchSummary[]> {
  await saves.settled();
  const all = await saves.list().catch(() => []);
  return all.filter(({ game, puzzle, broken }) => game === slug && puzzle === id && !broken);
}

/**
 * Opens the table of a puzzle: the match in which it is still open, or a new one instead of one that ended with it. The
 * other player answers by the hard level, the same way each time.
 */
export async function startPuzzle(slug: string, puzzle: Puzzle): Promise<void> {
  const earlier = await matchesOf(slug, puzzle);
  const open = earlier.find((match) => fateOf(match, puzzle) === "resume");
  if (open !== undefined) return go({ kind: "table", match: open.id });
  await begin(slug, puzzle);
  for (const match of earlier) if (fateOf(match, puzzle) === "replace") await saves.remove(match.id);
}

/** Begins the puzzle of a match again. The match before is not kept, unless it was played on. */
export async function startAgain(slug: string, puzzle: Puzzle, match: string): Promise<void> {
  await begin(slug, puzzle);
  const before = (await matchesOf(slug, puzzle)).find(({ id }) => id === match);
  if (before !== undefined && fateOf(before, puzzle) !== "keep") await saves.remove(match);
}

/** A puzzle of a game or of the player's own, or null when there is none with this id. */
export async function findPuzzle(slug: string, id: string): Promise<Puzzle | null> {
  const shipped = (await loadPuzzles(slug)).find((puzzle) => puzzle.id === id);
  if (shipped !== undefined) return shipped;
  const saved = await positions.get(id);
  return saved === null || saved.position.game !== slug ? null : ownPuzzle(id, saved.position);
}
