import type { ReactNode } from "react";
import type { Answer } from "../../../kernel";
import { t } from "../../../text";
import { LocalizedText } from "../../../ui/LocalizedText";
import { useIsPhone } from "../../../ui/useMedia";
import { useHost } from "../../state/host";
import { useCommands } from "../../state/match";
import { useTable } from "../../state/table";
import { BACK } from "../../viewmodel/card-actions";
import { draftFor } from "../../viewmodel/draft";
import { mainButton, sideActions } from "../../viewmodel/main-button";
import { mainButtonPreview } from "../../viewmodel/preview";
import { promptOf } from "../../viewmodel/prompt";
import styles from "./ActionBar.module.css";
import { AmountField } from "./AmountField";

/** The main button in the last place, so that it stays there, and other buttons that answer without a card. */
export function MainButtons() {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const draft = useTable((s) => draftFor(s.draft, s.view.decision));
  const send = useTable((s) => s.send);
  const thinking = useTable((s) => s.match.thinking);
  const canHurry = useTable((s) => s.match.thinking && s.match.canHurry);
  const isTurnDone = useTable((s) => s.match.isTurnDone);
  const isTakenOver = useTable((s) => s.match.isTakenOver);
  const { onTakeOver } = useHost();
  const { playNow } = useCommands();
  const main = mainButton(game, view, draft, { thinking, isTurnDone, isTakenOver });
  const prompt = promptOf(game, view);
  const seat = view.viewer;
  // A phone shows it with the prompt, whose lines are longer.
  const foreseen = useIsPhone() ? [] : mainButtonPreview(game, view);
  const back = view.anytime.find(({ type }) => type === BACK);
  // A press answers the prompt that was on screen, not a later one.
  const give = (answer: Answer) => send(answer, view.decision);
  return (
    <div className={styles.buttons}>
      {prompt?.mine && prompt.decision.kind === "amount" && (
        <AmountField least={prompt.least} most={prompt.most} />
      )}
      {foreseen.map((line) => (
        <p key={line.key} className={styles.foreseen}>
          <LocalizedText message={line} />
        </p>
      ))}
      {isTakenOver && onTakeOver && <SecondButton onClick={onTakeOver}>{t("table.take-over")}</SecondButton>}
      {canHurry && playNow && <SecondButton onClick={playNow}>{t("table.main.play-now")}</SecondButton>}
      {prompt?.mine && prompt.decision.kind === "confirm" && (
        <SecondButton onClick={() => give({ seat, do: "confirm", yes: false })}>
          {t("table.main.no")}
        </SecondButton>
      )}
      {back && (
        <SecondButton onClick={() => send({ seat, do: "anytime", action: back })}>
          <LocalizedText message={game.table.actionLabel(view, back)} />
        </SecondButton>
      )}
      {sideActions(view).map((action) => (
        <SecondButton key={action.type} onClick={() => give({ seat, do: "act", action })}>
          <LocalizedText message={game.table.actionLabel(view, action)} />
        </SecondButton>
      ))}
      <button
        type="button"
        className={styles.main}
        data-main
        aria-keyshortcuts="Space"
        lang={main.lang}
        data-idle={main.answer === null || undefined}
        aria-disabled={main.answer === null || undefined}
        onClick={() => main.answer && give(main.answer)}
      >
        {main.label}
      </button>
    </div>
  );
}

interface SecondButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function SecondButton({ onClick, children }: SecondButtonProps) {
  return (
    <button type="button" className={styles.second} onClick={onClick}>
      {children}
    </button>
  );
}
