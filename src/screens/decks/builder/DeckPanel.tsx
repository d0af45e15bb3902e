import { useDroppable } from "@dnd-kit/core";
import { lazy, Suspense } from "react";
import { countCopies } from "../../../decks/count-copies";
import { deckParts } from "../../../decks/sections";
import type { Game } from "../../../games/game";
import type { DeckEditor } from "../../../store/decks/editor";
import { say } from "../../../text";
import { cx } from "../../../ui/cx";
import { LocalizedText } from "../../../ui/LocalizedText";
import { t } from "../messages";
import { DeckLine } from "./DeckLine";
import styles from "./DeckPanel.module.css";
import type { DropData } from "./drop";
import { Legality } from "./Legality";
import { useEditedDeck } from "./use-deck-editor";
import { type BuilderUse, sideLimit } from "./use-deck-use";

const About = lazy(async () => ({ default: (await import("./About")).About }));
const DeckFigures = lazy(async () => ({ default: (await import("./DeckFigures")).DeckFigures }));
const MissingSets = lazy(async () => ({ default: (await import("../parts/MissingSets")).MissingSets }));
const NewNames = lazy(async () => ({ default: (await import("./NewNames")).NewNames }));
const UnreadLines = lazy(() => import("./UnreadLines"));

interface Props {
  readonly game: Game;
  readonly editor: DeckEditor;
  readonly use: BuilderUse;
}

/** The deck being built: whether it may be played, its cards by section, its figures, notes and tags. */
export function DeckPanel({ game, editor, use }: Props) {
  const { content, saved } = useEditedDeck(editor);
  return (
    <section className={styles.panel} aria-label={t("builder.deck")}>
      <Legality game={game} editor={editor} />
      <Suspense>
        <MissingSets game={game} deck={{ ...content, sets: saved.sets }} />
        <NewNames game={game} editor={editor} />
      </Suspense>
      {content.unread.length > 0 && (
        <Suspense>
          <UnreadLines game={game} editor={editor} />
        </Suspense>
      )}
      <Drop place="deck" isEmpty={content.cards.length === 0}>
        {deckParts(game, content.cards)
          .filter(({ cards }) => cards.length > 0)
          .map(({ section, cards }) => (
            <Part
              key={section.id}
              title={say(section.label)}
              cards={cards}
              game={game}
              use={use}
              place="cards"
            />
          ))}
      </Drop>
      {sideLimit(game) !== null && (
        <Drop place="side">
          <Part title={t("builder.side")} cards={content.side} game={game} use={use} place="side" />
        </Drop>
      )}
      <DeckFacts game={game} cards={content.cards} />
      <Suspense>
        <DeckFigures game={game} cards={content.cards} />
        <About editor={editor} />
      </Suspense>
    </section>
  );
}

interface DropProps {
  readonly place: "deck" | "side";
  readonly isEmpty?: boolean;
  readonly children: React.ReactNode;
}

/** Where cards can be dropped. */
function Drop({ place, isEmpty = false, children }: DropProps) {
  const { setNodeRef, isOver } = useDroppable({ id: place, data: { place } satisfies DropData });
  return (
    <div ref={setNodeRef} className={cx(styles.drop, isOver && styles.over)}>
      {isEmpty ? <p className={styles.empty}>{t("builder.empty")}</p> : children}
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly cards: readonly string[];
  readonly game: Game;
  readonly use: BuilderUse;
  readonly place: "cards" | "side";
}

function Part({ title, cards, game, use, place }: PartProps) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{t("builder.section", { section: title, count: cards.length })}</h2>
      <ul className={styles.lines}>
        {sorted(game, cards).map(({ name, copies }) => (
          <DeckLine key={name} game={game} name={name} copies={copies} use={use} place={place} />
        ))}
      </ul>
    </section>
  );
}

/** Cards by cost, then as they were added. */
function sorted({ cards: { pool }, deck }: Game, names: readonly string[]) {
  const costOf = (name: string) => {
    const card = pool[name];
    return (card && deck.cost?.(card)) ?? 0;
  };
  return [...countCopies(names)].sort((a, b) => costOf(a.name) - costOf(b.name));
}

/** The figures that guide deck building in this game. */
function DeckFacts({ game, cards }: { game: Game; cards: readonly string[] }) {
  const facts = game.deck.facts?.(cards) ?? [];
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label.key}>
          <dt>
            <LocalizedText message={label} />
          </dt>
          <dd>
            <LocalizedText message={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
