import { Suspense, useEffect, useState } from "react";
import { idle } from "../../dom/idle";
import { type OpenDialog, useTable, useTableStore } from "../../state/table";
import { allotList, lookupDialog, zoneBrowser } from "../on-demand";
import { ConfirmDialog } from "./ConfirmDialog";
import { LossDialog } from "./LossDialog";
import { RailSheet } from "./RailSheet";

/** The open dialog, if any. Each time it is a new element, because the browser may have closed the last one. */
export function Dialogs() {
  const dialog = useTable((s) => s.dialog);
  const [shown, setShown] = useState({ dialog, key: 0 });
  if (shown.dialog !== dialog) setShown({ dialog, key: shown.key + 1 });
  useEffect(() => {
    let isHere = true;
    void idle().then(() => {
      if (!isHere) return;
      void allotList.preload();
      void zoneBrowser.preload();
      void lookupDialog.preload();
    });
    return () => {
      isHere = false;
    };
  }, []);
  return <Suspense>{dialog && <Opened key={shown.key} dialog={dialog} />}</Suspense>;
}

function Opened({ dialog }: { dialog: OpenDialog }) {
  const table = useTableStore();
  // The close event comes late: another dialog may have been opened by then.
  const close = () => {
    if (table.getState().dialog === dialog) table.getState().open(null);
  };
  switch (dialog.kind) {
    case "confirm":
      return <ConfirmDialog action={dialog.action} onClose={close} />;
    case "losses":
      return <LossDialog {...dialog} onClose={close} />;
    case "zone":
      return <zoneBrowser.Component zone={dialog.zone} onClose={close} />;
    case "sheet":
      return <RailSheet onClose={close} />;
    default:
      return <lookupDialog.Component dialog={dialog} onClose={close} />;
  }
}
