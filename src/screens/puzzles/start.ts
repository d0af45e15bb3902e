import { configOf } from "../../positions/position";
import { loadPuzzles } from "../../puzzles/load";
import { type Puzzle, positionOf } from "../../puzzles/puzzle";
import { matchCommands, useMatch } from "../../store/play/match";
import { saves } from "../../store/saving/saves";
import type { SeatKind } from "../../store/types";
import { t } from "../../text";
import { go } from "../routing/navigation";

/** Starts a puzzle and opens its table. The other player answers by the hard level, the same way each time. */
export async function startPuzzle(slug: string, puzzle: Puzzle): Promise<void> {
  const own = puzzle.board.turn.seat;
  const seats = puzzle.board.seats.map((_, seat): SeatKind => {
    return seat === own ? { kind: "person" } : { kind: "opponent", level: "hard" };
  });
  const names = seats.map(({ kind }) => t(kind === "person" ? "seat.you" : "seat.opponent"));
  const setup = { game: slug, seats, openHands: false, puzzle: puzzle.id };
  await matchCommands.begin(setup, configOf(positionOf(slug, puzzle), names));
  const id = useMatch.getState().setup?.id;
  if (id !== undefined) go({ kind: "table", match: id });
}

/** Begins the puzzle of a match again. The match before is not kept. */
export async function startAgain(slug: string, puzzle: Puzzle, match: string): Promise<void> {
  await startPuzzle(slug, puzzle);
  await saves.remove(match);
}

/** A puzzle of a game, or null when there is none with this id. */
export const findPuzzle = async (slug: string, id: string): Promise<Puzzle | null> =>
  (await loadPuzzles(slug)).find((puzzle) => puzzle.id === id) ?? null;
