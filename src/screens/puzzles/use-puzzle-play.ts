import { useEffect, useRef, useState } from "react";
import type { Answer } from "../../kernel";
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

/** The puzzle on the table: how far it is, and its help. */
export function usePuzzlePlay(puzzle: Puzzle, match: string) {
  const task = taskOf(puzzle);
  const slug = useTable((s) => s.game.slug);
  const shown = useTable((s) => s.view);
  const decision = useMatch((m) => m.view?.decision);
  const isMine = decision?.seat === task.seat;
  const [news, setNews] = useState<PuzzleNews>(NONE);
  const [isShowing, setShowing] = useState(false);
  const wasShown = useRef(false);
  const status: TaskStatus = statusOf(task, shown);

  const search = async (use: (answer: Answer) => void) => {
    setNews({ is: "searching" });
    const found = await nextAnswer(match, task).catch(() => null);
    // The search was for another moment.
    if (useMatch.getState().view?.decision !== decision) return setNews(NONE);
    if (found === null) {
      setShowing(false);
      setNews({ is: "lost" });
    } else use(found);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told is about one decision.
  useEffect(() => setNews(NONE), [decision]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one answer of the solution for each decision.
  useEffect(() => {
    if (!isShowing) return;
    if (status !== "open") setShowing(false);
    else if (isMine && shown.decision === decision) void search((answer) => matchCommands.send(answer));
  }, [isShowing, decision, shown, isMine, status]);
  useEffect(() => {
    if (status === "solved" && !wasShown.current) useSolved.getState().note([puzzleKey(slug, puzzle.id)]);
  }, [status, slug, puzzle]);

  return {
    status,
    news,
    isShowing,
    canAsk: isMine && status === "open" && news.is !== "searching",
    hint: () => void search((answer) => setNews({ is: "answer", answer })),
    showSolution: (on: boolean) => {
      if (on) wasShown.current = true;
      setShowing(on);
    },
  };
}
