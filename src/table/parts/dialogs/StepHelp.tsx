import { messageLang, say, t } from "../../../text";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { LocalizedText } from "../../../ui/LocalizedText";
import { RuleLink } from "../../../ui/RuleLink";
import { useTable } from "../../state/table";
import { currentStep } from "../../viewmodel/phase";
import { promptOf, promptText } from "../../viewmodel/prompt";
import styles from "./StepHelp.module.css";

/** What can be done in the current step, by the rules and for the viewer now. */
export function StepHelp({ onClose }: { onClose: () => void }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const open = useTable((s) => s.open);
  const isTurnDone = useTable((s) => s.match.isTurnDone);
  const step = currentStep(game, view);
  const prompt = promptOf(game, view);
  return (
    <Dialog
      title={step ? <LocalizedText message={step.label} /> : view.turn.step}
      onClose={onClose}
      actions={<Button onClick={() => open({ kind: "cheat-sheet" })}>{t("table.cheat-sheet")}</Button>}
    >
      <div className={styles.help}>
        {step && (
          <p>
            <LocalizedText message={step.help} /> <RuleLink rule={step.rule} />
          </p>
        )}
        {prompt !== null && (
          <>
            <h3>{t(prompt.mine ? "table.step.you" : "table.step.now")}</h3>
            <p>
              <LocalizedText message={promptText(prompt, isTurnDone)} />
            </p>
          </>
        )}
        <h3>{t("table.step.turn")}</h3>
        <ol className={styles.phases}>
          {game.table.mat.phases.map(({ label, steps }) => (
            <li
              key={label.key}
              lang={messageLang(label)}
              aria-current={step && steps.includes(step) ? "step" : undefined}
            >
              {say(label)}
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
