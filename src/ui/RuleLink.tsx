import { BookOpen } from "lucide-react";
import { createContext, useContext } from "react";
import { t } from "../text";
import styles from "./RuleLink.module.css";

/** Shows the clauses of one rulebook beside the current screen. */
export interface RuleReader {
  has(rule: string): boolean;
  /** Opens the rulebook, at a clause or at its beginning. */
  open(rule?: string): void;
}

export const RuleReaderContext = createContext<RuleReader>({ has: () => false, open: () => {} });

export const useRuleReader = (): RuleReader => useContext(RuleReaderContext);

/** A link to a clause. Renders nothing when the rulebook does not have the clause. */
export function RuleLink({ rule }: { rule: string }) {
  const reader = useRuleReader();
  if (!reader.has(rule)) return null;
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => reader.open(rule)}
      aria-label={t("ui.rule", { rule })}
    >
      <BookOpen aria-hidden="true" />
      <span aria-hidden="true">{rule}</span>
    </button>
  );
}
