import type { SeatKind } from "../../store/types";
import { t } from "./messages";
import { LEVELS, type Plan } from "./plan";

/** Who may sit on a seat: a person, or an opponent by its level. */
export const PLAYER_CHOICES = ["person", ...LEVELS] as const;
export type PlayerChoice = (typeof PLAYER_CHOICES)[number];

export const playerChoiceOf = (who: SeatKind): PlayerChoice =>
  who.kind === "opponent" ? who.level : who.kind;

/** The player of a seat, in words. */
export function playerChoiceText(sitter: PlayerChoice): string {
  return sitter === "person"
    ? t("setup.seat-person")
    : t("setup.seat-opponent", { level: t(`level.${sitter}`) });
}

export function withPlayer(plan: Plan, seat: number, sitter: PlayerChoice): Plan {
  const who: SeatKind = sitter === "person" ? { kind: sitter } : { kind: "opponent", level: sitter };
  return { ...plan, seats: plan.seats.map((old, i) => (i === seat ? { ...old, who } : old)) };
}
