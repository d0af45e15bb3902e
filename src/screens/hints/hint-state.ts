import { create } from "zustand";
import { NONE, type View } from "../../kernel";
import type { Hint } from "../../opponents/hint/hint";
import { type AskHint, askHint } from "../../store/hints/ask";
import { matchCommands, useMatch } from "../../store/play/match";
import type { MatchState } from "../../store/types";

/** The expert's advice on one position, as its player sees it. */
export type HintState =
  | { readonly is: "none" }
  | { readonly is: "asked"; readonly view: View; stop(): void }
  | { readonly is: "shown"; readonly view: View; readonly hint: Hint }
  | { readonly is: "failed"; readonly view: View };

/** Whether the advice is about an earlier position. The next one may ask for the same decision. */
export const isOutdated = (state: HintState, now: View | null): boolean =>
  state.is !== "none" && state.view !== now;

export const useHint = create<HintState>()(() => ({ is: "none" }));

const show = (state: HintState) => useHint.setState(state, true);

/** Stops the expert, or closes its advice. */
export function closeHint(): void {
  const state = useHint.getState();
  if (state.is === "asked") state.stop();
  show({ is: "none" });
}

/** The view of the player on screen if the expert can advise them now, otherwise null. */
export function askableView({ view, isTakenOver }: Pick<MatchState, "view" | "isTakenOver">): View | null {
  if (view === null || isTakenOver || view.outcome !== null || view.paused !== NONE) return null;
  return view.decision?.seat === view.viewer ? view : null;
}

/** Asks the expert about the open decision. Does nothing when it is not the player's. */
export function askForHint(ask: AskHint = askHint): void {
  const { game, ...match } = useMatch.getState();
  const view = askableView(match);
  if (game === null || view?.decision == null) return;
  closeHint();
  const { hint, stop } = ask({ slug: game.slug, view, seed: "hint" });
  const asked: HintState = { is: "asked", view, stop };
  show(asked);
  const finish = (state: HintState): boolean => {
    const isWanted = useHint.getState() === asked;
    if (isWanted) show(state);
    return isWanted;
  };
  hint.then(
    (found) => finish({ is: "shown", view, hint: found }) && matchCommands.noteHint(),
    (fault) => {
      console.error(fault);
      finish({ is: "failed", view });
    },
  );
}
