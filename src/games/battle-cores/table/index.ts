import type { GameTable } from "../../game-table";
import { cards } from "../cards";
import { actionLabel, candidateActions } from "./labels";
import { logLine, logResults } from "./log";
import { mat } from "./mat";
import { preview } from "./preview";

export const table: GameTable = {
  mat,
  logLine: (event, { name }) => logLine(cards, event, name),
  logResults,
  actionLabel: (view, action) => actionLabel(cards, view, action),
  preview,
  candidateActions: (view, card) => candidateActions(cards, view, card),
};
