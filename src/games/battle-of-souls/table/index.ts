import type { GameTable } from "../../game-table";
import type { SoulsCard } from "../cards/card";
import { actionLabel, candidateActions } from "./labels";
import { logLine, logResults } from "./log";
import { mat } from "./mat";
import { preview } from "./preview";
import { promptText } from "./prompt-text";
import { resolvingItem, stackText } from "./stack-text";

type Pool = Readonly<Record<string, SoulsCard>>;

/** What the table shows and says of a game with these cards. */
export const tableOf = (pool: Pool): GameTable => ({
  mat,
  logLine: (event, { name }) => logLine(event, name),
  logResults,
  promptText,
  stackText: (g, item) => stackText(pool, g, item),
  resolvingItem,
  actionLabel: (view, action) => actionLabel(pool, view, action),
  preview,
  candidateActions,
});
