import type { Rules } from "../../../kernel";
import type { Vocabulary } from "../../../language";
import type { GameTable } from "../../game-table";
import type { SagaCard } from "../cards/card";
import { isCostly, losses } from "../rules/losses";
import { actionLabel, candidateActions, candidateMoves } from "./labels";
import { logLine, logResults } from "./log";
import { mat } from "./mat";
import { preview } from "./preview";
import { promptText, whyNoPick } from "./prompt-text";
import { previewShares } from "./shares-preview";

type Pool = Readonly<Record<string, SagaCard>>;

/** What the table shows and says of a game with these rules and cards. */
export const tableOf = (vocabulary: Vocabulary, rules: Rules, pool: Pool): GameTable => ({
  mat,
  logLine,
  logResults,
  promptText: (view) => promptText({ rules, state: view }, view),
  actionLabel: (view, action) => actionLabel(vocabulary, pool, view, action),
  preview,
  previewShares,
  losses: (view, answer) => losses({ rules, state: view }, view.decision, answer),
  isCostly: (view, action) => isCostly({ rules, state: view }, action, view.viewer),
  candidateActions: (view, card) => candidateActions(pool, view, card),
  candidateMoves,
  whyNoPick: (view, card) => whyNoPick({ rules, state: view }, view, card),
});
