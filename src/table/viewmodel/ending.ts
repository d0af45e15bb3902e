import type { Outcome, Seat, View } from "../../kernel";
import type { SeatKind } from "../../store/types";
import { hasText, type Message, say, t } from "../../text";
import { hasTeams } from "./teams";

/** The end of a game for the people at the table. */
interface Ending {
  readonly mood: "won" | "lost" | "drawn";
  readonly title: string;
  /** By what it was won or lost. */
  readonly how: string;
}

/** The seat of the only person at a table with scripted players. Null with more people: nobody is "you" then. */
export function onlyPerson(seats: readonly SeatKind[] | undefined): Seat | null {
  const people = seats?.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : [])) ?? [];
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** The cause in the words of the winners ("by taking the last HP") or of the losers ("no HP left"). */
function causeFor(cause: string, side: "won" | "lost"): Message {
  const own = `outcome.${cause}.${side}`;
  return { key: hasText(own) ? own : `outcome.${cause}` };
}

/**
 * Victory or defeat from the side of the only person; otherwise who has won.
 * @param you the only person's seat, or null
 * @param winner the names of the winners, or of their team
 */
export function endingOf(
  view: Pick<View, "seats">,
  { winners, cause }: Outcome,
  you: Seat | null,
  winner: string,
): Ending {
  if (winners.length === 0)
    return { mood: "drawn", title: t("table.over.draw"), how: say({ key: `outcome.${cause}` }) };
  if (you === null) {
    const how = t("table.over.won", { player: winner, how: causeFor(cause, "won") });
    return { mood: "won", title: t("table.over.wins", { player: winner }), how };
  }
  const side = hasTeams(view) ? "team" : "you";
  if (!winners.includes(you)) {
    const how = t(`table.over.${side}-lost`, { how: causeFor(cause, "lost") });
    return { mood: "lost", title: t("table.over.defeat"), how };
  }
  const how = t(`table.over.${side}-won`, { how: causeFor(cause, "won") });
  return { mood: "won", title: t("table.over.victory"), how };
}
