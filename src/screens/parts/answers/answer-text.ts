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
  const aimed = target === "" || label.includes(target) ? label : t("answer.at", { action: label, target });
  if (card === "" || label.includes(card)) return aimed;
  return t("answer.act", { card, action: aimed });
}

/**
 * An answer to the open decision in a few words.
 * @param view of the seat that gives it, before it is given.
 */
export function answerText(game: Game, view: View, answer: Answer): string {
  const labelOf = (option: number) => promptOf(game, view)?.options[option]?.label ?? "";
  switch (answer.do) {
    case "act":
      return actionText(game, view, answer);
    case "pick":
      return answer.picks.length === 0 ? t("answer.none") : answer.picks.map(labelOf).join(", ");
    case "confirm":
      return t(answer.yes ? "answer.yes" : "answer.no");
    case "amount":
      return String(answer.amount);
    case "name":
      return cardName(answer.name);
    case "place":
      return t("answer.cell", { x: answer.cell[0], y: answer.cell[1] });
    case "arrange":
      return answer.order.map(labelOf).join(", ");
    case "allot":
      return answer.amounts
        .flatMap((amount, at) => (amount === 0 ? [] : t("answer.share", { what: labelOf(at), amount })))
        .join(", ");
    case "anytime":
      return "";
  }
}
