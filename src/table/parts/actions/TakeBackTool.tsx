import { RotateCcw, Undo2 } from "lucide-react";
import { useMemo } from "react";
import { needsCurtain } from "../../../store/play/turn-flow";
import { messageLang, say, t } from "../../../text";
import { useCommands } from "../../state/match";
import { useTable, useTableStore } from "../../state/table";
import { Tool } from "./Tool";
import { paidTakeback, takeBack } from "./take-back";

/** Whether undo is free at this table, as far as its people are concerned. */
export const useFreeUndo = (): boolean =>
  useTable(({ match: { setup } }) => setup !== null && !needsCurtain(setup.seats, setup.openHands));

/** Undo where it is free, else what it costs at this table (an OOPS); nothing where neither is played with. */
export function TakeBackTool({ className }: { className?: string | undefined }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const table = useTableStore();
  const commands = useCommands();
  const noUndo = useTable((s) => s.match.noUndo);
  const isFree = useFreeUndo();
  const paid = paidTakeback(game, view);
  // Kept with the view: whoever leaves the button takes its reason along, so it has to be the same one.
  const verdict = useMemo(() => {
    const action = paidTakeback(game, view);
    return action && commands.judge(action);
  }, [game, view, commands]);
  const shared = { hint: "U", className, onPress: () => takeBack(commands, table) };
  if (isFree) return <Tool label={t("table.undo")} icon={Undo2} refusal={noUndo} {...shared} />;
  if (paid === null) return null;
  const label = game.actionLabel(view, paid);
  return (
    <Tool
      label={say(label)}
      lang={messageLang(label)}
      icon={RotateCcw}
      refusal={verdict === null || verdict.ok ? null : verdict}
      {...shared}
    />
  );
}
