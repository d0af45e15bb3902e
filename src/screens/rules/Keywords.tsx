import { t } from "../../text";
import { cardName } from "../../text/names";
import { Highlighted } from "./Highlighted";
import type { Keyword } from "./keywords";
import styles from "./RulebookReader.module.css";

interface Props {
  readonly keywords: readonly Keyword[];
  readonly terms: readonly string[];
  readonly headingId: string;
}

/** The keywords on the cards with their reminder texts. */
export function Keywords({ keywords, terms, headingId }: Props) {
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.sectionTitle} tabIndex={-1} data-section="keywords">
        {t("reader.keywords")}
      </h2>
      <dl className={styles.keywords}>
        {keywords.map(({ key, name, reminder, lang, cards }) => (
          <div key={key} className={styles.keyword}>
            <dt className={styles.keywordName} lang={lang}>
              <Highlighted text={name} terms={terms} />
            </dt>
            <dd lang={lang}>
              <Highlighted text={reminder} terms={terms} />
            </dd>
            <dd className={styles.keywordCards}>
              <Highlighted
                text={t("reader.keyword-cards", { cards: cards.map(cardName).join(", ") })}
                terms={terms}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
