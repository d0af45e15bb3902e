import { type Answer, type CardId, cardIn, type Decision } from "../../../kernel";
import { message, t } from "../../../text";
import { cardName } from "../../../text/names";
import { Confirm } from "../../../ui/Confirm";
import { LocalizedText } from "../../../ui/LocalizedText";
import { useTable } from "../../state/table";
import { sharesPreviewOf } from "../../viewmodel/allot";

interface Props {
  readonly answer: Answer;
  readonly asked: Decision | null;
  readonly cards: readonly CardId[];
  readonly onClose: () => void;
}

/** Lists the cards that an answer would lose, before it is given. */
export function LossDialog({ answer, asked, cards, onClose }: Props) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const accept = useTable((s) => s.accept);
  const { decision } = view;
  const paid =
    answer.do === "allot" && decision?.kind === "allot"
      ? sharesPreviewOf(game, view, decision, answer.amounts)?.buttonLabel
      : undefined;
  const label =
    answer.do === "act" ? game.table.actionLabel(view, answer.action) : (paid ?? message("table.main.allot"));
  const names = cards.map((card) => cardName(cardIn(view, card).def));
  return (
    <Confirm
      title={<LocalizedText message={message("table.confirm.title", { label })} />}
      question={t("table.losses", { names })}
      action={<LocalizedText message={label} />}
      cancel={t("table.losses.no")}
      onConfirm={() => accept(answer, asked)}
      onClose={onClose}
    />
  );
}
