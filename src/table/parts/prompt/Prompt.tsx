import { ChevronDown, ChevronUp } from "lucide-react";
import { Suspense, useId } from "react";
import { t } from "../../../text";
import { LocalizedText } from "../../../ui/LocalizedText";
import { RuleLink } from "../../../ui/RuleLink";
import { useTable } from "../../state/table";
import { promptOf } from "../../viewmodel/prompt";
import { isBoardEmpty } from "../../viewmodel/zones";
import { allotList } from "../on-demand";
import { ArrangeList } from "./ArrangeList";
import { NameField } from "./NameField";
import { OptionTray } from "./OptionTray";
import styles from "./Prompt.module.css";
import { LookButton, PromptSource } from "./PromptSource";

/** Where the panel of a prompt is: in the room of an empty board, otherwise where it covers nothing of the table. */
export type PromptPlace = "board" | "beside";

/** When the page scrolls, a prompt is scrolled into view at once. */
const showAtOnce = (panel: HTMLElement | null) => panel?.scrollIntoView?.({ block: "nearest" });

/**
 * A prompt for options that are not on the table. Cards on the table are picked there and need no panel; when folded,
 * the panel gives its room back.
 */
export function Prompt({ place }: { place: PromptPlace }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const isOpen = useTable((s) => s.promptOpen);
  const showPrompt = useTable((s) => s.showPrompt);
  const heading = useId();
  const why = useId();
  const prompt = promptOf(game, view);
  const isHere = useTable((s) => isBoardEmpty(s.game, s.view)) === (place === "board");
  if (!prompt?.inPanel || !isHere) return null;
  const { source } = prompt;
  const asking = prompt.isPlayed ? null : prompt.sourceText;
  const { kind } = prompt.decision;
  const Icon = isOpen ? ChevronDown : ChevronUp;
  return (
    <section
      ref={showAtOnce}
      className={styles.prompt}
      data-prompt={isOpen || undefined}
      data-open={isOpen || undefined}
      data-room={place}
      data-kind={kind}
      aria-labelledby={heading}
      aria-describedby={asking ? why : undefined}
    >
      <header className={styles.head}>
        <div className={styles.question}>
          <h2 id={heading} className={styles.title}>
            <LocalizedText message={prompt.text} /> <RuleLink rule={prompt.rule} />
          </h2>
          {asking !== null && <PromptSource id={why} text={asking} />}
        </div>
        {source !== null && <LookButton name={source} />}
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          onClick={() => showPrompt(!isOpen)}
        >
          <Icon aria-hidden="true" />
          <span className={place === "beside" ? "visually-hidden" : undefined}>
            {t(isOpen ? "table.prompt.fold" : "table.prompt.unfold")}
          </span>
        </button>
      </header>
      {isOpen && (
        <div className={styles.body}>
          {kind === "pick" && <OptionTray prompt={prompt} isWide={place === "board"} />}
          {kind === "arrange" && <ArrangeList prompt={prompt} />}
          {prompt.decision.kind === "allot" && (
            <Suspense>
              <allotList.Component prompt={prompt} decision={prompt.decision} />
            </Suspense>
          )}
          {kind === "name" && prompt.decision.kind === "name" && <NameField names={prompt.decision.names} />}
        </div>
      )}
    </section>
  );
}
