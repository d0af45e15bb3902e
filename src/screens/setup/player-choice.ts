import type { OpponentLevel, SeatKind } from "../../store/types";
import { t } from "./messages";
import { LEVELS } from "./plan";

/** Who sits on a seat: a person, or an opponent by its level. */
export type PlayerChoice = "person" | OpponentLevel;
/** Those to choose from. */
export const PLAYER_CHOICES: readonly PlayerChoice[] = ["person", ...LEVELS];

export const playerChoiceOf = (who: SeatKind): PlayerChoice =>
  who.kind === "opponent" ? who.level : who.kind;

/** The player of a seat, in words. */
export function playerChoiceText(choice: PlayerChoice): string {
  return choice === "person"
    ? t("setup.seat-person")
    : t("setup.seat-opponent", { level: t(`level.${choice}`) });
}

/** The player of a seat in one word, for the places where an icon says the rest. */
export const shortPlayerText = (choice: PlayerChoice): string =>
  choice === "person" ? t("setup.person") : t(`level.${choice}`);

export const seatKindOf = (choice: PlayerChoice): SeatKind =>
  choice === "person" ? { kind: choice } : { kind: "opponent", level: choice };

/** The next choice in a cycle through all of them, or the previous one. */
export function nextPlayer(choice: PlayerChoice, step: 1 | -1 = 1): PlayerChoice {
  const count = PLAYER_CHOICES.length;
  return PLAYER_CHOICES[(PLAYER_CHOICES.indexOf(choice) + step + count) % count] ?? choice;
}
