import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Answer, View } from "../../kernel";
import { statusOf, type TaskStatus } from "../../puzzles/goal";
import { type Puzzle, taskOf } from "../../puzzles/puzzle";
import { matchCommands, useMatch } from "../../store/play/match";
import { nextAnswer } from "../../store/puzzles/solve";
import { puzzleKey, useSolved } from "../../store/puzzles/solved";
import { useTable } from "../../table";

/** What a puzzle tells besides its goal: that it searches, an answer, or that none was found. */
export type PuzzleNews =
  | { readonly is: "none" }
  | { readonly is: "searching" }
  | { readonly is: "answer"; readonly answer: Answer }
  | { readonly is: "lost" };

const NONE: PuzzleNews = { is: "none" };

interface Told {
  readonly view: View;
  readonly news: PuzzleNews;
}

/** The puzzle on the table: how far it is, and its help. */
export function usePuzzlePlay(puzzle: Puzzle, match: string) {
  const task = taskOf(puzzle);
  const { slug, status: reading } = useTable((s) => s.game);
  const shown = useTable((s) => s.view);
  const decision = useMatch((m) => m.view?.decision);
  const isMine = decision?.seat === task.seat;
  const [told, setTold] = useState<Told>({ view: shown, news: NONE });
  // What was told is about one position. The next one may have an equal decision.
  const news = told.view === shown ? told.news : NONE;
  const [isShowing, setShowing] = useState(false);
  const wasShown = useRef(false);
  // What comes after the solution does not undo it.
  const [isSolved, setSolved] = useState(false);
  const now = statusOf(task, shown, reading.contest);
  if (now === "solved" && !isSolved) setSolved(true);
  const status: TaskStatus = isSolved ? "solved" : now;

  const tell = (now: PuzzleNews) => setTold({ view: shown, news: now });
  const search = async (use: (answer: Answer) => void) => {
    const { view } = useMatch.getState();
    tell({ is: "searching" });
    const found = await nextAnswer(match, task).catch(() => null);
    // The search was for another moment.
    if (useMatch.getState().view !== view) return;
    if (found !== null) return use(found);
    setShowing(false);
    tell({ is: "lost" });
  };
  const goOn = useEffectEvent(() => void search((answer) => matchCommands.send(answer)));
  useEffect(() => {
    if (!isShowing) return;
    if (status !== "open") setShowing(false);
    else if (isMine && shown.decision === decision) goOn();
  }, [isShowing, shown, decision, isMine, status]);
  useEffect(() => {
    if (isSolved && !wasShown.current) useSolved.getState().note([puzzleKey(slug, puzzle.id)]);
  }, [isSolved, slug, puzzle]);

  return {
    status,
    news,
    isShowing,
    canAsk: isMine && status === "open" && news.is !== "searching",
    hint: () => void search((answer) => tell({ is: "answer", answer })),
    showSolution: (on: boolean) => {
      if (on) wasShown.current = true;
      setShowing(on);
    },
  };
}
