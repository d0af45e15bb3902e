import { BellRing, Flag, Handshake, type LucideIcon, Pause, Play, RotateCcw, Undo2 } from "lucide-react";
import type { Action } from "../../../kernel";
import { foreign, type Language } from "../../../text";
import { say, t } from "../../say";
import { useMatch } from "../../state/match";
import { useTable } from "../../state/table";
import { Area } from "../Area";
import styles from "./ActionBar.module.css";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  concede: Flag,
  draw: Handshake,
  "time-out": Pause,
  "end-time-out": Play,
};

/** What a seat may do at any moment: concede, time-out, take back; and undo where the table allows it. */
export function AnytimeButtons() {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const open = useTable((s) => s.open);
  const send = useTable((s) => s.send);
  const canUndo = useMatch((s) => s.view !== null && s.canUndo());
  const undo = useMatch((s) => s.undo);
  const isAlone = useMatch((s) => s.setup?.seats.filter(({ kind }) => kind === "person").length === 1);

  const take = (action: Action) => {
    if (action.type === "concede") open({ of: "confirm", action });
    else send({ seat: view.viewer, do: "anytime", action });
  };
  return (
    <Area className={styles.tools} role="group" aria-label={t("table.anytime")}>
      {isAlone && (
        <Tool label={t("table.undo")} hint="U" icon={Undo2} idle={!canUndo} onPress={() => void undo()} />
      )}
      {view.anytime.map((action) => (
        <Tool
          key={action.type}
          label={say(game.actionLabel(view, action))}
          lang={foreign(game.actionLabel(view, action))}
          hint={action.type.endsWith("time-out") ? "T" : undefined}
          icon={ICONS[action.type] ?? RotateCcw}
          onPress={() => take(action)}
        />
      ))}
      {view.outcome === null && (
        <Tool
          label={t("table.passing")}
          short={t("table.passing.short")}
          icon={BellRing}
          onPress={() => open({ of: "passing" })}
        />
      )}
    </Area>
  );
}

interface ToolProps {
  readonly label: string;
  readonly short?: string;
  /** The language of the label, where it is not the page's. */
  readonly lang?: Language | undefined;
  readonly hint?: string | undefined;
  readonly icon: LucideIcon;
  readonly idle?: boolean;
  readonly onPress: () => void;
}

function Tool({ label, short = label, lang, hint, icon: Icon, idle = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      lang={lang}
      aria-label={label}
      aria-disabled={idle || undefined}
      title={hint ? `${label} (${hint})` : label}
      onClick={() => !idle && onPress()}
    >
      <Icon aria-hidden="true" />
      <span aria-hidden="true">{short}</span>
    </button>
  );
}
