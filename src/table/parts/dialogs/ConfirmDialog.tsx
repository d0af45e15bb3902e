import type { Action } from "../../../kernel";
import { message, t } from "../../../text";
import { Confirm } from "../../../ui/Confirm";
import { LocalizedText } from "../../../ui/LocalizedText";
import { useTable } from "../../state/table";

interface Props {
  readonly action: Action;
  readonly onClose: () => void;
}

/** Asks for confirmation before the game ends for a seat, and says whether that can be undone. */
export function ConfirmDialog({ action, onClose }: Props) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const send = useTable((s) => s.send);
  const whyNot = useTable((s) => s.match.noUndo);
  // After the answer there will be a move to undo.
  const isUndoable = whyNot === null || whyNot.why.key === "why.nothing-to-undo";
  const label = game.table.actionLabel(view, action);
  const question = [
    t(action.type === "draw" ? "table.confirm.draw" : "table.confirm.concede"),
    t(isUndoable ? "table.confirm.undo" : "table.confirm.final"),
  ];
  return (
    <Confirm
      title={<LocalizedText message={message("table.confirm.title", { label })} />}
      question={question.join(" ")}
      action={<LocalizedText message={label} />}
      cancel={t("table.confirm.no")}
      onConfirm={() => send({ seat: view.viewer, do: "anytime", action })}
      onClose={onClose}
    />
  );
}
