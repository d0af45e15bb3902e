import { BookOpen } from "lucide-react";
import { t } from "../say";
import { useHost, useTable } from "../state/table";
import styles from "./RuleLink.module.css";

/** Opens the clause behind something, when the rulebook has it. */
export function RuleLink({ rule }: { rule: string }) {
  const known = useTable((s) => s.game.rulebook.clauses.some(({ id }) => id === rule));
  const { onRule } = useHost();
  if (!known) return null;
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => onRule(rule)}
      aria-label={t("table.rule", { rule })}
    >
      <BookOpen aria-hidden="true" />
      <span aria-hidden="true">{rule}</span>
    </button>
  );
}
