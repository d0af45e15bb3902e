import { useState } from "react";
import type { Pictures } from "../../../games/card-set";
import type { Game } from "../../../games/game";
import type { GameSlug } from "../../../games/registry";
import type { CardKind } from "../../../games/workshop";
import { usedPictures } from "../../../sets/pictures";
import type { SetEditor } from "../../../store/sets/editor";
import { go } from "../../routing/navigation";
import { t, valueLabel } from "./messages";
import { freeName, nameOf, newCard } from "./new-cards";
import { moved } from "./paths";

interface Of {
  readonly slug: GameSlug;
  readonly code: string;
  readonly editor: SetEditor;
  readonly game: Game;
}

/** What can be done with the cards of a set. The address follows the card that is being edited. */
export function useCardCommands({ slug, code, editor, game }: Of) {
  const [news, setNews] = useState<{ readonly text: string; readonly undo?: () => void }>({ text: "" });
  const cards = () => editor.get().content.cards;
  const show = (at: number) => {
    go({ kind: "edit-set", slug, code, card: Math.max(0, at) + 1 });
  };
  /** @param added pictures that the set does not have yet. */
  const put = (next: readonly unknown[], added?: Pictures) => {
    const { pictures } = editor.get().content;
    editor.change({ cards: next, pictures: usedPictures(next, { ...pictures, ...added }) });
    setNews({ text: "" });
  };
  const insert = (at: number, card: unknown, added?: Pictures) => {
    put([...cards().slice(0, at), card, ...cards().slice(at)], added);
    show(at);
  };
  const nameLike = (wanted: string) =>
    freeName(wanted, [...cards().map(nameOf), ...Object.keys(game.cards.pool)]);
  return {
    news: news.text,
    undo: news.undo,
    onChange: (at: number, card: unknown, added?: Pictures) =>
      put(
        cards().map((one, i) => (i === at ? card : one)),
        added,
      ),
    onAdd: (kind: CardKind) =>
      insert(
        cards().length,
        newCard(kind, nameLike(t("editor.new-name", { kind: valueLabel(slug, kind.id) }))),
      ),
    onMove: (from: number, to: number) => {
      put(moved(cards(), from, to));
      show(to);
    },
    onDuplicate: (at: number) => {
      const card = cards()[at];
      const name = nameLike(t("editor.copy-name", { card: nameOf(card) }));
      insert(at + 1, { ...Object(card), name });
    },
    onDelete: (at: number) => {
      const card = cards()[at];
      const { pictures } = editor.get().content;
      put(cards().filter((_, i) => i !== at));
      show(Math.min(at, cards().length - 1));
      const text = t("editor.deleted", { card: nameOf(card) || t("editor.nameless") });
      setNews({ text, undo: () => insert(at, card, pictures) });
    },
  };
}
