import type { Action } from "../../../kernel";
import { message, t } from "../../../text";
import { Confirm } from "../../../ui/Confirm";
import { Said } from "../../../ui/Said";
import { useTable } from "../../state/table";

interface Props {
  readonly action: Action;
  readonly onClose: () => void;
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({ action, onClose }: Props) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const send = useTable((s) => s.send);
  const label = game.actionLabel(view, action);
  return (
    <Confirm
      title={<Said message={message("table.confirm.title", { label })} />}
      question={t(action.type === "draw" ? "table.confirm.draw" : "table.confirm.body")}
      action={<Said message={label} />}
      cancel={t("table.confirm.no")}
      onConfirm={() => send({ seat: view.viewer, do: "anytime", action })}
      onClose={onClose}
    />
  );
}
