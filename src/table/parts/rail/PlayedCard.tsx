import { useEffect, useState } from "react";
import { cardIn, type Seat, seatOf } from "../../../kernel";
import { messageLang, say, t } from "../../../text";
import { cardName } from "../../../text/names";
import { cx } from "../../../ui/cx";
import panels from "../../motion/panels.module.css";
import { useTable, useTableStore } from "../../state/table";
import { promptOf } from "../../viewmodel/prompt";
import { SeatMark } from "../card/SeatMark";
import { useInspectHandlers } from "../useInspect";
import styles from "./PlayedCard.module.css";
import { StackPanel } from "./StackPanel";

interface Played {
  readonly name: string;
  readonly seat: Seat;
  readonly turn: number;
  /** Length of the log at that moment. In a replay, or after an undo, it may become shorter again. */
  readonly logLength: number;
}

/** The card in the open that is being carried out, or the latest one of this turn. */
function usePlayed(): { readonly played: Played; readonly isNow: boolean } | null {
  const table = useTableStore();
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const logLength = useTable((s) => s.match.log.length);
  const [latest, setLatest] = useState<Played | null>(null);
  const keys = game.table.mat.zones.filter(({ area }) => area === "played").map(({ zone }) => zone);
  const lying = view.zones.find((zone) => keys.includes(zone.key) && zone.cards.length > 0)?.cards.at(-1);

  useEffect(
    () =>
      table.subscribe(({ match: { events, log }, view: seen }, before) => {
        if (events === before.match.events) return;
        const event = events.findLast(
          ({ to, def }) => to && def && keys.includes(seen.zones[to.zone]?.key ?? ""),
        );
        if (events.some(({ type }) => type === "back")) setLatest(null);
        else if (event?.def)
          setLatest({
            name: event.def,
            seat: event.seat ?? 0,
            turn: seen.turn.number,
            logLength: log.length,
          });
      }),
    [keys, table],
  );

  if (lying !== undefined) {
    const card = cardIn(view, lying);
    return {
      played: { name: card.def, seat: card.controller, turn: view.turn.number, logLength },
      isNow: true,
    };
  }
  const isOld = latest === null || latest.turn !== view.turn.number || latest.logLength > logLength;
  return isOld ? null : { played: latest, isNow: false };
}

/** How long a card that has been carried out stays on a small screen, in milliseconds. */
const FRESH = 7000;

/** True for a while after the played card has changed. */
function useFresh(played: Played | null): boolean {
  const [isFresh, setFresh] = useState(false);
  useEffect(() => {
    if (played === null) return;
    setFresh(true);
    const timer = window.setTimeout(() => setFresh(false), FRESH);
    return () => window.clearTimeout(timer);
  }, [played]);
  return isFresh;
}

/**
 * Name and full text of the card just played, for both players.
 * @param brief shows it only for a while, for places with little room.
 */
export function PlayedCard({ brief = false }: { brief?: boolean }) {
  const hasStack = useTable((s) => s.view.stack.length > 0 && s.view.decision?.kind === "act");
  return hasStack ? <StackPanel /> : <Latest brief={brief} />;
}

function Latest({ brief }: { brief: boolean }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const shown = usePlayed();
  const handlers = useInspectHandlers({ kind: "name", name: shown?.played.name ?? "" });
  const inspect = useTable((s) => s.inspect);
  const isFresh = useFresh(shown === null || shown.isNow ? null : shown.played);
  const isAsked = useTable((s) => promptOf(s.game, s.view)?.inPanel === true);
  const isPaid = view.decision?.kind === "allot" && view.decision.seat === view.viewer;
  // During its payment, and on a small screen during any of its prompts, the panel names the card and needs the room.
  if (shown === null || isPaid || (brief && isAsked) || game.cards.pool[shown.played.name] === undefined)
    return null;
  // The player of the card knows it.
  const isKnown = shown.played.seat === view.viewer || !isFresh;
  if (brief && !shown.isNow && isKnown) return null;
  const { played, isNow } = shown;
  const player = seatOf(view, played.seat).name;
  return (
    <section
      key={`${played.seat} ${played.name}`}
      className={cx(panels.fadesIn, styles.played)}
      data-played={isNow ? "now" : "before"}
      data-seat={played.seat}
      aria-label={t("table.played")}
    >
      <p className={styles.who}>{t(isNow ? "table.played.now" : "table.played.before", { player })}</p>
      <button
        type="button"
        className={styles.name}
        onClick={() => inspect({ kind: "name", name: played.name }, true)}
        {...handlers}
      >
        <SeatMark seat={played.seat} />
        {cardName(played.name)}
      </button>
      {game.cards.text(played.name).abilities.map((line) => (
        <p key={say(line)} className={styles.text} lang={messageLang(line)}>
          {say(line)}
        </p>
      ))}
    </section>
  );
}
