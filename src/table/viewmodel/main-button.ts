import type { Game } from "../../games/game";
import { type Action, type Answer, fitsShares, type Message, NONE, seatOf, type View } from "../../kernel";
import type { MatchState } from "../../store/types";
import { hasText, type Locale, message, messageLang, say, t } from "../../text";
import { sharesIn, sharesPreviewOf } from "./allot";
import { mainAction, seatActions } from "./card-actions";
import type { Draft } from "./draft";
import { type OptionModel, type PromptModel, promptOf } from "./prompt";

/** The one large button: its label, and its answer (null while there is nothing to answer). */
export interface MainButton {
  readonly label: string;
  /** The language of the label, if it is not the page's. */
  readonly lang?: Locale | undefined;
  readonly answer: Answer | null;
  /** The label itself says why the button cannot be pressed ("Choose 2 cards"). */
  readonly waiting: boolean;
}

const idle = (label: string, waiting = true): MainButton => ({ label, answer: null, waiting });

const answering = (label: string, answer: Answer): MainButton => ({ label, answer, waiting: false });

/** Labelled with a text that may be in the language of the game. */
const answeringWith = (label: Message, answer: Answer): MainButton => ({
  ...answering(say(label), answer),
  lang: messageLang(label),
});

/** Actions without a card other than the main one: extra buttons. */
export function sideActions(view: View): readonly Action[] {
  const main = mainAction(view);
  return seatActions(view).filter((action) => action !== main);
}

/**
 * @param draft the picks so far.
 * @param match whether another tab plays it, a scripted opponent thinks, and whether going on ends the turn because
 * nothing is left to do in it.
 */
export function mainButton(
  game: Game,
  view: View,
  draft: Draft,
  {
    thinking,
    isTurnDone,
    isTakenOver,
  }: Pick<MatchState, "thinking" | "isTurnDone"> & Partial<Pick<MatchState, "isTakenOver">>,
): MainButton {
  if (isTakenOver) return idle(t("table.main.elsewhere"));
  const prompt = promptOf(game, view);
  if (view.outcome !== null) return idle(t("table.main.over"));
  if (prompt === null) return idle(t("table.main.playing"));
  if (view.paused !== NONE) return pausedButton(view);
  if (!prompt.mine) {
    const { decision } = prompt;
    if (decision.seat === NONE) return idle(t("table.phase.someone"));
    const player = seatOf(view, decision.seat).name;
    return idle(t(thinking ? "table.main.thinking" : "table.main.waiting", { player }));
  }
  return answerButton(game, view, draft, prompt, isTurnDone);
}

/** The answer that the draft makes. */
function answerButton(
  game: Game,
  view: View,
  draft: Draft,
  prompt: PromptModel,
  isTurnDone: boolean,
): MainButton {
  const { decision } = prompt;
  const seat = view.viewer;
  switch (decision.kind) {
    case "act": {
      const action = mainAction(view);
      if (action === null) return idle(t("table.main.act"), false);
      const label = isTurnDone ? message("table.main.endTurn") : game.table.actionLabel(view, action);
      return answeringWith(label, { seat, do: "act", action });
    }
    case "pick":
      return pickButton(prompt, draft, seat);
    case "arrange": {
      const order = draft.order ?? decision.options.map((_, i) => i);
      return answering(t("table.main.arrange"), { seat, do: "arrange", order });
    }
    case "amount": {
      const amount = draft.amount ?? decision.min;
      return answering(t("table.main.amount", { amount }), { seat, do: "amount", amount });
    }
    case "allot": {
      const amounts = sharesIn(draft, decision);
      if (!fitsShares(decision, amounts)) return idle(t("table.main.allotMore"), false);
      const does = sharesPreviewOf(game, view, decision, amounts)?.buttonLabel ?? message("table.main.allot");
      return answeringWith(does, { seat, do: "allot", amounts });
    }
    case "confirm": {
      // A prompt with its own phrase for yes says what it does.
      const key = `${decision.prompt.key}.yes`;
      const label = hasText(key) ? { ...decision.prompt, key } : message("table.main.yes");
      return answeringWith(label, { seat, do: "confirm", yes: true });
    }
    case "name": {
      const name = draft.name;
      if (name === null) return idle(t("table.main.nameFirst"), false);
      return answering(t("table.main.name", { name }), { seat, do: "name", name });
    }
    case "place":
      return idle(t("table.main.cell"), false);
  }
}

function pausedButton(view: View): MainButton {
  const ends = view.anytime.find((action) => action.type === "end-time-out");
  if (!ends) return idle(t("table.main.paused", { player: seatOf(view, view.paused).name }));
  return answering(t("table.main.endTimeOut"), { seat: view.viewer, do: "anytime", action: ends });
}

/** What must still be chosen, by the kind of options. */
function wantedPick(options: readonly OptionModel[], viewer: number, count: number, least: number): string {
  if (options.some(({ card }) => card !== null)) return t("table.main.pickMore", { count, least });
  if (options.some((option) => option.seat === null))
    return t("table.main.pickPlain", { count: least - count });
  const isMine = options.some((option) => option.seat === viewer);
  return t(isMine ? "table.main.pickPlayer" : "table.main.pickOpponent");
}

function pickButton({ options, least, decision }: PromptModel, draft: Draft, seat: number): MainButton {
  const count = draft.picks.length;
  if (count < least) return idle(wantedPick(options, seat, count, least), false);
  const name = options[draft.picks[0] ?? -1]?.label ?? "";
  // A prompt with its own phrases for none, one and several says what they do.
  const form = Math.min(count, 2);
  const own = `${decision.prompt.key}.${form}`;
  const key = hasText(own) ? own : `table.main.pick.${form}`;
  const label = say({ key, args: { name, count } });
  return answering(label, { seat, do: "pick", picks: draft.picks });
}
