import type { SeatKind } from "../../store/types";
import { t } from "./messages";
import { LEVELS, type Plan } from "./plan";

/** Who may sit on a seat: a person, or an opponent by its level. */
export const PLAYER_CHOICES = ["person", ...LEVELS] as const;
export type PlayerChoice = (typeof PLAYER_CHOICES)[number];

export const playerChoiceOf = (who: SeatKind): PlayerChoice =>
  who.kind === "opponent" ? who.level : who.kind;

/** The player of a seat, in words. */
export function playerChoiceText(choice: PlayerChoice): string {
  return choice === "person"
    ? t("setup.seat-person")
    : t("setup.seat-opponent", { level: t(`level.${choice}`) });
}

export function withPlayer(plan: Plan, seat: number, choice: PlayerChoice): Plan {
  const who: SeatKind = choice === "person" ? { kind: choice } : { kind: "opponent", level: choice };
  return { ...plan, seats: plan.seats.map((old, i) => (i === seat ? { ...old, who } : old)) };
}
