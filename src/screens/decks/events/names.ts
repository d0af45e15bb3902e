import type { EventKind } from "../../../decks/limited/event";
import type { SavedEvent } from "../../../store/events/saved-event";
import { t } from "./messages";

/** What a kind of event is called. */
export const kindName = (kind: EventKind): string => t(`events.${kind}`);

/** The name of a seat. */
export function seatName({ people, kind }: Pick<SavedEvent, "people" | "kind">, seat: number): string {
  const number = seat + 1;
  const typed = people[seat];
  if (typed === undefined) return t(kind === "draft" ? "events.drafter" : "events.opponent", { number });
  if (typed !== "") return typed;
  return people.length === 1 ? t("events.you") : t("events.player", { number });
}
