import { useState } from "react";
import { t } from "../../text";
import type { Section } from "./contents";
import styles from "./RulebookReader.module.css";

interface Props {
  readonly sections: readonly Section[];
  /** Number of keywords. With 0 the contents have no entry for them. */
  readonly keywords: number;
  readonly onSection: (at: number) => void;
  readonly onKeywords: () => void;
  /** Whether it is collapsed at first, because there is no room beside the text. */
  readonly folded: boolean;
}

/** The table of contents, with the number of search results in each section. */
export function Contents({ sections, keywords, onSection, onKeywords, folded }: Props) {
  const [open, setOpen] = useState(false);
  const goTo = (go: () => void) => () => {
    setOpen(false);
    go();
  };
  const list = (
    <ol className={styles.contentsList}>
      {sections.map((section) => (
        <li key={section.at}>
          <button type="button" className={styles.entry} onClick={goTo(() => onSection(section.at))}>
            <span>{section.title}</span>
            <span className={styles.entryCount} aria-hidden="true">
              {section.clauses.length}
            </span>
          </button>
        </li>
      ))}
      {keywords > 0 && (
        <li>
          <button type="button" className={styles.entry} onClick={goTo(onKeywords)}>
            <span>{t("reader.keywords")}</span>
            <span className={styles.entryCount} aria-hidden="true">
              {keywords}
            </span>
          </button>
        </li>
      )}
    </ol>
  );
  return (
    <nav className={styles.contents} aria-label={t("reader.contents")}>
      {!folded && <div className={styles.contentsWide}>{list}</div>}
      <details
        className={folded ? styles.contentsAlways : styles.contentsFolded}
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className={styles.contentsSummary}>{t("reader.contents")}</summary>
        {list}
      </details>
    </nav>
  );
}
