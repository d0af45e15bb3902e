import { Play } from "lucide-react";
import { useEffect, useState } from "react";
import type { GameSlug } from "../../games/registry";
import type { Problem } from "../../kernel";
import { configOf, type Position } from "../../positions/position";
import { positionProblems } from "../../positions/problems";
import { Button } from "../../ui/Button";
import { SelectField } from "../../ui/SelectField";
import { loadGameOf, type PositionGame } from "./load";
import { t } from "./messages";
import styles from "./PlayForm.module.css";
import { AGAINST, type Against, startPosition } from "./start";
import { faultInWords } from "./words";

/** What is wrong with a position. */
export const problemsOf = ({ game, position: rules }: PositionGame, position: Position): readonly Problem[] =>
  positionProblems(rules, game.rules, configOf(position, []), position.board);

/** Plays a position of which nothing has been checked. */
export function PlayForm({ slug, position }: { slug: GameSlug; position: Position }) {
  const [faults, setFaults] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let current = true;
    loadGameOf(slug, position).then(
      (game) => {
        const problems = problemsOf(game, position);
        const words = problems.map((one) => faultInWords(game.game, game.position, position.board, one));
        if (current) setFaults(words);
      },
      (fault: unknown) => current && setFaults([fault instanceof Error ? fault.message : String(fault)]),
    );
    return () => {
      current = false;
    };
  }, [slug, position]);
  if (faults === null) return null;
  if (faults.length > 0)
    return (
      <ul role="alert">
        {faults.slice(0, 10).map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    );
  return <PlayButton position={position} isSound />;
}

/** Against whom, and the button that plays. */
export function PlayButton({ position, isSound }: { position: Position; isSound: boolean }) {
  const [against, setAgainst] = useState<Against>("dummy");
  const [failed, setFailed] = useState("");
  const start = () =>
    startPosition(position, against).catch((fault: unknown) =>
      setFailed(fault instanceof Error ? fault.message : String(fault)),
    );
  return (
    <div className={styles.play}>
      <SelectField
        label={t("positions.against")}
        choices={AGAINST.map((value) => ({ value, label: t(`positions.against.${value}`) }))}
        value={against}
        onChange={setAgainst}
      />
      <Button
        look="primary"
        icon={<Play size={18} aria-hidden="true" />}
        disabled={!isSound}
        onClick={() => void start()}
      >
        {t("positions.play")}
      </Button>
      {failed !== "" && <p role="alert">{failed}</p>}
    </div>
  );
}
