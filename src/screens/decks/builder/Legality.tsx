import { CircleCheck, TriangleAlert, Wrench } from "lucide-react";
import { type DeckCards, withMend } from "../../../decks/edit";
import { listProblems } from "../../../decks/side-deck";
import type { Game } from "../../../games/game";
import type { DeckProblem } from "../../../games/game-deck";
import type { DeckEditor } from "../../../store/decks/editor";
import { say } from "../../../text";
import { Button } from "../../../ui/Button";
import { LocalizedText } from "../../../ui/LocalizedText";
import { RuleLink } from "../../../ui/RuleLink";
import { t } from "../messages";
import styles from "./Legality.module.css";
import { useEditedDeck } from "./use-deck-editor";

interface Props {
  readonly game: Game;
  readonly editor: DeckEditor;
}

/** Whether the deck may be played, and each problem with its clause and, if there is one, the change that mends it. */
export function Legality({ game, editor }: Props) {
  const { content } = useEditedDeck(editor);
  const problems = listProblems(game, content);
  const mendable = problems.filter(({ mend }) => mend !== undefined);
  const mend = (some: readonly DeckProblem[]) =>
    editor.change(some.reduce<DeckCards>((deck, problem) => withMend(deck, problem.mend ?? {}), content));
  if (problems.length === 0)
    return (
      <p className={styles.legal} role="status">
        <CircleCheck size={20} aria-hidden="true" /> {t("decks.legal")}
      </p>
    );
  return (
    <section className={styles.problems}>
      <h2 className={styles.title} role="status">
        <TriangleAlert size={20} aria-hidden="true" /> {t("decks.faults", { count: problems.length })}
      </h2>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={say(problem.why)} className={styles.problem}>
            <span>
              <LocalizedText message={problem.why} /> <RuleLink rule={problem.rule} />
            </span>
            {problem.mend && (
              <Button
                className={styles.mend}
                icon={<Wrench size={16} aria-hidden="true" />}
                aria-label={`${t("builder.mend")}: ${say(problem.why)}`}
                onClick={() => mend([problem])}
              >
                {t("builder.mend")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mendable.length > 1 && <Button onClick={() => mend(mendable)}>{t("builder.mend-all")}</Button>}
    </section>
  );
}
