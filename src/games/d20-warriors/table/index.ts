import type { GameTable } from "../../game-table";
import { cards } from "../cards";
import { actionLabel, candidateActions, peekHint } from "./labels";
import { logLine, logResults } from "./log";
import { mat } from "./mat";
import { preview } from "./preview";

export const table: GameTable = {
  mat,
  logLine: (event, { name }) => logLine(event, name),
  logResults,
  actionLabel: (view, action) => actionLabel(cards, view, action),
  preview,
  candidateActions,
  peekHint,
};
