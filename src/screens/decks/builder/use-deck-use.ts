import { useMemo, useRef } from "react";
import { copiesIn, type DeckPlace, withCard, withMoved, withoutCard } from "../../../decks/edit";
import { copiesInPool } from "../../../decks/pool";
import type { Game } from "../../../games/game";
import type { DeckEditor } from "../../../store/decks/editor";
import { cardName } from "../../../text/names";
import type { CardUse } from "../browser/card-use";
import { t } from "../messages";

/** What can be done with a card while a deck is built. */
export interface BuilderUse extends CardUse {
  add(name: string, place?: DeckPlace): void;
  remove(name: string, place?: DeckPlace): void;
  /** Moves one copy to the other place. */
  move(name: string, from: DeckPlace): void;
}

/** The most cards a side deck may have; null in games without series. */
export const sideLimit = (game: Game): number | null => game.rules.board.sideDeck?.most ?? null;

/**
 * @param tell announces what has changed.
 */
export function useDeckUse(game: Game, editor: DeckEditor, tell: (news: string) => void): BuilderUse {
  const telling = useRef(tell);
  telling.current = tell;
  return useMemo(() => {
    const hasSide = sideLimit(game) !== null;
    const content = () => editor.get().content;
    const { pool } = content();
    const add = (name: string, place: DeckPlace = "cards") => {
      if (pool && copiesIn(content(), name) >= copiesInPool(pool, name)) {
        telling.current(t("builder.none-left", { card: cardName(name) }));
        return;
      }
      editor.change(withCard(content(), name, place));
      telling.current(t("builder.added", { card: cardName(name) }));
    };
    return {
      copies: (name) => copiesIn(content(), name),
      ...(pool && { most: (name: string) => copiesInPool(pool, name) }),
      add,
      remove: (name, place) => {
        const where = place ?? (content().cards.includes(name) ? "cards" : "side");
        const next = withoutCard(content(), name, where);
        if (next === content()) return;
        editor.change(next);
        telling.current(t("builder.removed", { card: cardName(name) }));
      },
      move: (name, from) => editor.change(withMoved(content(), name, from)),
      ...(hasSide && { addToSide: (name: string) => add(name, "side") }),
    };
  }, [game, editor]);
}
