import type { Rules } from "../../../kernel";
import type { GameTable } from "../../game-table";
import type { SoulCard } from "../cards/card";
import { cheatSheet } from "./cheat-sheet";
import { actionLabel, candidateActions } from "./labels";
import { logLine, logResults } from "./log";
import { mat } from "./mat";
import { preview } from "./preview";
import { promptText } from "./prompt-text";
import { previewShares } from "./shares-preview";
import { stackText } from "./stack-text";

type Pool = Readonly<Record<string, SoulCard>>;

/** What the table shows and says of a game with these rules and cards. */
export const tableOf = (rules: Rules, pool: Pool): GameTable => ({
  mat,
  cheatSheet,
  logLine: (event, { name }) => logLine(event, name),
  logResults,
  promptText,
  stackText: (g, item) => stackText(pool, g, item),
  actionLabel: (view, action) => actionLabel(rules, view, action),
  preview,
  previewShares,
  candidateActions,
});
