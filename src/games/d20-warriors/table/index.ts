import type { PrintedCard } from "../../../language";
import type { GameTable } from "../../game-table";
import { actionLabel, candidateActions, peekHint } from "./labels";
import { logLine, logResults } from "./log";
import { mat } from "./mat";
import { preview } from "./preview";

type Pool = Readonly<Record<string, PrintedCard>>;

/** What the table shows and says of a game with these cards. */
export const tableOf = (pool: Pool): GameTable => ({
  mat,
  logLine: (event, { name }) => logLine(event, name),
  logResults,
  actionLabel: (view, action) => actionLabel(pool, view, action),
  preview,
  candidateActions,
  peekHint,
});
