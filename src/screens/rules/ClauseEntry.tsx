import { memo } from "react";
import type { Clause } from "../../games/game";
import { type MessageKey, t } from "../../text";
import { cx } from "../../ui/cx";
import { Highlighted } from "./Highlighted";
import styles from "./RulebookReader.module.css";

const KINDS = {
  rule: "kind.rule",
  interface: "kind.interface",
  definition: "kind.definition",
  physical: "kind.physical",
} as const satisfies Readonly<Record<Clause["kind"], MessageKey>>;

interface Props {
  readonly clause: Clause;
  readonly terms: readonly string[];
  /** Whether this is the clause that was linked to. */
  readonly isMarked: boolean;
  /** Address of the clause. Undefined over a table, where following it would leave the match. */
  readonly href?: string | undefined;
  /** Id of this clause's element; unique on the page. */
  readonly elementId: string;
}

/** One clause: its number, kind, text and ruling. */
export const ClauseEntry = memo(function ClauseEntry({ clause, terms, isMarked, href, elementId }: Props) {
  const number = <Highlighted text={clause.id} terms={terms} />;
  return (
    <li
      id={elementId}
      className={cx(styles.clause, isMarked && styles.marked)}
      data-clause={clause.id}
      tabIndex={-1}
      aria-current={isMarked ? "true" : undefined}
    >
      <p className={styles.head}>
        {href === undefined ? (
          <span className={styles.number}>{number}</span>
        ) : (
          <a className={styles.number} href={href}>
            {number}
          </a>
        )}
        <span className={cx(styles.kind, styles[clause.kind])}>{t(KINDS[clause.kind])}</span>
      </p>
      <p className={styles.text} lang="en">
        <Highlighted text={clause.text} terms={terms} />
      </p>
      {clause.ruling !== undefined && (
        <p className={styles.ruling}>
          <strong>{t("reader.ruling")}</strong>{" "}
          <span lang="en">
            <Highlighted text={clause.ruling} terms={terms} />
          </span>
        </p>
      )}
    </li>
  );
});
