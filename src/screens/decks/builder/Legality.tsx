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
  const isLegal = problems.length === 0;
  const Icon = isLegal ? CircleCheck : TriangleAlert;
  return (
    <section className={isLegal ? styles.legal : styles.problems}>
      <h2 className={styles.title}>
        <Icon size={20} aria-hidden="true" />
        <span role="status">
          {isLegal ? t("decks.legal") : t("decks.faults", { count: problems.length })}
        </span>
      </h2>
      {!isLegal && (
        <ul className={styles.list}>
          {problems.map((problem) => (
            <Fault key={say(problem.why)} problem={problem} onMend={() => mend([problem])} />
          ))}
        </ul>
      )}
      {mendable.length > 1 && <Button onClick={() => mend(mendable)}>{t("builder.mend-all")}</Button>}
    </section>
  );
}

function Fault({ problem, onMend }: { problem: DeckProblem; onMend: () => void }) {
  return (
    <li className={styles.problem}>
      <span>
        <LocalizedText message={problem.why} /> <RuleLink rule={problem.rule} />
      </span>
      {problem.mend && (
        <Button
          className={styles.mend}
          icon={<Wrench size={16} aria-hidden="true" />}
          aria-label={`${t("builder.mend")}: ${say(problem.why)}`}
          onClick={onMend}
        >
          {t("builder.mend")}
        </Button>
      )}
    </li>
  );
}
