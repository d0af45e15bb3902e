import { ListChecks } from "lucide-react";
import { t } from "../../../text";
import { useTable } from "../../state/table";

export function CheatSheetButton() {
  const open = useTable((s) => s.open);
  return (
    <button type="button" onClick={() => open({ kind: "cheat-sheet" })}>
      <ListChecks aria-hidden="true" />
      {t("table.cheat-sheet")}
    </button>
  );
}
