import { DndContext, MouseSensor, TouchSensor, useDroppable, useSensor, useSensors } from "@dnd-kit/core";
import { type KeyboardEvent, useState } from "react";
import type { Game } from "../../../games/game";
import type { GameSlug } from "../../../games/registry";
import type { DeckEditor } from "../../../store/decks/editor";
import { cx } from "../../../ui/cx";
import { CardBrowser } from "../browser/CardBrowser";
import { t } from "../messages";
import { Tabs } from "../parts/Tabs";
import styles from "./Builder.module.css";
import { BuilderBar } from "./BuilderBar";
import { DeckPanel } from "./DeckPanel";
import { DraggedFace } from "./DraggedFace";
import { type DropData, drop } from "./drop";
import { useEditedDeck } from "./use-deck-editor";
import { useDeckUse } from "./use-deck-use";

interface Props {
  readonly game: Game;
  readonly slug: GameSlug;
  readonly editor: DeckEditor;
}

/** Distance in pixels, and time in milliseconds, after which a press becomes a drag. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } };

/** The cards of the game beside the deck. On a narrow screen, one of the two is shown. */
export function Builder({ game, slug, editor }: Props) {
  const { content } = useEditedDeck(editor);
  const [news, setNews] = useState("");
  const [shown, setShown] = useState<"cards" | "deck">("cards");
  const use = useDeckUse(game, editor, setNews);
  // dnd-kit always creates a live region, in English. It is kept out of the page.
  const [accessibility] = useState(() => ({ container: document.createElement("div") }));
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={(event) => drop(event, use)}
      autoScroll={false}
      accessibility={accessibility}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keyboard shortcuts for the buttons of the bar. */}
      <div className={cx("wide-page", styles.builder)} onKeyDown={(event) => undoByKey(event, editor)}>
        <BuilderBar game={game} slug={slug} editor={editor} />
        <BuilderTabs shown={shown} count={content.cards.length} onShow={setShown} />
        <div className={cx(styles.cards, shown !== "cards" && styles.away)}>
          <CardBrowser game={game} use={use} pool={content.pool} />
        </div>
        <div className={cx(styles.deck, shown !== "deck" && styles.away)}>
          <DeckPanel game={game} editor={editor} use={use} />
        </div>
        <p className="visually-hidden" role="status">
          {news}
        </p>
      </div>
      <DraggedFace game={game} />
    </DndContext>
  );
}

function undoByKey(event: KeyboardEvent, editor: DeckEditor): void {
  const { key, target } = event;
  const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (isTyping || event.altKey || !(event.ctrlKey || event.metaKey)) return;
  const letter = key.toLowerCase();
  if (letter === "z" && !event.shiftKey) editor.undo();
  else if (letter === "y" || letter === "z") editor.redo();
  else return;
  event.preventDefault();
}

interface TabsProps {
  readonly shown: "cards" | "deck";
  /** Cards in the deck. */
  readonly count: number;
  readonly onShow: (shown: "cards" | "deck") => void;
}

function BuilderTabs({ shown, count, onShow }: TabsProps) {
  // While the cards are shown, the tab stands for the deck.
  const deck: DropData = { place: "deck" };
  const { setNodeRef, isOver } = useDroppable({ id: "deck tab", data: deck, disabled: shown === "deck" });
  return (
    <Tabs
      shown={shown}
      tabs={[
        { value: "cards", label: t("builder.cards") },
        { value: "deck", label: `${t("builder.deck")} (${count})`, ref: setNodeRef, isOver },
      ]}
      onShow={onShow}
    />
  );
}
