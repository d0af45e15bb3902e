import { text } from "../text";
import { Button } from "./Button";
import { Dialog } from "./Dialog";

interface Props {
  readonly title: string;
  readonly question: string;
  /** Names what will be done. */
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function Confirm({ title, question, action, onConfirm, onClose }: Props) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text("shell.cancel")}</Button>
          <Button
            look="danger"
            onClick={() => {
              onConfirm();
              onClose();
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
