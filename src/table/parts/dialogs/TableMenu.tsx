import { BookOpen, Keyboard, LayoutGrid, ListChecks } from "lucide-react";
import { t } from "../../../text";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { useRuleReader } from "../../../ui/RuleLink";
import { useHost } from "../../state/host";
import { useCommands } from "../../state/match";
import { useTable } from "../../state/table";
import { PassLevelChoice } from "./PassLevelChoice";
import styles from "./TableMenu.module.css";

/** Help and settings without leaving the table. */
export function TableMenu({ onClose }: { onClose: () => void }) {
  const title = useTable((s) => s.game.title);
  const isOver = useTable((s) => s.view.outcome !== null);
  const open = useTable((s) => s.open);
  const rules = useRuleReader();
  const { settings, onPosition } = useHost();
  const { setPassSettings } = useCommands();
  return (
    <Dialog title={t("table.gear")} shape="side" onClose={onClose}>
      <div className={styles.menu}>
        <div className={styles.ways}>
          <Button icon={<ListChecks aria-hidden="true" />} onClick={() => open({ kind: "cheat-sheet" })}>
            {t("table.cheat-sheet")}
          </Button>
          <Button icon={<BookOpen aria-hidden="true" />} onClick={() => rules.open()}>
            {t("table.gear.rules", { game: title })}
          </Button>
          <Button icon={<Keyboard aria-hidden="true" />} onClick={() => open({ kind: "shortcuts" })}>
            {t("table.shortcuts")}
          </Button>
          {onPosition && (
            <Button icon={<LayoutGrid aria-hidden="true" />} onClick={onPosition}>
              {t("table.gear.position")}
            </Button>
          )}
        </div>
        {setPassSettings && !isOver && (
          <div className={styles.prompts}>
            <PassLevelChoice />
            <Button onClick={() => open({ kind: "passing" })}>{t("table.gear.stops")}</Button>
          </div>
        )}
        {settings}
      </div>
    </Dialog>
  );
}
