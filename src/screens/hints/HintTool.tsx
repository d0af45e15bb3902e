import { Lightbulb } from "lucide-react";
import type { Refusal } from "../../kernel";
import { useMatch } from "../../store/play/match";
import { useTable } from "../../table";
import { Tool } from "../../table/parts/actions/Tool";
import type { hints } from "../../text/en/ui/hints";
import { messages } from "../../text/message";
import { askableView, askForHint } from "./hint-state";
import { t } from "./messages";

const NOT_NOW: Refusal = {
  ok: false,
  why: messages<typeof hints>()("hint.not-now"),
  rule: "kernel:decision",
};

/** The button beside the undo that asks what the expert would do. */
export default function HintTool() {
  const canAsk = useMatch((match) => askableView(match) !== null);
  const open = useTable((s) => s.open);
  const ask = () => {
    if (!canAsk) return;
    askForHint();
    // On a phone the button is in a sheet, which would cover the advice.
    open(null);
  };
  return (
    <Tool
      label={t("hint.title")}
      short={t("hint.tool")}
      hint="X"
      icon={Lightbulb}
      refusal={canAsk ? null : NOT_NOW}
      onPress={ask}
    />
  );
}
