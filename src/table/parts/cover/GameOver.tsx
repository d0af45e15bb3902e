import { Crown } from "lucide-react";
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from "react";
import type { Game } from "../../../games/game";
import { cardIn, NONE, type Outcome, type Seat, seatOf, type View } from "../../../kernel";
import type { DrawnCard } from "../../../language";
import { seatName, t } from "../../../text";
import { cx } from "../../../ui/cx";
import { RuleLink } from "../../../ui/RuleLink";
import panels from "../../motion/panels.module.css";
import { useHost } from "../../state/host";
import { useTable } from "../../state/table";
import { endingOf, onlyPerson } from "../../viewmodel/ending";
import { seatModel } from "../../viewmodel/seats";
import { seriesWinner } from "../../viewmodel/series";
import { hasTeams, membersOf, type TeamModel, teamModel } from "../../viewmodel/teams";
import { useArtist } from "../card/artist";
import { SeatMark } from "../card/SeatMark";
import { SeriesBar } from "../rail/SeriesBar";
import styles from "./GameOver.module.css";
import { ShareButton } from "./ShareButton";

const MAX_RANKED_SEATS = 5;

/** The cards that the winners still have in play. */
function survivors(game: Game, view: View, winners: readonly Seat[]): readonly DrawnCard[] {
  const isField = (key: string) =>
    game.table.mat.zones.some(({ zone, area }) => zone === key && /grid|field/.test(area));
  const cards = view.zones.flatMap((zone) =>
    isField(zone.key) ? zone.cards.map((id) => cardIn(view, id)) : [],
  );
  const theirs = cards.filter(
    ({ controller, face, def }) => winners.includes(controller) && face === "up" && def !== "",
  );
  const names = [...new Set(theirs.map(({ def }) => def))].slice(0, MAX_RANKED_SEATS);
  return names.map((name) => game.cards.pool[name] ?? { name, type: "" });
}

/** How the game has ended, and the teams in it. */
function useEnding(outcome: Outcome) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const series = useTable((s) => s.match.series);
  const isReplay = useHost().controls !== undefined;
  const you = useTable((s) => (isReplay ? null : onlyPerson(s.match.setup?.seats)));
  const teams = hasTeams(view)
    ? [...new Set(view.seats.map(({ team }) => team))].map((team) => teamModel(game, view, team))
    : [];
  const hasTeamWon = ({ team }: TeamModel) =>
    outcome.winners.some((seat) => seatOf(view, seat).team === team);
  const names = outcome.winners.map((seat) => seatName(seatOf(view, seat).name));
  const winner = teams.find(hasTeamWon)?.name ?? names.join(" & ");
  const ending = endingOf(view, outcome, you, winner);
  const ofSeries = series && seriesWinner(view, series, you ?? NONE);
  return { ...ending, title: ofSeries ?? ending.title, teams, hasTeamWon };
}

/** Who won, by what score and why, and the ways on from here. Can be put aside to look at the board. */
export function GameOver() {
  const outcome = useTable((s) => s.view.outcome);
  const isReplay = useHost().controls !== undefined;
  const [isOpen, setOpen] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  // In a replay the focus stays on the controls.
  useEffect(() => {
    if (!isReplay) heading.current?.focus();
  }, [isReplay]);
  if (outcome === null) return null;
  if (isOpen) return <Result outcome={outcome} heading={heading} onClose={() => setOpen(false)} />;
  return (
    <button type="button" className={styles.back} onClick={() => setOpen(true)}>
      {t("table.over.result")}
    </button>
  );
}

interface ResultProps {
  readonly outcome: Outcome;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onClose: () => void;
}

function Result({ outcome, heading, onClose }: ResultProps) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const { scoreHistory: story } = useHost();
  const { mood, title, how, teams, hasTeamWon } = useEnding(outcome);
  const artist = useArtist(game.slug);
  const cards = survivors(game, view, outcome.winners);
  return (
    <section
      className={cx(panels.fadesIn, styles.over)}
      data-result
      data-mood={mood}
      aria-label={t("table.over")}
    >
      <div className={styles.banner} aria-hidden="true">
        {cards.map((card, i) => (
          <img
            key={card.name}
            src={artist?.(card)}
            alt=""
            style={{ "--i": i, "--from-middle": i - (cards.length - 1) / 2 } as CSSProperties}
          />
        ))}
      </div>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {mood === "won" && <Crown aria-hidden="true" />}
        {title}
      </h2>
      <SeriesBar brief />
      <p className={styles.cause}>
        {t("table.over.after", { turn: view.turn.number })} {how} <RuleLink rule={outcome.rule} />
      </p>
      <Scores outcome={outcome} teams={teams} hasWon={hasTeamWon} />
      {story}
      <Ways onClose={onClose} />
    </section>
  );
}

interface ScoresProps {
  readonly outcome: Outcome;
  readonly teams: readonly TeamModel[];
  readonly hasWon: (team: TeamModel) => boolean;
}

function Scores({ outcome, teams, hasWon }: ScoresProps) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const seats = teams.some(({ isShared }) => isShared) ? [] : view.seats;
  return (
    <ul className={styles.scores}>
      {teams.map((team) => (
        <li key={`team ${team.team}`} data-team={team.team} data-won={hasWon(team) || undefined}>
          <span>
            {team.name} <small>{membersOf(view, team.team)}</small>
          </span>
          <b>{team.score?.value}</b>
          <small lang={team.score?.lang}>{team.score?.label}</small>
        </li>
      ))}
      {seats.map(({ seat }) => {
        const { name, score } = seatModel(game, view, seat);
        return (
          <li key={seat} data-seat={seat} data-won={outcome.winners.includes(seat) || undefined}>
            <SeatMark seat={seat} />
            <span>{name}</span>
            <b>{score.value}</b>
            <small lang={score.lang}>{score.label}</small>
          </li>
        );
      })}
    </ul>
  );
}

/** Where the player can go next. */
function Ways({ onClose }: { onClose: () => void }) {
  const series = useTable((s) => s.match.series);
  const { onLeave, onPlayAgain, onNextGame, onReplay, onShare } = useHost();
  const isMore = series?.goesOn === true;
  return (
    <div className={styles.ways}>
      {isMore && onNextGame && (
        <button type="button" className={styles.first} onClick={onNextGame}>
          {t("table.series.next", { game: series.game + 1 })}
        </button>
      )}
      {!isMore && onPlayAgain && (
        <button type="button" className={styles.first} onClick={onPlayAgain}>
          {t("table.over.again")}
        </button>
      )}
      {onReplay && (
        <button type="button" onClick={onReplay}>
          {t("table.over.replay")}
        </button>
      )}
      {onShare && <ShareButton share={onShare} />}
      <button type="button" onClick={onClose}>
        {t("table.over.look")}
      </button>
      <button type="button" onClick={onLeave}>
        {t("table.leave")}
      </button>
    </div>
  );
}
