import { ChevronDown, Puzzle as PuzzleIcon } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type GameSlug, isGameSlug } from "../../games/registry";
import type { CardId } from "../../kernel";
import type { Puzzle } from "../../puzzles/puzzle";
import { useTable } from "../../table";
import { useSpeech } from "../../table/state/speech";
import { locateCard } from "../guide/locate";
import { useFollowTarget } from "../guide/useFollowTarget";
import { cardsNamed } from "../hints/named-cards";
import { Rings } from "../hints/Rings";
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

function Panel({ puzzle, match }: { puzzle: Puzzle; match: string }) {
  const panel = useRef<HTMLElement>(null);
  // Folded, it covers less of a crowded table.
  const [isFolded, setFolded] = useState(false);
  const view = useTable((s) => s.view);
  const slug = useTable((s) => s.game.slug);
  const { status, news, isShowing, canAsk, hint, showSolution } = usePuzzlePlay(puzzle, match);
  const cards = useMemo(
    () => (news.is === "answer" ? cardsNamed(view, news.answer) : NO_CARDS),
    [view, news],
  );
  const [first] = cards;
  const find = useCallback(() => (first === undefined ? null : locateCard(first, view)), [first, view]);
  const layout = useFollowTarget(panel, find);
  const told = useNewsText(news);
  const result = status === "open" ? "" : t(`puzzle.status.${status}`);
  useSpeech([result, told].filter(Boolean).join(" "));
  const { x, y } = layout?.place ?? { x: 0, y: 0 };
  return (
    <>
      <Rings cards={cards} />
      <section
        ref={panel}
        className={styles.panel}
        data-coach
        data-placed={layout !== null || undefined}
        style={{ transform: `translate(${x}px, ${y}px)` }}
        aria-label={t("puzzles.title")}
      >
        <button
          type="button"
          className={styles.head}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          <PuzzleIcon aria-hidden="true" />
          {t(`puzzles.goal.${puzzle.goal}`)}
          <ChevronDown aria-hidden="true" />
        </button>
        {result !== "" && <p className={styles.result}>{result}</p>}
        {told !== "" && <p>{told}</p>}
        <div className={styles.ways} hidden={isFolded}>
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
      </section>
    </>
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
