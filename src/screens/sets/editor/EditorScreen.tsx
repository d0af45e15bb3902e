import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useState } from "react";
import type { Pictures } from "../../../games/card-set";
import type { Game } from "../../../games/game";
import type { GameSlug } from "../../../games/registry";
import type { Workshop } from "../../../games/workshop";
import type { SetEditor } from "../../../store/sets/editor";
import { Button, ButtonLink } from "../../../ui/Button";
import { cx } from "../../../ui/cx";
import { Tabs } from "../../decks/parts/Tabs";
import { go } from "../../routing/navigation";
import { hrefOf } from "../../routing/route";
import { Heading } from "../../shell/Heading";
import { LoadingScreen } from "../../shell/LoadingScreen";
import page from "../../shell/Page.module.css";
import { CardForm } from "./CardForm";
import { CardList } from "./CardList";
import styles from "./Editor.module.css";
import { judgeSet, type PlacedFault, placedFaults } from "./judge-card";
import { t } from "./messages";
import { nameOf } from "./new-cards";
import { Preview } from "./Preview";
import { SetBar } from "./SetBar";
import { tryNow } from "./try-now";
import { useCardCommands } from "./use-card-commands";
import { useEditedSet, useSetEditor } from "./use-set-editor";
import { useWorkshop } from "./use-workshop";

interface Props {
  readonly slug: GameSlug;
  readonly code: string;
  /** Number of the card in the set, from 1. */
  readonly card: number | undefined;
}

/** A card set of the player's, to write cards in. */
export default function EditorScreen({ slug, code, card }: Props) {
  const opened = useWorkshop(slug, code);
  const editor = useSetEditor(slug, code);
  if (opened === "failed") return <p role="alert">{t("game.failed")}</p>;
  if (editor === "gone") return <Gone slug={slug} />;
  if (opened === null || editor === null) return <LoadingScreen />;
  return <Opened slug={slug} code={code} chosen={(card ?? 1) - 1} editor={editor} {...opened} />;
}

interface OpenedProps {
  readonly slug: GameSlug;
  readonly code: string;
  readonly chosen: number;
  readonly editor: SetEditor;
  readonly game: Game;
  readonly workshop: Workshop;
}

const NO_PICTURES: Pictures = {};

type Shown = "cards" | "form" | "face";

function Opened({ slug, code, chosen, editor, game, workshop }: OpenedProps) {
  const { content, saved } = useEditedSet(editor);
  useEffect(() => {
    // Another tab has given it another code.
    if (saved.code !== code) go({ kind: "edit-set", slug, code: saved.code, card: chosen + 1 }, true);
  }, [saved.code, slug, code, chosen]);
  const { cards, name, pictures = NO_PICTURES } = content;
  const [shown, setShown] = useState<Shown>(cards.length === 0 ? "cards" : "form");
  const { news, undo, ...commands } = useCardCommands({ slug, code, editor, game });
  const faults = useFaults(game, workshop, cards, chosen);
  const card = cards[chosen];
  useEffect(() => {
    if (card === undefined) setShown("cards");
  }, [card]);
  const goTo = (place: string) => {
    setShown("form");
    // The form may have been hidden until now.
    requestAnimationFrame(() => focusPlace(place));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboard shortcuts for the buttons of the bar.
    <div className={styles.editor} onKeyDown={(event) => undoByKey(event, editor)}>
      <Heading title={t("editor.document", { set: name })} className="visually-hidden">
        {nameOf(card) || name}
      </Heading>
      <SetBar slug={slug} editor={editor} />
      <Tabs<Shown>
        shown={shown}
        tabs={[
          { value: "cards", label: `${t("editor.tabs.cards")} (${cards.length})` },
          { value: "form", label: t("editor.tabs.form") },
          { value: "face", label: t("editor.tabs.face") },
        ]}
        onShow={setShown}
      />
      <div className={cx(styles.side, shown !== "cards" && styles.away)}>
        <CardList
          slug={slug}
          code={code}
          kinds={workshop.kinds}
          cards={cards}
          chosen={chosen}
          isFaulty={(at) => faults.all.has(at)}
          {...commands}
          onAdd={(kind) => {
            commands.onAdd(kind);
            setShown("form");
          }}
        />
        <div className={styles.news} role="status">
          {news !== "" && <p>{news}</p>}
          {undo && <Button onClick={undo}>{t("editor.undo")}</Button>}
        </div>
      </div>
      <div className={cx(styles.middle, shown !== "form" && styles.away)}>
        {card === undefined ? (
          <p className={page.empty}>{t("editor.choose-card")}</p>
        ) : (
          <CardForm
            key={chosen}
            game={game}
            vocabulary={faults.vocabulary}
            workshop={workshop}
            card={card}
            pictures={pictures}
            onChange={(next, added) => commands.onChange(chosen, next, added)}
          />
        )}
      </div>
      <div className={cx(styles.aside, shown !== "face" && styles.away)}>
        {card !== undefined && (
          <Preview
            workshop={workshop}
            card={card}
            pictures={pictures}
            number={chosen + 1}
            faults={faults.placed}
            onFault={goTo}
            onTry={() => tryNow(slug, editor.get().saved, faults.sound, nameOf(card))}
          />
        )}
      </div>
    </div>
  );
}

/** The faults of all cards, and those of the chosen one with their exact places. */
function useFaults(game: Game, workshop: Workshop, cards: readonly unknown[], chosen: number) {
  // Typing and stepping stay quick while a large set is judged.
  const asked = useDeferredValue(cards);
  const judged = useMemo(() => judgeSet(game, workshop, asked), [game, workshop, asked]);
  const { faults: all, vocabulary, sound } = judged;
  const placed = useMemo(
    (): readonly PlacedFault[] => placedFaults(workshop, vocabulary, asked[chosen], all.get(chosen) ?? []),
    [workshop, vocabulary, asked, chosen, all],
  );
  return { all, placed, vocabulary, sound };
}

/** Puts the focus on the first field of a place. */
function focusPlace(place: string): void {
  const parts = place.split(".");
  for (let length = parts.length; length > 0; length--) {
    const found = document.querySelector<HTMLElement>(
      `[data-place="${CSS.escape(parts.slice(0, length).join("."))}"]`,
    );
    const field = found?.matches("button")
      ? found
      : found?.querySelector<HTMLElement>("input, select, button");
    if (!field) continue;
    field.scrollIntoView({ block: "center" });
    field.focus();
    return;
  }
}

function undoByKey(event: KeyboardEvent, editor: SetEditor): void {
  const { key, target } = event;
  const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (isTyping || event.altKey || !(event.ctrlKey || event.metaKey)) return;
  const letter = key.toLowerCase();
  if (letter === "z" && !event.shiftKey) editor.undo();
  else if (letter === "y" || letter === "z") editor.redo();
  else return;
  event.preventDefault();
}

function Gone({ slug }: { slug: GameSlug }) {
  return (
    <div className={page.narrow}>
      <Heading title={t("editor.back")}>{t("editor.back")}</Heading>
      <p>{t("editor.gone")}</p>
      <div>
        <ButtonLink href={hrefOf({ kind: "sets", slug })}>{t("editor.back")}</ButtonLink>
      </div>
    </div>
  );
}
