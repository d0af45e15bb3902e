import { TriangleAlert } from "lucide-react";
import type { Problem } from "../../kernel";
import { LocalizedText } from "../../ui/LocalizedText";
import { RuleLink } from "../../ui/RuleLink";
import styles from "./Setup.module.css";

/** The problems of this part, each with its clause. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.why.key} ${problem.rule}`} className={styles.problem}>
          <TriangleAlert aria-hidden="true" size={18} />
          <span>
            <LocalizedText message={problem.why} /> <RuleLink rule={problem.rule} />
          </span>
        </li>
      ))}
    </ul>
  );
}
