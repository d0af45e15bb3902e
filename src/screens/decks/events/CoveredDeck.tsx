import { type ReactNode, useState } from "react";
import type { GameSlug } from "../../../games/registry";
import type { SavedDeck } from "../../../store/decks/saved-deck";
import { go } from "../../routing/navigation";
import { Covered } from "./Covered";
import { takeOver } from "./handed-over";
import { seatName } from "./names";
import { useEvent } from "./use-event";

interface Props {
  readonly slug: GameSlug;
  readonly deck: SavedDeck;
  readonly children: ReactNode;
}

/** The deck of one of several people at this screen, behind a curtain. */
export default function CoveredDeck({ slug, deck: { id, event: of }, children }: Props) {
  const [isHeld] = useState(() => takeOver(id));
  const open = useEvent(of?.id ?? "");
  if (of === undefined || open === null) return null;
  const people = Array<string>(of.people).fill("");
  const event = open === "gone" ? { people, kind: "draft" as const } : open.event;
  return (
    <Covered
      seat={of.seat}
      player={seatName(event, of.seat)}
      isShared={!isHeld}
      onLeave={() => go({ kind: "event", slug, event: of.id })}
    >
      {children}
    </Covered>
  );
}
