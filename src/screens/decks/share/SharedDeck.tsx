import { Save } from "lucide-react";
import { useEffect, useState } from "react";
import { countCopies } from "../../../decks/count-copies";
import { deckName } from "../../../decks/deck-list";
import { deckParts } from "../../../decks/sections";
import { isGameSlug } from "../../../games/registry";
import { decks } from "../../../store/decks/decks";
import { type LinkedDeck, readDeckLink } from "../../../store/links/deck-link";
import { loadWithSets } from "../../../store/sets/installed";
import { say } from "../../../text";
import { setCardNames } from "../../../text/pool-names";
import { Button } from "../../../ui/Button";
import { CardEntry } from "../../cards/CardEntry";
import { gameTitle } from "../../games/names";
import { go } from "../../routing/navigation";
import { Heading } from "../../shell/Heading";
import page from "../../shell/Page.module.css";
import { t } from "../messages";
import { MissingSets } from "../parts/MissingSets";
import styles from "./SharedDeck.module.css";

/** The game with the installed card sets. */
const loadOwn = async (game: string) => (await loadWithSets(game)).game;

type Read = LinkedDeck | { readonly why: string };

/** A deck from a link: to look at, and to keep. */
export default function SharedDeck({ text }: { text: string }) {
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    let current = true;
    readDeckLink(text, loadOwn).then(
      (result) => {
        if (current) setRead("why" in result ? { why: say(result.why) } : result);
      },
      () => current && setRead({ why: t("shared.failed") }),
    );
    return () => {
      current = false;
    };
  }, [text]);
  if (read === null) return <p>{t("shared.loading")}</p>;
  if ("why" in read)
    return (
      <div className={page.narrow}>
        <Heading title={t("shared.bad")}>{t("shared.bad")}</Heading>
        <p role="alert">{read.why}</p>
      </div>
    );
  return <Shown {...read} />;
}

function Shown({ game, deck }: LinkedDeck) {
  const { slug } = game;
  if (!isGameSlug(slug)) return null;
  setCardNames(slug);
  const name = deckName(deck.name) || t("import.unnamed");
  const keep = async () => {
    const { deck: saved } = await decks.create(slug, { ...deck, name });
    go({ kind: "deck", slug, deck: saved.id });
  };
  const side = { label: t("builder.side"), cards: deck.side };
  const parts = [
    ...deckParts(game, deck.cards).map(({ section, cards }) => ({ label: say(section.label), cards })),
    side,
  ].filter(({ cards }) => cards.length > 0);
  return (
    <div className={page.narrow}>
      <Heading title={t("shared.document")}>{name}</Heading>
      <p className={page.lead}>
        {gameTitle(slug)}. {t("shared.saved")}
      </p>
      <div>
        <Button look="primary" icon={<Save size={18} aria-hidden="true" />} onClick={() => void keep()}>
          {t("shared.save")}
        </Button>
      </div>
      <MissingSets game={game} deck={deck} />
      {parts.map(({ label, cards }) => (
        <section key={label} className={styles.part}>
          <h2 className={styles.title}>{t("builder.section", { section: label, count: cards.length })}</h2>
          <ul className={styles.cards}>
            {countCopies(cards).map((card) => (
              <li key={card.name} className={styles.card}>
                <CardEntry game={game} {...card} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
