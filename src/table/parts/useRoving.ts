import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import type { CardId } from "../../kernel";
import { attributeOf, selector } from "../dom/attributes";
import { useTable } from "../state/table";
import { selectableCards } from "../viewmodel/marks";
import type { CardOrPiece } from "../viewmodel/pieces";

/**
 * The cards of a zone that arrow keys visit: while a card is aimed or options are picked, only those that may be
 * chosen.
 */
export function useNavigableCards(cards: readonly CardId[]): readonly CardId[] {
  const selectable = useTable(useShallow((s) => selectableCards(s, cards)));
  return selectable.length > 0 ? selectable : cards;
}

/** Attributes that hold the id of an item in a row. */
const ITEMS = ["card", "option", "shown", "piece"] as const;

/**
 * One tab stop for a row of cards: arrow keys, Home and End move inside it.
 * @param ids of the cards in order
 * @returns the id of the tab stop, and handlers for the row
 */
export function useRoving<Id extends CardOrPiece>(ids: readonly Id[]) {
  const [chosen, setChosen] = useState<Id | null>(null);
  const stop = chosen !== null && ids.includes(chosen) ? chosen : (ids[0] ?? null);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || stop === null) return;
    const at = ids.indexOf(stop);
    const last = ids.length - 1;
    const to = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: last,
    }[event.key];
    const id = to === undefined ? undefined : ids[Math.min(last, Math.max(0, to))];
    if (id === undefined) return;
    event.preventDefault();
    setChosen(id);
    event.currentTarget.querySelector<HTMLElement>(ITEMS.map((name) => selector(name, id)).join())?.focus();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const item = event.target.closest(ITEMS.map((name) => selector(name)).join());
    const id = ITEMS.map((name) => attributeOf(item, name)).find((value) => value !== undefined);
    const visited = ids.find((one) => String(one) === id);
    if (visited !== undefined) setChosen(visited);
  };
  return { stop, onKeyDown, onFocus };
}
