import { ChevronDown, ChevronUp } from "lucide-react";
import { useId } from "react";
import { t } from "../../../text";
import { RuleLink } from "../../../ui/RuleLink";
import { Said } from "../../../ui/Said";
import { useTable } from "../../state/table";
import { promptOf } from "../../viewmodel/prompt";
import { AllotList } from "./AllotList";
import { ArrangeList } from "./ArrangeList";
import { Asking, LookButton } from "./Asking";
import { NameField } from "./NameField";
import { OptionTray } from "./OptionTray";
import styles from "./Prompt.module.css";

/**
 * A question that needs room of its own. What lies on the mat is picked on the mat, so there is no panel for it;
 * folded away, it leaves the board free to be looked at.
 */
export function Prompt() {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const isOpen = useTable((s) => s.promptOpen);
  const showPrompt = useTable((s) => s.showPrompt);
  const heading = useId();
  const why = useId();
  const prompt = promptOf(game, view);
  if (!prompt?.inPanel) return null;
  const { source } = prompt;
  const asking = prompt.isPlayed ? null : prompt.asking;
  const { kind } = prompt.decision;
  const Icon = isOpen ? ChevronDown : ChevronUp;
  return (
    <section
      className={styles.prompt}
      data-open={isOpen || undefined}
      aria-labelledby={heading}
      aria-describedby={asking ? why : undefined}
    >
      <header className={styles.head}>
        <div className={styles.question}>
          <h2 id={heading} className={styles.title}>
            <Said message={prompt.decision.prompt} /> <RuleLink rule={prompt.rule} />
          </h2>
          {asking !== null && <Asking id={why} text={asking} />}
        </div>
        {source !== null && <LookButton name={source} />}
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          onClick={() => showPrompt(!isOpen)}
        >
          <Icon aria-hidden="true" />
          <span>{t(isOpen ? "table.prompt.fold" : "table.prompt.unfold")}</span>
        </button>
      </header>
      {isOpen && (
        <div className={styles.body}>
          {kind === "pick" && <OptionTray prompt={prompt} />}
          {kind === "arrange" && <ArrangeList prompt={prompt} />}
          {prompt.decision.kind === "allot" && <AllotList prompt={prompt} decision={prompt.decision} />}
          {kind === "name" && prompt.decision.kind === "name" && <NameField names={prompt.decision.names} />}
        </div>
      )}
    </section>
  );
}
