import type { ReactNode } from "react";
import { t } from "../text";
import { Button } from "./Button";
import { Dialog } from "./Dialog";

interface Props {
  readonly title: ReactNode;
  readonly question: string;
  /** Label of the button that confirms. */
  readonly action: ReactNode;
  /** Label of the other button. Defaults to "Cancel". */
  readonly cancel?: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before something that cannot be undone. */
export function Confirm({ title, question, action, cancel, onConfirm, onClose }: Props) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel ?? t("ui.cancel")}</Button>
          <Button
            look="danger"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {action}
          </Button>
        </>
      }
    >
      <p>{question}</p>
    </Dialog>
  );
}
