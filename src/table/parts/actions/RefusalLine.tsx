import { CircleSlash } from "lucide-react";
import { useMatch } from "../../state/match";
import { useTable } from "../../state/table";
import { RuleLink } from "../RuleLink";
import { Said } from "../Said";
import styles from "./ActionBar.module.css";

/** Why the latest press did nothing, with the clause. */
export function RefusalLine() {
  const own = useTable((s) => s.refusal);
  const sent = useMatch((s) => s.refusal);
  const refusal = own ?? sent;
  if (refusal === null) return null;
  return (
    <p className={styles.refusal} role="status" data-reason>
      <CircleSlash aria-hidden="true" />
      <span>
        <Said message={refusal.why} /> <RuleLink rule={refusal.rule} />
      </span>
    </p>
  );
}
