import { ArrowDown, ArrowUp } from "lucide-react";
import { t } from "../../../text";
import { useTable } from "../../state/table";
import { draftFor, moved } from "../../viewmodel/draft";
import type { PromptModel } from "../../viewmodel/prompt";
import styles from "./Prompt.module.css";

/** Options to put in order, first to last. */
export function ArrangeList({ prompt }: { prompt: PromptModel }) {
  const order =
    useTable((s) => draftFor(s.draft, s.view.decision).order) ?? prompt.options.map(({ index }) => index);
  const edit = useTable((s) => s.edit);
  return (
    <ol className={styles.order}>
      {order.map((index, at) => {
        const label = prompt.options[index]?.label ?? "";
        return (
          <li key={index}>
            <span>
              {at + 1}. {label}
            </span>
            <button
              type="button"
              aria-label={t("table.arrange.up", { label })}
              aria-disabled={at === 0 || undefined}
              onClick={() => edit({ order: moved(order, at, -1) })}
            >
              <ArrowUp aria-hidden="true" />
            </button>
            <button
              type="button"
              aria-label={t("table.arrange.down", { label })}
              aria-disabled={at === order.length - 1 || undefined}
              onClick={() => edit({ order: moved(order, at, 1) })}
            >
              <ArrowDown aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
