import { BellRing, Flag, Handshake, type LucideIcon, Pause, Play, RotateCcw, Undo2 } from "lucide-react";
import { useId } from "react";
import type { Action, Refusal } from "../../../kernel";
import { foreign, type Language } from "../../../text";
import { useIsPhone } from "../../layout/usePhone";
import { say, t } from "../../say";
import { useMatch, useMatchSource } from "../../state/match";
import { useTable, useTableStore } from "../../state/table";
import { Area } from "../Area";
import styles from "./ActionBar.module.css";
import { RefusalLine } from "./RefusalLine";
import { takeBack } from "./take-back";

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
  const match = useMatchSource();
  const table = useTableStore();
  const noUndo = useMatch((s) => s.whyNoUndo());
  const isAlone = useMatch((s) => s.setup?.seats.filter(({ kind }) => kind === "person").length === 1);
  const isPhone = useIsPhone();

  const take = (action: Action) => {
    if (action.type === "concede") open({ of: "confirm", action });
    else send({ seat: view.viewer, do: "anytime", action });
  };
  return (
    <>
      <Area className={styles.tools} role="group" aria-label={t("table.anytime")}>
        {isAlone && (
          <Tool
            label={t("table.undo")}
            hint="U"
            icon={Undo2}
            refusal={noUndo}
            onPress={() => takeBack(match, table)}
          />
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
      {/* In the sheet of a phone, which covers the line on the table. */}
      {isPhone && <RefusalLine />}
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly short?: string;
  /** The language of the label, where it is not the page's. */
  readonly lang?: Language | undefined;
  readonly hint?: string | undefined;
  readonly icon: LucideIcon;
  /** Why it does nothing now. */
  readonly refusal?: Refusal | null;
  readonly onPress: () => void;
}

function Tool({ label, short = label, lang, hint, icon: Icon, refusal = null, onPress }: ToolProps) {
  const table = useTableStore();
  const id = useId();
  const why = refusal && say(refusal.why);
  // Who comes by keyboard reads it too; whoever hovers has the title.
  const tell = () => table.getState().byKeyboard && refusal && table.setState({ refusal });
  const untell = () => refusal && table.getState().refusal === refusal && table.getState().forget();
  return (
    <button
      type="button"
      className={styles.tool}
      lang={lang}
      aria-label={label}
      aria-disabled={refusal !== null || undefined}
      aria-describedby={why ? id : undefined}
      title={(hint ? `${label} (${hint})` : label) + (why ? `: ${why}` : "")}
      onClick={onPress}
      onFocus={tell}
      onBlur={untell}
    >
      <Icon aria-hidden="true" />
      <span aria-hidden="true">{short}</span>
      {why && (
        <span id={id} hidden>
          {why}
        </span>
      )}
    </button>
  );
}
