import type { Vocabulary } from "../../../language";
import type { GameTable } from "../../game-table";
import type { BattleCard } from "../cards/card";
import { actionLabel, candidateActions } from "./labels";
import { logLine, logResults } from "./log";
import { mat } from "./mat";
import { preview } from "./preview";

type Pool = Readonly<Record<string, BattleCard>>;

/** What the table shows and says of a game with these cards. */
export const tableOf = (vocabulary: Vocabulary, pool: Pool): GameTable => ({
  mat,
  logLine: (event, { name }) => logLine(pool, event, name),
  logResults,
  actionLabel: (view, action) => actionLabel(vocabulary, pool, view, action),
  preview,
  candidateActions: (view, card) => candidateActions(pool, view, card),
});
