import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useDndContext,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type KeyboardEvent, useMemo, useState } from "react";
import type { PositionEditor } from "../../store/positions/editor";
import { CardFace } from "../../table/parts/card/CardFace";
import { Button } from "../../ui/Button";
import { cx } from "../../ui/cx";
import { CardBrowser } from "../decks/browser/CardBrowser";
import { Details } from "./Details";
import { dropCard } from "./drop";
import styles from "./Editor.module.css";
import { EditorBar } from "./EditorBar";
import { GoalPanel } from "./GoalPanel";
import type { PositionGame } from "./load";
import { t } from "./messages";
import { problemsOf } from "./PlayForm";
import { SeatPanel } from "./SeatPanel";
import { TurnPanel } from "./TurnPanel";
import { useEdited } from "./use-edited";
import { useEditing } from "./use-editing";

/** Distance in pixels, and time in milliseconds, after which a press becomes a drag. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } };

const NO_VALUES: readonly number[] = [];

interface Props {
  readonly editor: PositionEditor;
  readonly game: PositionGame;
}

/** The cards of the game beside the seats and their zones. On a narrow screen, one of the two is shown. */
export function Editor({ editor, game }: Props) {
  const { position } = useEdited(editor);
  const [shown, setShown] = useState<"table" | "cards">("table");
  const editing = useEditing(editor, game);
  const problems = useMemo(() => problemsOf(game, position), [game, position]);
  // dnd-kit always creates a live region, in English. It is kept out of the page.
  const [accessibility] = useState(() => ({ container: document.createElement("div") }));
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const { board } = position;
  const use = useMemo(
    () => ({
      copies: editing.copies,
      add: (name: string) => editing.add(name),
      remove: editing.removeNamed,
    }),
    [editing.copies, editing.add, editing.removeNamed],
  );
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={(event) => dropCard(event, editing)}
      autoScroll={false}
      accessibility={accessibility}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keyboard shortcuts for the buttons of the bar. */}
      <div className={cx("wide-page", styles.editor)} onKeyDown={(event) => undoByKey(event, editor)}>
        <div className={styles.bar}>
          <EditorBar editor={editor} game={game} problems={problems} />
        </div>
        <div className={styles.tabs}>
          {(["table", "cards"] as const).map((part) => (
            <Button
              key={part}
              look={part === shown ? "primary" : "plain"}
              aria-pressed={part === shown}
              onClick={() => setShown(part)}
            >
              {t(`positions.${part}`)}
            </Button>
          ))}
        </div>
        <div className={cx(styles.cards, shown !== "cards" && styles.away)}>
          <CardBrowser game={game.game} use={use} every />
        </div>
        <div className={cx(styles.table, shown !== "table" && styles.away)}>
          <TurnPanel editor={editor} game={game} />
          <GoalPanel editor={editor} game={game} isSound={problems.length === 0} />
          {board.seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
            <SeatPanel key={seat} seat={seat} board={board} game={game} editor={editor} editing={editing} />
          ))}
          <p className={styles.keys}>{t("positions.keys")}</p>
          <Details editor={editor} game={game} />
        </div>
        <p className="visually-hidden" role="status">
          {editing.news}
        </p>
      </div>
      <Dragged game={game} />
    </DndContext>
  );
}

/** The card being dragged, at the pointer. */
function Dragged({ game }: Pick<Props, "game">) {
  const { active } = useDndContext();
  const name = active?.data.current?.name;
  return (
    <DragOverlay dropAnimation={null} className={styles.overlay}>
      {typeof name === "string" && (
        <span className={styles.dragged} data-cards>
          <CardFace game={game.game} def={name} look="field" values={NO_VALUES} />
        </span>
      )}
    </DragOverlay>
  );
}

function undoByKey(event: KeyboardEvent, editor: PositionEditor): void {
  const { key, target } = event;
  const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (isTyping || event.altKey || !(event.ctrlKey || event.metaKey)) return;
  const letter = key.toLowerCase();
  if (letter === "z" && !event.shiftKey) editor.undo();
  else if (letter === "y" || letter === "z") editor.redo();
  else return;
  event.preventDefault();
}
