import { BellRing, Flag, Handshake, type LucideIcon, Pause, Play, RotateCcw, X } from "lucide-react";
import type { Action } from "../../../kernel";
import { messageLang, say, t } from "../../../text";
import { useIsLow, useIsPhone } from "../../../ui/useMedia";
import { useHost } from "../../state/host";
import { useTable } from "../../state/table";
import { BACK } from "../../viewmodel/card-actions";
import { Area } from "../Area";
import styles from "./ActionBar.module.css";
import { RefusalLine } from "./RefusalLine";
import { TakeBackTool, useFreeUndo } from "./TakeBackTool";
import { Tool } from "./Tool";
import { paidTakeback } from "./take-back";

/** By the kind of reply, otherwise by the action. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  concede: Flag,
  offer: Handshake,
  accept: Handshake,
  decline: X,
  "time-out": Pause,
  "end-time-out": Play,
};

const replyOf = ({ type, data }: Action) => String(data?.reply ?? type);

/** Actions that end the game for a seat need a confirmation. */
const ENDING = ["concede", "accept"];

/** The anytime actions: concede, time-out, take back; and undo when the table allows it. */
export function AnytimeButtons() {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const open = useTable((s) => s.open);
  const send = useTable((s) => s.send);
  const isPhone = useIsPhone();
  const isLow = useIsLow();
  const { tools } = useHost();
  // Its place is that of the undo, allowed or not.
  const paid = useFreeUndo() ? null : paidTakeback(game, view);
  const others = view.anytime.filter(({ type }) => type !== paid?.type && type !== BACK);

  const take = (action: Action) => {
    if (ENDING.includes(replyOf(action))) open({ kind: "confirm", action });
    else send({ seat: view.viewer, do: "anytime", action });
  };
  return (
    <>
      <Area className={styles.tools} role="group" aria-label={t("table.anytime")}>
        <TakeBackTool />
        {tools}
        {others.map((action) => {
          const label = game.table.actionLabel(view, action);
          return (
            <Tool
              key={JSON.stringify(action)}
              label={say(label)}
              lang={messageLang(label)}
              hint={action.type.endsWith("time-out") ? "T" : undefined}
              icon={ICONS[replyOf(action)] ?? RotateCcw}
              onPress={() => take(action)}
            />
          );
        })}
        {view.outcome === null && (
          <Tool
            label={t("table.passing")}
            short={t("table.passing.short")}
            icon={BellRing}
            onPress={() => open({ kind: "passing" })}
          />
        )}
      </Area>
      {/* In the sheet, which covers the line on the table. */}
      {(isPhone || isLow) && <RefusalLine />}
    </>
  );
}
