import { useState } from "react";
import { type OpenDialog, useTable, useTableStore } from "../../state/table";
import { CheatSheet } from "./CheatSheet";
import { ConfirmDialog } from "./ConfirmDialog";
import { LossDialog } from "./LossDialog";
import { PassSettingsDialog } from "./PassSettingsDialog";
import { RailSheet } from "./RailSheet";
import { ShortcutSheet } from "./ShortcutSheet";
import { Standings } from "./Standings";
import { StepHelp } from "./StepHelp";
import { TableMenu } from "./TableMenu";
import { ZoneBrowser } from "./ZoneBrowser";

/** The open dialog, if any. Each time it is a new element, because the browser may have closed the last one. */
export function Dialogs() {
  const dialog = useTable((s) => s.dialog);
  const [shown, setShown] = useState({ dialog, key: 0 });
  if (shown.dialog !== dialog) setShown({ dialog, key: shown.key + 1 });
  return dialog && <Opened key={shown.key} dialog={dialog} />;
}

function Opened({ dialog }: { dialog: OpenDialog }) {
  const table = useTableStore();
  // The close event comes late: another dialog may have been opened by then.
  const close = () => {
    if (table.getState().dialog === dialog) table.getState().open(null);
  };
  switch (dialog.kind) {
    case "shortcuts":
      return <ShortcutSheet onClose={close} />;
    case "menu":
      return <TableMenu onClose={close} />;
    case "cheat-sheet":
      return <CheatSheet onClose={close} />;
    case "step":
      return <StepHelp onClose={close} />;
    case "confirm":
      return <ConfirmDialog action={dialog.action} onClose={close} />;
    case "losses":
      return <LossDialog {...dialog} onClose={close} />;
    case "zone":
      return <ZoneBrowser zone={dialog.zone} onClose={close} />;
    case "passing":
      return <PassSettingsDialog onClose={close} />;
    case "sheet":
      return <RailSheet onClose={close} />;
    case "standings":
      return <Standings onClose={close} />;
  }
}
