import { ChevronDown, ChevronUp, Puzzle as PuzzleIcon } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { type GameSlug, isGameSlug } from "../../games/registry";
import type { CardId } from "../../kernel";
import type { Goal } from "../../positions/position";
import type { TaskStatus } from "../../puzzles/goal";
import type { Puzzle } from "../../puzzles/puzzle";
import { cardsInPlay } from "../../store/guide/step-condition";
import { useTable } from "../../table";
import { useSpeech } from "../../table/state/speech";
import { say } from "../../text";
import { AdvicePanel } from "../hints/AdvicePanel";
import { cardsNamed } from "../hints/named-cards";
import { answerText } from "../parts/answers/answer-text";
import { useCopy } from "../parts/use-copy";
import { go } from "../routing/navigation";
import { hrefOf } from "../routing/route";
import { t } from "./messages";
import styles from "./PuzzlePanel.module.css";
import { findPuzzle, startAgain } from "./start";
import { type PuzzleNews, usePuzzlePlay } from "./use-puzzle-play";

/** The goal of the puzzle on the table, and its help. */
export default function PuzzlePanel({ match, puzzle: id }: { match: string; puzzle: string }) {
  const slug = useTable((s) => s.game.slug);
  const [puzzle, setPuzzle] = useState<Puzzle | null>(null);
  useEffect(() => {
    let isWanted = true;
    // Without its puzzle, the match is played on.
    findPuzzle(slug, id).then((found) => isWanted && setPuzzle(found), console.error);
    return () => {
      isWanted = false;
    };
  }, [slug, id]);
  return puzzle && <Panel puzzle={puzzle} match={match} />;
}

const NO_CARDS: readonly CardId[] = [];

function useNewsText(news: PuzzleNews): string {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  switch (news.is) {
    case "none":
      return "";
    case "searching":
      return t("puzzle.thinking");
    case "lost":
      return t("puzzle.hint.lost");
    case "answer":
      return t("puzzle.hint.next", { answer: answerText(game, view, news.answer) });
  }
}

const oddsTask = ({ percent, card }: Extract<Goal, { kind: "odds" }>): string =>
  card === undefined ? t("puzzle.task.odds", { percent }) : t("puzzle.task.odds-against", { percent, card });

/** What the player has to do. */
function useTaskText({ goal }: Puzzle): string {
  const zones = useTable((s) => s.game.table.mat.zones);
  if (goal.kind === "win") return t("puzzles.goal.win");
  if (goal.kind === "odds") return oddsTask(goal);
  if (goal.kind !== "clear") return t(`puzzle.task.${goal.kind}`);
  const zone = zones.find(({ zone: key }) => key === goal.zone);
  return t("puzzle.task.clear", { zone: zone === undefined ? goal.zone : say(zone.label) });
}

/** The card to attack, kept in view while the puzzle is open. Undefined when the goal names none, or it is gone. */
function useTarget({ goal }: Puzzle, isOpen: boolean): CardId | undefined {
  const name = goal.kind === "odds" && isOpen ? goal.card : undefined;
  const watch = useTable((s) => s.watch);
  const target = useTable(({ game, view }) =>
    name === undefined ? undefined : cardsInPlay(game, view, { of: "opponent", face: "up", card: name })[0],
  );
  useEffect(() => {
    watch(target === undefined ? NO_CARDS : [target]);
    return () => watch(NO_CARDS);
  }, [target, watch]);
  return target;
}

function Panel({ puzzle, match }: { puzzle: Puzzle; match: string }) {
  // Folded, it covers less of a crowded table.
  const [isOpen, setOpen] = useState(false);
  const view = useTable((s) => s.view);
  const { status, news, ...play } = usePuzzlePlay(puzzle, match);
  const cards = useMemo(
    () => (news.is === "answer" ? cardsNamed(view, news.answer) : NO_CARDS),
    [view, news],
  );
  const task = useTaskText(puzzle);
  const target = useTarget(puzzle, status === "open");
  const told = useNewsText(news);
  const result = status === "open" ? "" : t(`puzzle.status.${status}`);
  useSpeech([result, told].filter(Boolean).join(" "));
  const hasWays = isOpen || status !== "open";
  return (
    <AdvicePanel label={t("puzzles.title")} cards={cards} beside={target}>
      <button type="button" className={styles.head} aria-expanded={hasWays} onClick={() => setOpen(!isOpen)}>
        <PuzzleIcon aria-hidden="true" />
        {task}
        {hasWays ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
      </button>
      {result !== "" && <p className={styles.result}>{result}</p>}
      {told !== "" && <p>{told}</p>}
      {hasWays && <Ways puzzle={puzzle} match={match} status={status} play={play} />}
    </AdvicePanel>
  );
}

interface WaysProps {
  readonly puzzle: Puzzle;
  readonly match: string;
  readonly status: TaskStatus;
  readonly play: Omit<ReturnType<typeof usePuzzlePlay>, "status" | "news">;
}

/** Help while the puzzle is open, and what to do once it is over. */
function Ways({ puzzle, match, status, play: { isShowing, canAsk, hint, showSolution } }: WaysProps) {
  const slug = useTable((s) => s.game.slug);
  return (
    <div className={styles.ways}>
      {status === "open" ? (
        <>
          <button type="button" disabled={!canAsk || isShowing} onClick={hint}>
            {t("puzzle.hint")}
          </button>
          <button type="button" disabled={!canAsk && !isShowing} onClick={() => showSolution(!isShowing)}>
            {t(isShowing ? "puzzle.stop" : "puzzle.solution")}
          </button>
        </>
      ) : (
        isGameSlug(slug) && <Share slug={slug} puzzle={puzzle.id} />
      )}
      <button type="button" onClick={() => void startAgain(slug, puzzle, match).catch(console.error)}>
        {t("puzzle.retry")}
      </button>
      {status !== "open" && isGameSlug(slug) && (
        <button type="button" onClick={() => go({ kind: "puzzles", slug })}>
          {t("puzzles.back")}
        </button>
      )}
    </div>
  );
}

function Share({ slug, puzzle }: { slug: GameSlug; puzzle: string }) {
  const { isCopied, copy } = useCopy();
  const link = new URL(hrefOf({ kind: "puzzle", slug, puzzle }), location.href).href;
  return (
    <>
      <button type="button" onClick={() => void copy(link)}>
        {t("puzzle.share")}
      </button>
      {isCopied !== null && (
        <span className={styles.copied} role="status">
          {t(isCopied ? "puzzle.copied" : "puzzle.not-copied")}
        </span>
      )}
    </>
  );
}
