import { Minus, Plus } from "lucide-react";
import type { Allotting } from "../../../kernel";
import { t } from "../../../text";
import { useTable } from "../../state/table";
import { sharesIn, stepped, totalsOf } from "../../viewmodel/allot";
import type { PromptModel } from "../../viewmodel/prompt";
import styles from "./Prompt.module.css";

const STEPS = [
  { by: -1, key: "table.allot.less", Icon: Minus },
  { by: 1, key: "table.allot.more", Icon: Plus },
] as const;

/** How much is taken from each of several sources: begins with the proposal, share by share it can be changed. */
export function AllotList({ prompt, decision }: { prompt: PromptModel; decision: Allotting }) {
  const amounts = useTable((s) => sharesIn(s.draft, decision));
  const edit = useTable((s) => s.edit);
  return (
    <>
      {totalsOf(decision, amounts).map(({ sum, min, max }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: totals have no other name, and their order stays.
        <p key={i} aria-live="polite">
          {min === max
            ? t("table.allot.total", { sum, total: max })
            : t("table.allot.between", { sum, least: min, most: max })}
        </p>
      ))}
      <ul className={styles.order}>
        {prompt.options.map(({ index, label, lang }) => (
          <li key={index}>
            <span lang={lang}>{label}</span>
            {STEPS.map(({ by, key, Icon }) => {
              const next = stepped(decision, amounts, index, by);
              return (
                <button
                  key={by}
                  type="button"
                  aria-label={t(key, { label })}
                  aria-disabled={next === null || undefined}
                  onClick={() => next !== null && edit({ amounts: next })}
                >
                  <Icon aria-hidden="true" />
                </button>
              );
            })}
            <output aria-label={label}>{amounts[index]}</output>
          </li>
        ))}
      </ul>
    </>
  );
}
