import type { Game } from "../../games/game";
import type { LessonLine, Pointer } from "../../games/guide";
import { type CardId, cardIn, type View, zoneOf } from "../../kernel";
import { cardsInPlay, inHand } from "../../store/guide/step-condition";
import { type AttributeName, selector } from "../../table/dom/attributes";

const cardWithin = (within: AttributeName, id: number) => `${selector(within)} ${selector("card", id)}`;

/**
 * Where a card is: in play or in the hand, otherwise in the list of its pile (with its actions below it), or in the
 * pile.
 */
const whereLies = (card: number, view: View) => [
  cardWithin("mat", card),
  cardWithin("hand", card),
  `${selector("shown", card)} ~ button`,
  selector("shown", card),
  selector("zone", cardIn(view, card).zone),
];

/** Selectors of possible targets, best first. */
function selectors(pointer: Pointer, line: LessonLine, game: Game, view: View): readonly string[] {
  switch (pointer.kind) {
    case "hand": {
      if (pointer.card === undefined) return [selector("hand")];
      const id = inHand(game, view, pointer.card);
      return id === null ? [] : [cardWithin("hand", id)];
    }
    case "card":
      return cardsInPlay(game, view, pointer.lies).map((id) => cardWithin("mat", id));
    case "subject":
      return line.card === undefined ? [] : whereLies(line.card, view);
    case "cell":
      return line.cell === undefined
        ? [selector("legal")]
        : [`${selector("at", line.cell.join(","))} ${selector("legal")}`];
    case "target":
      return [selector("mark", "target")];
    case "pick": {
      const isFree = selector("mark", "pickable");
      return [line.card === undefined ? isFree : `${selector("card", line.card)}${isFree}`];
    }
    case "choice":
      return [`${selector("choice")} button`];
    case "main-button":
      return [selector("main")];
    case "score":
      return [selector("score", view.viewer)];
    case "counter":
      return [selector("count", `${view.viewer}.${pointer.counter}`)];
    case "pool":
      return [selector("pool", zoneOf(view, pointer.zone, view.viewer).id)];
    case "dice":
      return [selector("contest")];
    case "log":
      return [selector("log"), selector("more")];
    case "reason":
      return [selector("reason")];
  }
}

const isShown = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

const shownAt = (selector: string) => [...document.querySelectorAll(selector)].find(isShown);

/** The element of a card on the table, or of the pile it is in. Null when it is not on the page. */
export function locateCard(card: CardId, view: View): Element | null {
  for (const selector of whereLies(card, view)) {
    const found = shownAt(selector);
    if (found) return found;
  }
  return null;
}

/** The element that a step points at now, or null. */
export function locate(
  pointers: readonly Pointer[],
  line: LessonLine,
  game: Game,
  view: View,
): Element | null {
  for (const pointer of pointers) {
    for (const selector of selectors(pointer, line, game, view)) {
      const found = shownAt(selector);
      if (found) return found;
    }
  }
  return null;
}
