import type { Game } from "../../games/game";
import type { CardId, Cell, Decision, Message, Option, Seat, View } from "../../kernel";
import { cardIn, seatOf } from "../../kernel";
import { currentLocale, type Locale, message, messageLang, say, seatName, t } from "../../text";
import { cardName } from "../../text/names";
import { askingText, questionText } from "./prompt-source";
import { isPaidOnTable } from "./shares";
import { type TriggerLabel, triggerLabels } from "./trigger-options";
import { areaOf, isCardOnTable } from "./zones";

/** One option in words, with its card. */
export interface OptionModel {
  readonly index: number;
  readonly card: CardId | null;
  readonly seat: Seat | null;
  readonly label: string;
  /** The language of the label, if it is not the page's. */
  readonly lang: Locale | undefined;
  /** Whether the label says more than the name of the card. */
  readonly hasOwnText: boolean;
}

/** The open decision as the viewer sees it. */
export interface PromptModel {
  readonly decision: Decision;
  /** The prompt. When the viewer is asked to act, it lists what can be done now. */
  readonly text: Message;
  readonly title: string;
  readonly rule: string;
  /** True when the viewer must answer. */
  readonly mine: boolean;
  /** Name of the card whose effect asks. */
  readonly source: string | null;
  /** The purpose of the prompt, as printed on that card; for the viewer's own prompts only. */
  readonly sourceText: Message | null;
  /** True when that card is in the open while it is carried out, with its whole text. */
  readonly isPlayed: boolean;
  readonly options: readonly OptionModel[];
  /** True when it has a panel, because its options are not visible on the table. */
  readonly inPanel: boolean;
  readonly least: number;
  readonly most: number;
  readonly cells: readonly Cell[];
}

/** The player that an option represents, or null. */
export function seatOfOption({ label, value }: Option): Seat | null {
  return label?.key === "prompt.player" && typeof value === "number" ? value : null;
}

function optionModel(
  view: View,
  { label: own, ...option }: Option,
  index: number,
  trigger: TriggerLabel | null = null,
): OptionModel {
  const text = own ?? trigger?.text;
  const card = option.card ?? null;
  const name = card === null ? "" : cardName(cardIn(view, card).def) || t("table.card.faceDown");
  const label = text ? say(text) : name || String(option.value ?? index + 1);
  return {
    index,
    card,
    seat: seatOfOption(own ? { ...option, label: own } : option),
    label,
    lang: own ? messageLang(own) : trigger?.lang,
    hasOwnText: card !== null && text !== undefined,
  };
}

/**
 * The viewer's prompt, consistent with the main button.
 * @param isTurnDone whether that button ends the turn because nothing is left to do in it.
 */
export function promptText({ mine, text }: PromptModel, isTurnDone: boolean): Message {
  return mine && isTurnDone ? message("table.prompt.turnDone") : text;
}

/** The open prompt, or null when no player is asked (the game is over). */
export function promptOf(game: Game, view: View): PromptModel | null {
  const kept = known.get(view);
  if (kept?.language === currentLocale()) return kept.prompt;
  const prompt = readPrompt(game, view);
  known.set(view, { language: currentLocale(), prompt });
  return prompt;
}

const known = new WeakMap<View, { readonly language: Locale; readonly prompt: PromptModel | null }>();

/** Whether a card represents two options. Then it cannot be pressed to choose one of them. */
const hasTwoForOneCard = (models: readonly OptionModel[]): boolean => {
  const cards = models.flatMap(({ card }) => (card === null ? [] : [card]));
  return new Set(cards).size < cards.length;
};

/** Numbers options of one card, and abilities, that have the same text. */
function numbered(models: readonly OptionModel[]): readonly OptionModel[] {
  const isSame = (a: OptionModel) => (b: OptionModel) =>
    a.card !== null && a.label === b.label && (a.card === b.card || (a.hasOwnText && b.hasOwnText));
  return models.map((model, i) => {
    if (models.filter(isSame(model)).length < 2) return model;
    const n = models.slice(0, i + 1).filter(isSame(model)).length;
    return { ...model, label: t("table.option.numbered", { label: model.label, n }), hasOwnText: true };
  });
}

function readPrompt(game: Game, view: View): PromptModel | null {
  const { decision } = view;
  if (decision === null) return null;
  const mine = decision.seat === view.viewer;
  const can = [...new Set(view.actions.map(({ type }) => type))];
  const isAct = mine && decision.kind === "act" && can.length > 0;
  const isWaiting = !mine && decision.kind === "act";
  const text = isWaiting
    ? message("table.prompt.waiting", { player: seatName(seatOf(view, decision.seat).name) })
    : (game.table.promptText?.(view) ??
      questionText(game, view) ??
      (isAct ? { ...decision.prompt, args: { ...decision.prompt.args, can } } : decision.prompt));
  const options = "options" in decision ? decision.options : [];
  const triggers =
    decision.kind === "pick" && mine && decision.prompt.key === "prompt.trigger-order"
      ? triggerLabels(game, view, decision)
      : [];
  const models = numbered(options.map((option, index) => optionModel(view, option, index, triggers[index])));
  const source = decision.source === undefined ? "" : cardIn(view, decision.source).def;
  // Players can be pressed at the table as well, but nothing there says so.
  const isForPlayers = models.every(({ seat }) => seat !== null);
  const isOnTable =
    !isForPlayers &&
    ((decision.kind === "pick" &&
      !hasTwoForOneCard(models) &&
      models.every(
        ({ card, seat }) => seat !== null || (card !== null && isCardOnTable(game, view, card)),
      )) ||
      models.every(({ card }) => card !== null && isPaidOnTable(game, view, card)));
  const isListed =
    decision.kind === "pick" ||
    decision.kind === "arrange" ||
    decision.kind === "allot" ||
    decision.kind === "name";
  return {
    decision,
    text,
    title: say(text),
    rule: decision.rule,
    mine,
    source: source === "" ? null : source,
    sourceText: mine ? askingText(game, view) : null,
    isPlayed: decision.source !== undefined && areaOf(game, view, decision.source) === "played",
    options: models,
    inPanel: mine && isListed && !isOnTable && view.outcome === null,
    least: decision.kind === "pick" || decision.kind === "amount" ? decision.min : options.length,
    most: decision.kind === "pick" || decision.kind === "amount" ? decision.max : options.length,
    cells: decision.kind === "place" ? decision.cells : [],
  };
}
