import { Search } from "lucide-react";
import type { Message } from "../../../kernel";
import { t } from "../../../text";
import { LocalizedText } from "../../../ui/LocalizedText";
import { type InspectorSubject, useTable } from "../../state/table";
import styles from "./PromptSource.module.css";

/** The purpose of a prompt, as printed on the card that asks: the first few lines, the rest is on the card. */
export function PromptSource({ text, id }: { text: Message; id?: string }) {
  return (
    <p id={id} className={styles.asking} data-asking>
      <LocalizedText message={text} />
    </p>
  );
}

/**
 * Shows a whole card.
 * @param subject defaults to the card of that name, as printed
 */
export function LookButton({
  name,
  subject = { kind: "name", name },
}: {
  name: string;
  subject?: InspectorSubject;
}) {
  const inspect = useTable((s) => s.inspect);
  return (
    <button
      type="button"
      className={styles.look}
      aria-label={t("table.look", { card: name })}
      onClick={() => inspect(subject, true)}
    >
      <Search aria-hidden="true" />
    </button>
  );
}
