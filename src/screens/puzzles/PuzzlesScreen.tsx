import { CalendarDays } from "lucide-react";
import type { GameSlug } from "../../games/registry";
import { puzzleOfDay } from "../../puzzles/load";
import type { Puzzle } from "../../puzzles/puzzle";
import { puzzleKey, useSolved } from "../../store/puzzles/solved";
import { ButtonLink } from "../../ui/Button";
import { GameLinks } from "../games/GameLinks";
import { gameTitle } from "../games/names";
import { hrefOf } from "../routing/route";
import { Heading } from "../shell/Heading";
import { LoadingScreen } from "../shell/LoadingScreen";
import page from "../shell/Page.module.css";
import { t } from "./messages";
import { OwnPuzzles } from "./OwnPuzzles";
import { PuzzleLink } from "./PuzzleLink";
import styles from "./PuzzlesScreen.module.css";
import { usePuzzles } from "./use-puzzles";

const FIRST: GameSlug = "battle-cores";

/** The puzzles of a game, with those that are solved, the puzzle of the day, and the player's own. */
export function PuzzlesScreen({ slug = FIRST }: { slug?: GameSlug | undefined }) {
  const puzzles = usePuzzles(slug);
  const solved = useSolved((s) => s.solved);
  const isSolved = ({ id }: Puzzle) => solved.includes(puzzleKey(slug, id));
  const today = puzzles && puzzleOfDay(puzzles, new Date());
  return (
    <div className={page.page}>
      <div className={styles.top}>
        <Heading title={t("puzzles.document", { game: gameTitle(slug) })}>{t("puzzles.title")}</Heading>
        <GameLinks
          label={t("puzzles.games")}
          current={slug}
          to={(other) => ({ kind: "puzzles", slug: other })}
        />
        <p className={page.lead}>{t("puzzles.lead")}</p>
      </div>
      {puzzles === null && <LoadingScreen />}
      {puzzles?.length === 0 && <p className={page.empty}>{t("puzzles.none")}</p>}
      {today && (
        <div>
          <ButtonLink
            look="primary"
            icon={<CalendarDays aria-hidden="true" size={18} />}
            href={hrefOf({ kind: "puzzle", slug, puzzle: today.id })}
          >
            {t("puzzles.daily")}
          </ButtonLink>
        </div>
      )}
      {puzzles !== null && puzzles.length > 0 && (
        <>
          <p>{t("puzzles.count", { solved: puzzles.filter(isSolved).length, all: puzzles.length })}</p>
          <ol className={styles.list}>
            {puzzles.map((puzzle, at) => (
              <li key={puzzle.id}>
                <PuzzleLink slug={slug} puzzle={puzzle} name={t("puzzles.number", { n: at + 1 })} />
              </li>
            ))}
          </ol>
        </>
      )}
      <OwnPuzzles key={slug} slug={slug} />
    </div>
  );
}
