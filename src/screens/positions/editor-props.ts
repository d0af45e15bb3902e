import type { BoardPosition, PositionZone } from "../../games/game-position";
import type { Seat } from "../../kernel";
import type { PositionEditor } from "../../store/positions/editor";
import type { PositionGame } from "./load";
import type { Editing } from "./use-editing";

/** What the parts of a seat are given. */
export interface SeatProps {
  readonly seat: Seat;
  readonly board: BoardPosition;
  readonly game: PositionGame;
  readonly editor: PositionEditor;
  readonly editing: Editing;
}

/** What the parts of a zone are given. */
export interface ZoneProps extends SeatProps {
  readonly zone: PositionZone;
}
