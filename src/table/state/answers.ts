import type { Action, Answer, CardId, Decision, View } from "../../kernel";
import { needsCurtain } from "../../store/play/turn-flow";
import type { MatchState } from "../../store/types";
import { BACK } from "../viewmodel/card-actions";
import { draftFor, EMPTY_DRAFT, toggled } from "../viewmodel/draft";
import { mainButton } from "../viewmodel/main-button";
import { onlyIndex } from "../viewmodel/marks";
import { afterPaint } from "./after-paint";
import type { TableState, TableStore } from "./table";
import type { Tools } from "./tools";

/** Opens a confirmation for an answer that would lose cards in play. Returns whether it did. */
function isHeldBack(answer: Answer, { game, view, open }: TableState): boolean {
  const cards = game.table.losses?.(view, answer) ?? [];
  if (cards.length > 0) open({ kind: "losses", answer, asked: view.decision, cards });
  return cards.length > 0;
}

/** Whether a choice can be undone, by going back before payment or by a free undo. */
function isLightChoice(view: View, { setup }: MatchState): boolean {
  const isUndoFree = setup !== null && !needsCurtain(setup.seats, setup.openHands);
  return isUndoFree || view.anytime.some(({ type }) => type === BACK);
}

/** The index of the option in the viewer's prompt that represents this card, or -1 when none or several do. */
export function cardIndex({ decision, viewer }: View, card: CardId): number {
  if (decision?.kind !== "pick" || decision.seat !== viewer) return -1;
  return onlyIndex(decision.options, (option) => option.card === card);
}

/** Takes an action after the next paint, unless another decision is open by then. */
export function act({ get, set, match }: Tools, action: Action): void {
  const { view } = get();
  if (isHeldBack({ seat: view.viewer, do: "act", action }, get())) return;
  // After an action the player wants to see its effect, even while the pointer is still on a card.
  set({ refusal: null, pointed: null, subject: null, pinned: false });
  afterPaint(() => {
    if (match.state.getState().view?.decision === view.decision) match.commands.act?.(action);
  });
}

/** Gives the answer of the main button, as a press on it does. Does nothing while it has none. */
export function pressMain(table: TableStore): void {
  const { game, view, draft, match, send } = table.getState();
  const { answer } = mainButton(game, view, draftFor(draft, view.decision), match);
  if (answer !== null) send(answer, view.decision);
}

/** Choices, and the answers they make. */
export function answerActions({
  get,
  set,
  match,
}: Tools): Pick<TableState, "pick" | "edit" | "send" | "accept"> {
  const give = (answer: Answer, decision: Decision | null) => {
    set({ refusal: null });
    afterPaint(() => {
      const isBound = answer.do !== "anytime";
      if (isBound && match.state.getState().view?.decision !== decision) return;
      // The next decision may be equal. It starts with nothing chosen.
      if (match.commands.send?.(answer).ok && isBound) set({ draft: EMPTY_DRAFT });
    });
  };
  return {
    pick: (index) => {
      const { match: shown, view, draft, send } = get();
      const { decision, viewer } = view;
      if (decision?.kind !== "pick") return;
      const isSingle = decision.min === 1 && decision.max === 1;
      const isSure =
        decision.options[index]?.card === undefined ||
        draftFor(draft, decision).picks.includes(index) ||
        isLightChoice(view, shown);
      if (isSingle && isSure) send({ seat: viewer, do: "pick", picks: [index] });
      else set({ draft: toggled(draft, decision, index) });
    },
    edit: (patch) => {
      const { decision } = get().view;
      set({ draft: { ...draftFor(get().draft, decision), ...patch, decision } });
    },
    send: (answer, decision = get().view.decision) => {
      const isPresent = decision === get().view.decision;
      if (!(isPresent && isHeldBack(answer, get()))) give(answer, decision);
    },
    accept: give,
  };
}
