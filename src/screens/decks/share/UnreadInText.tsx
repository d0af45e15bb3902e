import { copiesWritten } from "../../../decks/text/copies-written";
import type { DeckText } from "../../../decks/text/read";
import { say } from "../../../text";
import { cardName } from "../../../text/names";
import { Button } from "../../../ui/Button";
import { t } from "../messages";
import styles from "./Share.module.css";

interface Props {
  readonly lines: DeckText["unread"];
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Lines that are listed. The others are counted. */
const LISTED = 50;

/** The lines that were not understood, each with the nearest names. Choosing one changes the line in the text. */
export function UnreadInText({ lines, text, onText }: Props) {
  const replace = (line: number, name: string) => {
    const all = text.split(/\r\n|\r|\n/);
    onText(all.map((one, i) => (i === line - 1 ? `${copiesWritten(one)} ${name}` : one)).join("\n"));
  };
  return (
    <section className={styles.unread}>
      <h3>{t("import.unread", { count: lines.length })}</h3>
      <p className={styles.help}>{t("import.unread.help")}</p>
      <ul className={styles.unread}>
        {lines.slice(0, LISTED).map(({ line, text: written, why, nearest }) => (
          <li key={`${line} ${written}`} className={styles.line}>
            <p className={styles.written}>
              <span className={styles.help}>{t("builder.unread.line", { line })}</span> <code>{written}</code>
            </p>
            <p className={styles.help}>{say(why)}</p>
            <div className={styles.names}>
              {nearest.map((name) => (
                <Button key={name} className={styles.name} onClick={() => replace(line, name)}>
                  {cardName(name)}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {lines.length > LISTED && <p>{t("import.more", { count: lines.length - LISTED })}</p>}
    </section>
  );
}
