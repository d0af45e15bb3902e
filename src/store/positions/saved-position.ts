import * as v from "valibot";
import type { Position } from "../../positions/position";
import { positionSchema } from "../../positions/schema";
import { count, schemaFor, shortName } from "../schema/plain-schema";

/** A row of the database. */
export interface SavedPosition {
  readonly id: string;
  readonly position: Position;
  /** Increases with every save, so that two tabs notice each other's changes. */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

export const savedPositionSchema = schemaFor<SavedPosition>()(
  v.object({ id: shortName, position: positionSchema, revision: count, savedAt: count }),
);
