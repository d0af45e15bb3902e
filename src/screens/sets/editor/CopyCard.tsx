import { useEffect, useState } from "react";
import type { Pictures } from "../../../games/card-set";
import type { Game } from "../../../games/game";
import { type GameSlug, partsOf } from "../../../games/registry";
import type { Workshop } from "../../../games/workshop";
import type { UnreadSet } from "../../../sets/card-set";
import { usedPictures } from "../../../sets/pictures";
import { loadWithSets } from "../../../store/sets/installed";
import { contentOf } from "../../../store/sets/set-content";
import { cardSets } from "../../../store/sets/sets";
import { cardName } from "../../../text/names";
import { setCardNames } from "../../../text/pool-names";
import { Button } from "../../../ui/Button";
import { go } from "../../routing/navigation";
import { Heading } from "../../shell/Heading";
import { LoadingScreen } from "../../shell/LoadingScreen";
import page from "../../shell/Page.module.css";
import { NewSet } from "../NewSet";
import { copyOf } from "./copy-of";
import styles from "./Editor.module.css";
import { t } from "./messages";

interface Props {
  readonly slug: GameSlug;
  readonly name: string;
}

interface Loaded {
  readonly game: Game;
  readonly workshop: Workshop;
  readonly sets: readonly UnreadSet[];
}

function useLoaded(slug: GameSlug): Loaded | null | "failed" {
  const [loaded, setLoaded] = useState<Loaded | null | "failed">(null);
  useEffect(() => {
    let current = true;
    Promise.all([loadWithSets(slug), partsOf(slug).workshop(), cardSets.list(slug)]).then(
      ([{ game }, workshop, sets]) =>
        current && setLoaded(game === null ? "failed" : { game, workshop, sets }),
      () => current && setLoaded("failed"),
    );
    return () => {
      current = false;
    };
  }, [slug]);
  setCardNames(slug);
  return loaded;
}

/** Copies a card of a game into a set of the player's, and opens it there. */
export default function CopyCard({ slug, name }: Props) {
  const loaded = useLoaded(slug);
  if (loaded === "failed") return <p role="alert">{t("game.failed")}</p>;
  if (loaded === null) return <LoadingScreen />;
  const { game, workshop, sets } = loaded;
  const copy = copyOf(game, workshop, name);
  const title = t("editor.copy-title", { card: cardName(name) });
  const into = async (set: UnreadSet) => {
    const cards = [...set.cards, copy?.data];
    const known: Pictures = Object.assign({}, ...sets.map(({ pictures }) => pictures));
    const pictures = usedPictures(cards, { ...known, ...set.pictures });
    const { saved } = await cardSets.save(set, { ...contentOf(set), cards, pictures });
    go({ kind: "edit-set", slug, code: saved.code, card: saved.cards.length });
  };
  return (
    <div className={page.narrow}>
      <Heading title={title}>{title}</Heading>
      {copy === undefined ? (
        <p>{t("editor.copy-none")}</p>
      ) : (
        <>
          <p className={page.lead}>{t("editor.copy-lead")}</p>
          {!copy.isWhole && <p>{t("editor.copy-not-whole")}</p>}
          <ul className={styles.targets}>
            {sets.map((set) => (
              <li key={set.code}>
                <Button look="primary" onClick={() => void into(set)}>
                  {t("editor.copy-into", { set: set.name })}
                </Button>
              </li>
            ))}
          </ul>
          <NewSet slug={slug} taken={sets.map(({ code }) => code)} onCreated={(set) => void into(set)} />
        </>
      )}
    </div>
  );
}
