import type { Game } from "../../games/game";
import { matchCommands, useMatch } from "../../store/play/match";
import { t } from "../../text";
import { go } from "../routing/navigation";
import { configOf, defaultPlan, type Mode, type Plan, seatKinds, tableSetup, teamOf } from "./plan";
import { randomSeed } from "./random-seed";
import { seriesOf } from "./series";

/**
 * Default names for seats without one.
 * @param defaultNames stock names, by seat.
 */
export function fallbackNames(plan: Plan, defaultNames: readonly string[]): readonly string[] {
  const kinds = seatKinds(plan);
  const people = kinds.filter(({ kind }) => kind === "person").length;
  const opponents = kinds.length - people;
  const sides = new Set(kinds.map(({ kind }, seat) => (kind === "person" ? teamOf(plan, seat) : undefined)));
  sides.delete(undefined);
  const isMate = (seat: number) => sides.has(teamOf(plan, seat));
  return kinds.map(({ kind }, seat) => {
    if (kind === "person") {
      return (
        defaultNames[seat]?.trim() || (people === 1 ? t("seat.you") : t("seat.player", { number: seat + 1 }))
      );
    }
    // With people in several teams a scripted player is neither a mate nor an opponent of all of them.
    if (sides.size > 1) return t("seat.player", { number: seat + 1 });
    if (isMate(seat)) return t("seat.mate-number", { number: seat + 1 });
    return opponents === 1 ? t("seat.opponent") : t("seat.opponent-number", { number: seat + 1 });
  });
}

/**
 * Starts the match and opens its table.
 * @throws BadConfig when the plan cannot be played.
 */
export async function startMatch(game: Game, plan: Plan, defaultNames: readonly string[]): Promise<void> {
  const config = configOf(game, plan, plan.seed.trim() || randomSeed(), fallbackNames(plan, defaultNames));
  await matchCommands.begin(tableSetup(game, plan), config, seriesOf(game, plan));
  const id = useMatch.getState().setup?.id;
  if (id !== undefined) go({ kind: "table", match: id });
}

/** Starts a match with the usual choices of a game, for one person or two. */
export const startUsual = (game: Game, mode: Mode, defaultNames: readonly string[]): Promise<void> =>
  startMatch(game, defaultPlan(game, mode), defaultNames);
