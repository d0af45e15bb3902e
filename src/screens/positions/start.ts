import { gameEntry } from "../../games/registry";
import { configOf, type Position } from "../../positions/position";
import { tryCard } from "../../positions/try-card";
import { matchCommands, useMatch } from "../../store/play/match";
import type { OpponentLevel, SeatKind } from "../../store/types";
import { t } from "../../text";
import { go } from "../routing/navigation";

/** Who plays against the person at the first seat: a scripted player, or the same person for every seat. */
export type Against = OpponentLevel | "both";

export const AGAINST = ["dummy", "easy", "medium", "hard", "both"] as const satisfies readonly Against[];

function namesFor(seats: number, against: Against): readonly string[] {
  const others = seats - 1;
  return Array.from({ length: seats }, (_, seat) => {
    if (against === "both") return t("seat.player", { number: seat + 1 });
    if (seat === 0) return t("seat.you");
    return others === 1 ? t("seat.opponent") : t("seat.opponent-number", { number: seat });
  });
}

/**
 * Starts a match from a position and opens its table.
 * @throws BadConfig when the position cannot be played.
 */
export async function startPosition(position: Position, against: Against): Promise<void> {
  const { length } = position.board.seats;
  const seats = Array.from(
    { length },
    (_, seat): SeatKind =>
      seat === 0 || against === "both" ? { kind: "person" } : { kind: "opponent", level: against },
  );
  const setup = { game: position.game, seats, openHands: against === "both" };
  await matchCommands.begin(setup, configOf(position, namesFor(length, against)));
  const id = useMatch.getState().setup?.id;
  if (id !== undefined) go({ kind: "table", match: id });
}

/**
 * Starts a match in which a card can be played at once, against a dummy, and opens its table. A card that answers the
 * other player is tried against an easy opponent, which does something.
 * @param sets the card sets with which the game has the card, as data.
 * @throws RangeError when the game has no such card, BadSet for the first fault of a set.
 */
export async function startTryOut(slug: string, card: string, sets: readonly unknown[] = []): Promise<void> {
  if (gameEntry(slug) === undefined) throw new RangeError(`no game ${slug}`);
  const position = await tryCard(slug, card, sets);
  await startPosition(position, position.board.turn.seat === 0 ? "dummy" : "easy");
}
