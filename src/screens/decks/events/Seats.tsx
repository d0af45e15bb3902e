import { Bot, Hammer, PackageOpen, Pencil, Swords } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { EventState } from "../../../decks/limited/event";
import { listProblems } from "../../../decks/side-deck";
import type { Game } from "../../../games/game";
import type { GameSlug } from "../../../games/registry";
import { isSecret, type SavedDeck } from "../../../store/decks/saved-deck";
import type { OpponentLevel } from "../../../store/types";
import { SeatMark } from "../../../table/parts/card/SeatMark";
import { t as common, say } from "../../../text";
import { Button, ButtonLink } from "../../../ui/Button";
import { Choices } from "../../../ui/fields";
import { hrefOf } from "../../routing/route";
import { LEVELS } from "../../setup/plan";
import { buildDeck } from "./build-deck";
import { t } from "./messages";
import { seatName } from "./names";
import styles from "./Seats.module.css";
import type { OpenEvent } from "./use-event";
import { useEventDecks } from "./use-event-decks";

interface Props {
  readonly game: Game;
  readonly slug: GameSlug;
  readonly open: OpenEvent;
  readonly state: EventState;
  /** Opens the packs of a person's who has not seen them all. Undefined for a person who has. */
  readonly packsOf: (seat: number) => (() => void) | undefined;
}

const ICON = { size: 18, "aria-hidden": true } as const;

const isReady = (game: Game, deck: SavedDeck | undefined): deck is SavedDeck =>
  deck !== undefined && listProblems(game, deck).length === 0;

/** After packs were opened or drafted: the seats, their decks, and matches between them. */
export function Seats(props: Props) {
  const { game, open, state } = props;
  const { event } = open;
  const decks = useEventDecks(event.people.map((_, seat) => event.decks[seat] ?? ""));
  const { level, setLevel, who, setWho, failed, against, eachOther } = usePlay(props, decks ?? []);
  if (decks === null) return null;
  const own = decks[who];
  const ready = decks.filter((deck) => isReady(game, deck));
  return (
    <section className={styles.event} aria-label={t("event.seats")}>
      <p className={styles.lead}>{t(event.kind === "draft" ? "event.lead-draft" : "event.lead-sealed")}</p>
      <ul className={styles.seats}>
        {event.people.map((_, seat) => (
          <Person key={seatName(event, seat)} {...props} seat={seat} deck={decks[seat]} />
        ))}
      </ul>
      {ready.length < event.people.length && <p className={styles.note}>{t("event.need-deck")}</p>}
      {event.people.length > 1 && (
        <Button
          look="primary"
          icon={<Swords {...ICON} />}
          aria-disabled={ready.length < 2}
          onClick={() => ready.length > 1 && eachOther(ready)}
        >
          {t("event.play-each-other")}
        </Button>
      )}
      {state.pools.length > event.people.length && (
        <div className={styles.choices}>
          {event.people.length > 1 && (
            <Choices
              label={t("event.who")}
              value={who}
              onChange={setWho}
              choices={event.people.map((_, seat) => ({ value: seat, label: seatName(event, seat) }))}
            />
          )}
          <Choices
            label={t("event.level")}
            value={level}
            onChange={setLevel}
            choices={LEVELS.map((one) => ({ value: one, label: common(`level.${one}`) }))}
          />
        </div>
      )}
      <ul className={styles.seats}>
        {state.pools.slice(event.people.length).map((_, i) => {
          const seat = event.people.length + i;
          const player = seatName(event, seat);
          return (
            <Seat key={player} seat={seat} name={player} facts={t("event.scripted")} isScripted>
              <Button
                look={event.people.length === 1 ? "primary" : "plain"}
                icon={<Swords {...ICON} />}
                aria-label={t("event.play-against", { player })}
                aria-disabled={!isReady(game, own)}
                onClick={() => isReady(game, own) && against(own, seat)}
              >
                {t("event.play")}
              </Button>
            </Seat>
          );
        })}
      </ul>
      {failed && <p role="alert">{t("event.not-started")}</p>}
    </section>
  );
}

/** Who plays whom. The code that starts matches is loaded once it is needed. */
function usePlay({ game, open: { event }, state }: Props, decks: readonly (SavedDeck | undefined)[]) {
  const [level, setLevel] = useState<OpponentLevel>("medium");
  const [who, setWho] = useState(0);
  const [failed, setFailed] = useState(false);
  const run = (play: (by: typeof import("./play-event")) => Promise<void>) => {
    setFailed(false);
    import("./play-event").then(play).catch(() => setFailed(true));
  };
  const against = (deck: SavedDeck, seat: number) =>
    run(({ playAgainst }) => playAgainst(game, event, state, { seat: who, deck }, { seat, level }));
  const eachOther = (ready: readonly SavedDeck[]) =>
    run(({ playEachOther }) => playEachOther(game, event, ready));
  return { level, setLevel, who, setWho, failed, against, eachOther, decks };
}

interface PersonProps extends Props {
  readonly seat: number;
  readonly deck: SavedDeck | undefined;
}

function Person({ game, slug, open, state, packsOf, seat, deck }: PersonProps) {
  const player = seatName(open.event, seat);
  const openPacks = packsOf(seat);
  const problems = deck === undefined ? [] : listProblems(game, deck);
  const pool = state.pools[seat] ?? [];
  if (openPacks)
    return (
      <Seat seat={seat} name={player} facts={t("event.packs-closed")}>
        <Button
          look="primary"
          icon={<PackageOpen {...ICON} />}
          aria-label={t("event.open-packs-of", { player })}
          onClick={openPacks}
        >
          {t("event.open-packs")}
        </Button>
      </Seat>
    );
  if (deck === undefined)
    return (
      <Seat seat={seat} name={player} facts={t("event.not-built")}>
        <Button
          look="primary"
          icon={<Hammer {...ICON} />}
          aria-label={t("event.build-of", { player })}
          onClick={() => void buildDeck(game, slug, open, seat, pool)}
        >
          {t("event.build")}
        </Button>
      </Seat>
    );
  const facts =
    problems.length === 0
      ? t("event.ready", { count: deck.cards.length })
      : t("event.not-ready", { count: problems.length });
  return (
    <Seat
      seat={seat}
      name={player}
      facts={facts}
      why={isSecret(deck) ? [] : problems.map(({ why }) => say(why))}
    >
      <ButtonLink
        look={problems.length > 0 ? "primary" : "plain"}
        icon={<Pencil {...ICON} />}
        href={hrefOf({ kind: "deck", slug, deck: deck.id })}
        aria-label={t("event.edit-of", { player })}
      >
        {t("event.edit")}
      </ButtonLink>
    </Seat>
  );
}

interface SeatProps {
  readonly seat: number;
  readonly name: string;
  readonly facts: string;
  /** Why its deck may not be played. */
  readonly why?: readonly string[];
  readonly isScripted?: boolean;
  /** Buttons. */
  readonly children: ReactNode;
}

function Seat({ seat, name, facts, why = [], isScripted = false, children }: SeatProps) {
  return (
    <li className={styles.seat}>
      {isScripted ? <Bot {...ICON} /> : <SeatMark seat={seat} />}
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.facts}>{facts}</p>
        {why.length > 0 && (
          <ul className={styles.why}>
            {why.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </li>
  );
}
