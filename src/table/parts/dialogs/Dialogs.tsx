import { useTable } from "../../state/table";
import { ConfirmDialog } from "./ConfirmDialog";
import { PassingDialog } from "./PassingDialog";
import { Sheet } from "./Sheet";
import { ShortcutSheet } from "./ShortcutSheet";
import { ZoneBrowser } from "./ZoneBrowser";

/** The one dialog that is open, if any. */
export function Dialogs() {
  const dialog = useTable((s) => s.dialog);
  switch (dialog?.of) {
    case "shortcuts":
      return <ShortcutSheet />;
    case "confirm":
      return <ConfirmDialog action={dialog.action} />;
    case "zone":
      return <ZoneBrowser zone={dialog.zone} />;
    case "passing":
      return <PassingDialog />;
    case "sheet":
      return <Sheet />;
    default:
      return null;
  }
}
