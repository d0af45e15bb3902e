import type { Action } from "../../../kernel";
import { Said } from "../../../ui/Said";
import { t } from "../../say";
import { useTable } from "../../state/table";
import { Modal } from "./Modal";
import styles from "./Modal.module.css";

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({ action }: { action: Action }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const open = useTable((s) => s.open);
  const send = useTable((s) => s.send);
  const label = game.actionLabel(view, action);
  return (
    <Modal
      title={<Said message={{ key: "table.confirm.title", args: { label } }} />}
      onClose={() => open(null)}
      actions={
        <>
          <button type="button" onClick={() => open(null)}>
            {t("table.confirm.no")}
          </button>
          <button
            type="button"
            className={styles.danger}
            onClick={() => {
              open(null);
              send({ seat: view.viewer, do: "anytime", action });
            }}
          >
            <Said message={label} />
          </button>
        </>
      }
    >
      <p>{t(action.type === "draw" ? "table.confirm.draw" : "table.confirm.body")}</p>
    </Modal>
  );
}
