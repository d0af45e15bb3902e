import { CardEntry } from "../cards/CardEntry";
import { gameTitle } from "../games/names";
import { FaultList } from "./FaultList";
import { t } from "./messages";
import type { SentSet } from "./read-set";
import styles from "./SetsScreen.module.css";

/** The author of a set, its faults, and its cards. */
export function SentCards({ frame, slug, game, cards, faults }: SentSet) {
  const { code, version, author } = frame;
  return (
    <>
      <div>
        <p>
          {gameTitle(slug)}. {t("sets.facts", { code, version, count: frame.cards.length })}
        </p>
        {author !== "" && <p>{t("sets.author", { author })}</p>}
      </div>
      {faults.length > 0 && <FaultList title={t("sets.not-fit")} faults={faults} />}
      <h2 className={styles.name}>{t("sets.set-cards")}</h2>
      <ul className={styles.list}>
        {cards.map(({ name }) => (
          <li key={name}>
            <CardEntry game={game} name={name} />
          </li>
        ))}
      </ul>
    </>
  );
}
