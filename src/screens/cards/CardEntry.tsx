import type { Game } from "../../games/game";
import type { Message } from "../../kernel";
import { useArtist } from "../../table/parts/card/artist";
import { messageLang, say, t } from "../../text";
import { cardLang, cardName, kindNames } from "../../text/names";
import { cx } from "../../ui/cx";
import { LocalizedText } from "../../ui/LocalizedText";
import styles from "./CardEntry.module.css";
import { Stats } from "./Stats";

interface Props {
  readonly game: Game;
  readonly name: string;
  readonly copies?: number;
  /** Leaves out the artwork and the name, which are shown beside it. */
  readonly isText?: boolean;
}

export function CardEntry({ game, name, copies = 1, isText = false }: Props) {
  const artist = useArtist(game.slug);
  const card = game.cards.pool[name];
  if (card === undefined) return <p>{cardName(name)}</p>;
  const printed = game.cards.text(name);
  const { heading = 0 } = printed;
  return (
    <article className={cx(styles.entry, isText && styles.alone)}>
      {!isText && (
        <img
          className={styles.picture}
          src={artist?.(card)}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          decoding="async"
        />
      )}
      <div>
        {!isText && (
          <h3 className={styles.name}>
            {cardName(name)}
            {copies > 1 && <span className={styles.copies}>{t("deck.copies", { copies })}</span>}
          </h3>
        )}
        <p className={styles.kind} lang={cardLang(game.slug)}>
          {kindNames(game.slug, card.type, card.subtypes).join(" · ")}
        </p>
      </div>
      <Stats mat={game.table.mat} stats={card.stats} />
      <div className={styles.text}>
        <Paragraphs lines={printed.abilities.slice(0, heading)} />
        {printed.keywords.map((keyword) => (
          <p key={keyword.name.key}>
            <strong>
              <LocalizedText message={keyword.name} />
            </strong>
            <span className={styles.reminder}>
              {" "}
              <LocalizedText message={keyword.reminder} />
            </span>
          </p>
        ))}
        <Paragraphs lines={printed.abilities.slice(heading)} />
      </div>
    </article>
  );
}

function Paragraphs({ lines }: { lines: readonly Message[] }) {
  return lines.map((ability, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a printed card never change order.
    <p key={i} lang={messageLang(ability)}>
      {say(ability)}
    </p>
  ));
}
