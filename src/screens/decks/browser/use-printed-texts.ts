import { useEffect } from "react";
import { cardEntries } from "../../../decks/card-entries";
import type { Game } from "../../../games/game";
import { idle } from "../../../table/dom/idle";

/** Texts printed at a time. */
const SLICE = 10;

/** Prints the texts of all cards while the page is idle, so that the first search in them does not wait for that. */
export function usePrintedTexts(game: Game, every: boolean): void {
  useEffect(() => {
    let isOpen = true;
    const print = async () => {
      for (const [n, entry] of cardEntries(game, every).entries()) {
        if (n % SLICE === 0) await idle();
        if (!isOpen) return;
        entry.text();
      }
    };
    void print();
    return () => {
      isOpen = false;
    };
  }, [game, every]);
}
