import type { Game } from "../../games/game";
import type { GamePosition } from "../../games/game-position";
import { isGameSlug, partsOf } from "../../games/registry";
import type { ReadableState, Seat } from "../../kernel";
import type { Position } from "../../positions/position";
import { type ReadBoard, readBoard } from "../../positions/read-board";
import { newPosition, withSetsOf } from "../../positions/try-card";
import { positions } from "../../store/positions/positions";
import { loadAddedMessages } from "../../text";
import { go } from "../routing/navigation";
import { t } from "./messages";

/** What the position does not say of the table, a sentence for each. */
const missing = ({ unseen, isMidway, hasEffects }: ReadBoard): readonly string[] => [
  ...(unseen > 0 ? [t("positions.read.unseen", { count: unseen })] : []),
  ...(isMidway ? [t("positions.read.midway")] : []),
  ...(hasEffects ? [t("positions.read.effects")] : []),
];

/**
 * A position of what is on a table.
 * @param state what may be seen of it.
 * @param first the seat that is the first one of the position.
 */
export function positionOfTable(
  game: Game,
  rules: GamePosition,
  state: ReadableState,
  first: Seat,
): Position {
  const read = readBoard(game, rules, state, first);
  const teams = read.seats.map((seat) => state.seats[seat]?.team ?? seat);
  return withSetsOf(game, {
    ...newPosition(game, rules),
    title: t("positions.read.title", { turn: read.board.turn.number }),
    note: missing(read).join("\n"),
    options: state.config.options,
    ...(new Set(teams).size < teams.length && { teams }),
    board: read.board,
  });
}

/**
 * Makes a position of what is on a table and opens it.
 * @throws when something cannot be loaded or saved.
 */
export async function openAsPosition(game: Game, look: () => ReadableState, first: Seat): Promise<void> {
  const { slug } = game;
  if (!isGameSlug(slug)) throw new RangeError(`no game ${slug}`);
  const [rules] = await Promise.all([partsOf(slug).position(), loadAddedMessages()]);
  const { saved } = await positions.create(positionOfTable(game, rules, look(), first));
  go({ kind: "position", position: saved.id });
}
