import type { GameTable } from "../../game-table";
import { cards } from "../cards";
import { rules } from "../rules";
import { cheatSheet } from "./cheat-sheet";
import { actionLabel, candidateActions } from "./labels";
import { logLine, logResults } from "./log";
import { mat } from "./mat";
import { preview } from "./preview";
import { promptText } from "./prompt-text";
import { previewShares } from "./shares-preview";
import { stackText } from "./stack-text";

export const table: GameTable = {
  mat,
  cheatSheet,
  logLine: (event, { name }) => logLine(event, name),
  logResults,
  promptText,
  stackText: (g, item) => stackText(cards, g, item),
  actionLabel: (view, action) => actionLabel(rules, view, action),
  preview,
  previewShares,
  candidateActions,
};
