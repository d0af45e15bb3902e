import type { LucideIcon } from "lucide-react";
import { useEffect, useId, useState } from "react";
import type { Refusal } from "../../../kernel";
import { type Locale, say } from "../../../text";
import { useTableStore } from "../../state/table";
import styles from "./ActionBar.module.css";

interface Props {
  readonly label: string;
  readonly short?: string;
  /** The language of the label, if it is not the page's. */
  readonly lang?: Locale | undefined;
  readonly hint?: string | undefined;
  readonly icon: LucideIcon;
  /** Why the button is disabled. */
  readonly refusal?: Refusal | null;
  /** Defaults to the look of a row of tools. */
  readonly className?: string | undefined;
  readonly onPress: () => void;
}

/** A small icon button. When disabled it remains focusable and says why. */
export function Tool({
  label,
  short = label,
  lang,
  hint,
  icon: Icon,
  refusal = null,
  className = styles.tool,
  onPress,
}: Props) {
  const table = useTableStore();
  const id = useId();
  const why = refusal && say(refusal.why);
  const [isReached, setReached] = useState(false);
  // Keyboard users read the reason, too. Pointer users have the title.
  useEffect(() => {
    if (!isReached || refusal === null) return;
    table.setState({ described: refusal });
    return () => table.setState({ described: null });
  }, [isReached, refusal, table]);
  return (
    <button
      type="button"
      className={className}
      lang={lang}
      aria-label={label}
      aria-disabled={refusal !== null || undefined}
      aria-describedby={why ? id : undefined}
      title={(hint ? `${label} (${hint})` : label) + (why ? `: ${why}` : "")}
      onClick={onPress}
      onFocus={() => setReached(table.getState().byKeyboard)}
      onBlur={() => setReached(false)}
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
