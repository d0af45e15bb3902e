import { RotateCcw, Undo2 } from "lucide-react";
import { useMemo } from "react";
import { needsCurtain } from "../../../store/play/turn-flow";
import { messageLang, say, t } from "../../../text";
import { useCommands } from "../../state/match";
import { useTable, useTableStore } from "../../state/table";
import { Tool } from "./Tool";
import { paidTakeback, takeBack } from "./take-back";

/** Whether the seating at this table makes undo free. */
export const useFreeUndo = (): boolean =>
  useTable(({ match: { setup } }) => setup !== null && !needsCurtain(setup.seats, setup.openHands));

/** Undo when it is free, otherwise the paid takeback of this table (an OOPS). Nothing when the table has neither. */
export function TakeBackTool({ className }: { className?: string | undefined }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const table = useTableStore();
  const commands = useCommands();
  const noUndo = useTable((s) => s.match.noUndo);
  const isFree = useFreeUndo();
  const paid = paidTakeback(game, view);
  // Memoised with the view: leaving the button removes its reason, so it must be the same object.
  const verdict = useMemo(() => {
    const action = paidTakeback(game, view);
    return action && commands.judge(action);
  }, [game, view, commands]);
  const shared = { hint: "U", className, onPress: () => takeBack(commands, table) };
  if (isFree) return <Tool label={t("table.undo")} icon={Undo2} refusal={noUndo} {...shared} />;
  if (paid === null) return null;
  const label = game.table.actionLabel(view, paid);
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
