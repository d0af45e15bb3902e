import type { Puzzle } from "../../puzzles/puzzle";
import { addTranslations, translate } from "../../text";
import { addMessages } from "../../text/add-messages";
import { puzzles } from "../../text/en/ui/puzzles";

addMessages(puzzles);
addTranslations({ de: async () => (await import("../../text/de/ui/puzzles")).puzzles });

/** Formats a message of the puzzles, or a common one. */
export const t = translate<typeof puzzles>();

const DIFFICULTIES = [
  "puzzles.difficulty.1",
  "puzzles.difficulty.2",
  "puzzles.difficulty.3",
  "puzzles.difficulty.4",
] as const;

/** What a puzzle asks for, in short. */
export function goalText({ goal }: Pick<Puzzle, "goal">): string {
  if (goal.kind !== "odds") return t(`puzzles.goal.${goal.kind}`);
  const { percent, card } = goal;
  return card === undefined
    ? t("puzzles.goal.odds", { percent })
    : t("puzzles.goal.odds-against", { percent, card });
}

/** Empty for a puzzle of the player's own. */
export const difficultyText = ({ difficulty }: Pick<Puzzle, "difficulty">): string =>
  difficulty === null ? "" : t(DIFFICULTIES[difficulty - 1] ?? "puzzles.difficulty.4");
