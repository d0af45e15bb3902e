import type { GameTable } from "../../game-table";
import { cards } from "../cards";
import { actionLabel, candidateActions } from "./labels";
import { logLine, logResults } from "./log";
import { mat } from "./mat";
import { preview } from "./preview";
import { promptText } from "./prompt-text";
import { resolvingItem, stackText } from "./stack-text";

export const table: GameTable = {
  mat,
  logLine: (event, { name }) => logLine(event, name),
  logResults,
  promptText,
  stackText: (g, item) => stackText(cards, g, item),
  resolvingItem,
  actionLabel: (view, action) => actionLabel(cards, view, action),
  preview,
  candidateActions,
};
