import { useRef } from "react";
import type { CardId } from "../../../kernel";
import { useTable } from "../../state/table";
import { type CardViewModel, cardViewModel } from "../../viewmodel/card-view-model";

/** The view model of a card on the table. The component rerenders only when a visible part of it changes. */
export function useCardViewModel(id: CardId): CardViewModel {
  const previous = useRef<CardViewModel | null>(null);
  return useTable((state) => {
    const current = cardViewModel(state, id, previous.current);
    previous.current = current;
    return current;
  });
}
