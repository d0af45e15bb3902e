import type { GameTable } from "../../game-table";
import { cards } from "../cards";
import { rules } from "../rules";
import { isCostly, losses } from "../rules/losses";
import { actionLabel, candidateActions, candidateMoves } from "./labels";
import { logLine, logResults } from "./log";
import { mat } from "./mat";
import { preview } from "./preview";
import { promptText, whyNoPick } from "./prompt-text";
import { previewShares } from "./shares-preview";

export const table: GameTable = {
  mat,
  logLine,
  logResults,
  promptText: (view) => promptText({ rules, state: view }, view),
  actionLabel: (view, action) => actionLabel(cards, view, action),
  preview,
  previewShares,
  losses: (view, answer) => losses({ rules, state: view }, view.decision, answer),
  isCostly: (view, action) => isCostly({ rules, state: view }, action, view.viewer),
  candidateActions: (view, card) => candidateActions(cards, view, card),
  candidateMoves,
  whyNoPick: (view, card) => whyNoPick({ rules, state: view }, view, card),
};
