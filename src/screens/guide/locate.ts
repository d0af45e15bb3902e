import type { Game } from "../../games/game";
import type { Pointer } from "../../games/guide";
import { cardIn, type View } from "../../kernel";
import { cardsInPlay, inHand } from "../../store/guide/step-condition";

const cardSelector = (id: number, within = "") => `${within} [data-card="${id}"]`;

/** Where a pointer may lie on the page, the best first. */
function selectors(pointer: Pointer, game: Game, view: View): readonly string[] {
  switch (pointer.at) {
    case "hand": {
      if (pointer.card === undefined) return ["[data-hand]"];
      const id = inHand(game, view, pointer.card);
      return id === null ? [] : [cardSelector(id, "[data-hand]")];
    }
    case "card":
      return cardsInPlay(game, view, pointer.lies).map((id) => cardSelector(id, "[data-mat]"));
    case "actor": {
      const able = cardsInPlay(game, view, { of: "you", face: "up" }).filter((id) =>
        view.actions.some(({ card, target }) => card === id && target !== undefined),
      );
      const named = able.filter((id) => pointer.card === undefined || cardIn(view, id).def === pointer.card);
      return named.map((id) => cardSelector(id, "[data-mat]"));
    }
    case "cell":
      return pointer.cell === undefined
        ? ["[data-legal]"]
        : [`[data-at="${pointer.cell.join(",")}"] [data-legal]`];
    case "target":
      return ['[data-mark="target"]'];
    case "choice":
      return ["[data-choice] button"];
    case "main-button":
      return ["[data-main]"];
    case "score":
      return [`[data-score="${view.viewer}"]`];
    case "dice":
      return ["section[data-stage]"];
    case "log":
      return ["[data-log]", "[data-more]"];
    case "reason":
      return ["[data-reason]"];
  }
}

const isShown = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** The element that a step points at now, or null. */
export function locate(pointers: readonly Pointer[], game: Game, view: View): Element | null {
  for (const pointer of pointers) {
    for (const selector of selectors(pointer, game, view)) {
      const found = [...document.querySelectorAll(selector)].find(isShown);
      if (found) return found;
    }
  }
  return null;
}
