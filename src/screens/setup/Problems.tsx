import { TriangleAlert } from "lucide-react";
import type { Game } from "../../games/game";
import type { Problem } from "../../kernel";
import { Said } from "../../ui/Said";
import { RuleLink } from "../rules/RuleLink";
import styles from "./Setup.module.css";

/** What is wrong here, each with the clause that says so. */
export function Problems({ game, problems }: { game: Game; problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.why.key} ${problem.rule}`} className={styles.problem}>
          <TriangleAlert aria-hidden="true" size={18} />
          <span>
            <Said message={problem.why} /> <RuleLink game={game} clause={problem.rule} />
          </span>
        </li>
      ))}
    </ul>
  );
}
