import type { PassLevel } from "../../../store/types";
import { t } from "../../../text";
import { Choices } from "../../../ui/fields";
import { useCommands } from "../../state/match";
import { useTable } from "../../state/table";

const LEVELS = ["every", "acts", "stops"] as const satisfies readonly PassLevel[];

/** When this seat is prompted in this match. */
export function PassLevelChoice() {
  const seat = useTable((s) => s.view.viewer);
  const passing = useTable((s) => s.match.passSettings[seat]);
  const { setPassSettings } = useCommands();
  return (
    <Choices
      label={t("table.passing.level")}
      choices={LEVELS.map((value) => ({ value, label: t(`table.passing.${value}`) }))}
      value={passing?.level ?? "acts"}
      onChange={(value) => setPassSettings?.(seat, value, passing?.stops ?? [])}
    />
  );
}
