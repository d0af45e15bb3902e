import { useMemo, useState } from "react";
import type { EventState } from "../../../decks/limited/event";
import { packsPerSeat } from "../../../decks/limited/event";
import { viewFor } from "../../../decks/limited/replay";
import type { Game } from "../../../games/game";
import type { GameSlug } from "../../../games/registry";
import {
  afterTaking,
  beforeLastPick,
  configOf,
  nextPerson,
  stateOf,
  withSeat,
} from "../../../store/events/progress";
import type { SavedEvent } from "../../../store/events/saved-event";
import { ButtonLink } from "../../../ui/Button";
import { gameTitle } from "../../games/names";
import { useGame } from "../../games/useGame";
import { go } from "../../routing/navigation";
import { hrefOf } from "../../routing/route";
import { Heading } from "../../shell/Heading";
import { LoadingScreen } from "../../shell/LoadingScreen";
import page from "../../shell/Page.module.css";
import { buildDeck } from "./build-deck";
import { Covered } from "./Covered";
import { Drafting } from "./Drafting";
import { t } from "./messages";
import { kindName, seatName } from "./names";
import { Opening } from "./Opening";
import { Seats } from "./Seats";
import { type OpenEvent, useEvent } from "./use-event";

interface Props {
  readonly slug: GameSlug;
  readonly event: string;
}

/** A draft or sealed event: the packs, then the decks and who plays whom. */
export default function EventScreen({ slug, event: id }: Props) {
  const { game, failed } = useGame(slug);
  const open = useEvent(id);
  if (failed) return <p role="alert">{t("game.failed")}</p>;
  if (open === "gone" || (open !== null && open.event.game !== slug))
    return <Stopped slug={slug} why={t("events.gone")} />;
  return game === null || open === null ? <LoadingScreen /> : <Opened game={game} slug={slug} open={open} />;
}

interface OpenedProps {
  readonly game: Game;
  readonly slug: GameSlug;
  readonly open: OpenEvent;
}

/** The event as it stands, or null when the game has other cards now. */
function stateIn(game: Game, event: SavedEvent): EventState | null {
  try {
    return stateOf(game, event);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function Opened({ game, slug, open }: OpenedProps) {
  const { event, written } = open;
  const state = useMemo(() => stateIn(game, event), [game, event]);
  if (state === null) return <Stopped slug={slug} why={t("events.changed")} />;
  const isUnsaved = written === "no-room" || written === "no-storage";
  return (
    <div className={page.page}>
      {isUnsaved && <p role="alert">{t("events.unsaved")}</p>}
      {state.isOver ? (
        <Over game={game} slug={slug} open={open} state={state} />
      ) : (
        <Draft game={game} slug={slug} open={open} state={state} />
      )}
    </div>
  );
}

/** The title of the screen, which cards take the place of. */
function Title({ slug, event, isHidden = false }: { slug: GameSlug; event: SavedEvent; isHidden?: boolean }) {
  const kind = kindName(event.kind);
  return (
    <Heading
      title={t("events.document", { game: gameTitle(slug), kind })}
      className={isHidden ? "visually-hidden" : undefined}
    >
      {kind}
    </Heading>
  );
}

interface StageProps extends OpenedProps {
  readonly state: EventState;
}

const leaveTo = (slug: GameSlug) => () => go({ kind: "decks", slug });

function Draft({ game, slug, open: { event, change }, state }: StageProps) {
  const seat = nextPerson(event);
  const isShared = event.people.length > 1;
  const back = beforeLastPick(event);
  return (
    <>
      <Title slug={slug} event={event} isHidden />
      <Covered
        key={isShared ? `${event.picks.length} ${seat}` : "open"}
        seat={seat}
        player={seatName(event, seat)}
        isShared={isShared}
        onLeave={leaveTo(slug)}
      >
        <Drafting
          game={game}
          view={viewFor(state, seat)}
          onTake={(names) => void change(afterTaking(game, event, names))}
          onUndo={back ? () => void change(back) : undefined}
        />
      </Covered>
    </>
  );
}

/** The packs of a sealed event that a person has not opened yet, then the decks. */
function Over({ game, slug, open, state }: StageProps) {
  const { event, change } = open;
  const isShared = event.people.length > 1;
  const packs = packsPerSeat(game, configOf(event));
  const isClosed = (seat: number) => event.kind === "sealed" && (event.opened[seat] ?? 0) < packs;
  // A single person begins with the packs, and goes on from the last one.
  const [seat, setSeat] = useState(() => (!isShared && isClosed(0) ? 0 : null));
  if (seat === null)
    return (
      <>
        <Title slug={slug} event={event} />
        <Seats
          game={game}
          slug={slug}
          open={open}
          state={state}
          packsOf={(one) => (isClosed(one) ? () => setSeat(one) : undefined)}
        />
      </>
    );
  const pool = state.pools[seat] ?? [];
  return (
    <>
      <Title slug={slug} event={event} isHidden />
      <Covered
        key={seat}
        seat={seat}
        player={seatName(event, seat)}
        isShared={isShared}
        onLeave={isShared ? () => setSeat(null) : leaveTo(slug)}
      >
        <Opening
          game={game}
          pool={pool}
          packs={packs}
          opened={event.opened[seat] ?? 0}
          onOpen={(n) => void change({ opened: withSeat(event.opened, seat, n, 0) })}
          next={{ label: t("event.build"), go: () => void buildDeck(game, slug, open, seat, pool, true) }}
        />
      </Covered>
    </>
  );
}

function Stopped({ slug, why }: { slug: GameSlug; why: string }) {
  return (
    <div className={page.narrow}>
      <Heading title={t("events.draft")}>{t("events.draft")}</Heading>
      <p>{why}</p>
      <div>
        <ButtonLink href={hrefOf({ kind: "decks", slug })}>{t("events.back")}</ButtonLink>
      </div>
    </div>
  );
}
