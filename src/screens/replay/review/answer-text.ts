import type { Game } from "../../../games/game";
import { type Answer, cardIn, type View } from "../../../kernel";
import { promptOf } from "../../../table/viewmodel/prompt";
import { say } from "../../../text";
import { cardName } from "../../../text/names";
import { t } from "./messages";

const nameOf = (view: View, id: number | undefined): string =>
  id === undefined ? "" : cardName(cardIn(view, id).def);

/** An action with the names of its card and its target, where its label does not say them. */
function actionText(game: Game, view: View, { action }: Extract<Answer, { do: "act" }>): string {
  const label = say(game.table.actionLabel(view, action));
  const [card, target] = [nameOf(view, action.card), nameOf(view, action.target)];
  const aimed =
    target === "" || label.includes(target) ? label : t("review.answer.at", { action: label, target });
  if (card === "" || label.includes(card)) return aimed;
  return t("review.answer.act", { card, action: aimed });
}

/**
 * An answer to the open decision in a few words.
 * @param view of the seat that gives it, before it is given.
 */
export function answerText(game: Game, view: View, answer: Answer): string {
  switch (answer.do) {
    case "act":
      return actionText(game, view, answer);
    case "pick": {
      const options = promptOf(game, view)?.options ?? [];
      const picked = answer.picks.map((pick) => options[pick]?.label ?? "");
      return picked.length === 0 ? t("review.answer.none") : picked.join(", ");
    }
    case "confirm":
      return t(answer.yes ? "review.answer.yes" : "review.answer.no");
    case "amount":
      return String(answer.amount);
    case "name":
      return cardName(answer.name);
    case "place":
      return t("review.answer.cell", { x: answer.cell[0], y: answer.cell[1] });
    case "arrange":
      return t("review.answer.order");
    case "allot":
      return t("review.answer.payment");
    case "anytime":
      return "";
  }
}
