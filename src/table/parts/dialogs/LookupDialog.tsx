import type { OpenDialog } from "../../state/table";
import { CheatSheet } from "./CheatSheet";
import { PassSettingsDialog } from "./PassSettingsDialog";
import { ShortcutSheet } from "./ShortcutSheet";
import { Standings } from "./Standings";
import { StepHelp } from "./StepHelp";
import { TableMenu } from "./TableMenu";

type Kind = "shortcuts" | "menu" | "cheat-sheet" | "step" | "passing" | "standings";

interface Props {
  readonly dialog: Extract<OpenDialog, { kind: Kind }>;
  readonly onClose: () => void;
}

/** The dialogs that no answer needs: to look something up, or to set it. */
export function LookupDialog({ dialog, onClose }: Props) {
  switch (dialog.kind) {
    case "shortcuts":
      return <ShortcutSheet onClose={onClose} />;
    case "menu":
      return <TableMenu onClose={onClose} />;
    case "cheat-sheet":
      return <CheatSheet onClose={onClose} />;
    case "step":
      return <StepHelp onClose={onClose} />;
    case "passing":
      return <PassSettingsDialog onClose={onClose} />;
    case "standings":
      return <Standings onClose={onClose} />;
  }
}
