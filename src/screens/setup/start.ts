import type { Game } from "../../games/game";
import { useMatch } from "../../store/match";
import { go } from "../routing/navigation";
import { t } from "../say";
import { againstOpponent, configOf, drawSeed, type Plan, tableSetup } from "./plan";

/** The names of seats that were left without one. */
export function fallbackNames(plan: Plan): readonly string[] {
  if (!againstOpponent(plan.mode)) return plan.seats.map((_, seat) => t("seat.player", { number: seat + 1 }));
  const several = plan.seats.length > 2;
  return plan.seats.map((_, seat) => {
    if (seat === 0) return t("seat.you");
    return several ? t("seat.opponent-number", { number: seat }) : t("seat.opponent");
  });
}

/** Begins the match and goes to its table. @throws BadConfig when the plan cannot be played. */
export async function startMatch(game: Game, plan: Plan): Promise<void> {
  const seed = plan.seed.trim() || drawSeed();
  await useMatch.getState().begin(tableSetup(game, plan), configOf(game, plan, seed, fallbackNames(plan)));
  const id = useMatch.getState().setup?.id;
  if (id !== undefined) go({ screen: "table", match: id });
}
