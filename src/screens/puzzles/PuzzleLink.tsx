import { Check } from "lucide-react";
import type { GameSlug } from "../../games/registry";
import type { Puzzle } from "../../puzzles/puzzle";
import { puzzleKey, useSolved } from "../../store/puzzles/solved";
import { hrefOf } from "../routing/route";
import { difficultyText, goalText, t } from "./messages";
import styles from "./PuzzlesScreen.module.css";

interface Props {
  readonly slug: GameSlug;
  readonly puzzle: Puzzle;
  readonly name: string;
}

/** A link to a puzzle, with its goal, how difficult it is, and whether it is solved. */
export function PuzzleLink({ slug, puzzle, name }: Props) {
  const isSolved = useSolved((s) => s.solved.includes(puzzleKey(slug, puzzle.id)));
  const difficulty = difficultyText(puzzle);
  return (
    <a className={styles.puzzle} href={hrefOf({ kind: "puzzle", slug, puzzle: puzzle.id })}>
      <span className={styles.name}>{name}</span>
      <span>{goalText(puzzle)}</span>
      {difficulty !== "" && <span className={styles.difficulty}>{difficulty}</span>}
      {isSolved && (
        <span className={styles.solved}>
          <Check aria-hidden="true" size={18} />
          {t("puzzles.solved")}
        </span>
      )}
    </a>
  );
}
