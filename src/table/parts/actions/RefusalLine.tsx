import { CircleSlash } from "lucide-react";
import type { Refusal } from "../../../kernel";
import { messageLang, say } from "../../../text";
import { LocalizedText } from "../../../ui/LocalizedText";
import { RuleLink } from "../../../ui/RuleLink";
import { useSpeech } from "../../state/speech";
import { useTable } from "../../state/table";
import styles from "./ActionBar.module.css";

/** Why the latest press on a button did nothing, with the clause. The live region announces it. */
export function RefusalLine() {
  const own = useTable((s) => s.refusal);
  const sent = useTable((s) => s.match.refusal);
  const described = useTable((s) => s.described);
  const spoken = own ?? sent;
  useSpeech(spoken ? say(spoken.why) : "", spoken ? messageLang(spoken.why) : undefined, spoken);
  const isElsewhere = useTable((s) => s.refusal !== null && s.refusedAt !== null);
  const refusal = spoken ?? described;
  if (refusal === null || isElsewhere) return null;
  return <Reason refusal={refusal} />;
}

export function Reason({ refusal }: { refusal: Refusal }) {
  return (
    <p className={styles.refusal} role="note" data-reason>
      <CircleSlash aria-hidden="true" />
      <span>
        <LocalizedText message={refusal.why} /> <RuleLink rule={refusal.rule} />
      </span>
    </p>
  );
}
