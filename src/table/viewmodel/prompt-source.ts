import type { Game } from "../../games/game";
import type { Message, View } from "../../kernel";
import { type Effect, printCost, printInstruction } from "../../language";
import { askingAbility, askingPart } from "../../language/asking-ability";
import { messageLang } from "../../text";

/**
 * The paragraph of a card's printed text that asks the viewer's open decision. Null when the rules or a keyword ask.
 */
export function askingText(game: Game, view: View): Message | null {
  const asking = askingAbility(game.rules.cards, view);
  if (asking === undefined || game.cards.pool[asking.def] === undefined) return null;
  return game.cards.text(asking.def).abilities[asking.ability] ?? null;
}

/** Prompts that say only that something is chosen or used, with the part of a card's text that gives the purpose. */
const OPEN_QUESTIONS: Readonly<Record<string, Effect["do"] | "any">> = {
  "prompt.choose-card": "choose",
  "prompt.choose-number": "choose-number",
  "prompt.choose-opponent": "any",
  "prompt.choose-player": "any",
  "prompt.may": "any",
  "prompt.replace": "any",
};

/** Prompts that words of the games use in the same way. */
const WORD_QUESTION = /^prompt\.[a-z-]+\.(search|look|summon|quick-summon|prevent|negate|counter-skill)$/;

/** Whether the prompt can be about this part of a text. */
function fits({ key }: Message, { do: kind }: Effect): boolean {
  const expected = OPEN_QUESTIONS[key] ?? (WORD_QUESTION.test(key) ? "word" : undefined);
  return expected === "any" || expected === kind;
}

/** Swaps "you" and "opponent" in another player's effect, to phrase it for the asked player. */
function turnedRound(effect: Effect): Effect {
  const turned: unknown = JSON.parse(JSON.stringify(effect), (name: string, value: unknown) => {
    if (name !== "of" && name !== "by" && name !== "who") return value;
    return value === "you" ? "opponent" : value === "opponent" ? "you" : value;
  });
  // The same data with other players in it.
  return turned as Effect;
}

function asking(game: Game, view: View): Message | null {
  const { decision } = view;
  const { vocabulary } = game.cards;
  const part = vocabulary === undefined ? null : askingPart(game.rules.cards, vocabulary, view);
  if (!vocabulary || decision === null || part === null) return null;
  const { key } = decision.prompt;
  const card = String(decision.prompt.args?.card ?? "");
  const ask = (name: string, does: Message, more?: Record<string, unknown>): Message => ({
    key: `prompt.${name}`,
    args: { card, does, ...more } as never,
  });
  if (part.kind === "cost") return ask("choose-for", printCost(vocabulary, part.cost), { none: false });
  const { effect, theirs } = part;
  if (!fits(decision.prompt, effect) || (theirs && effect.do !== "choose")) return null;
  const does = printInstruction(vocabulary, theirs ? turnedRound(effect) : effect);
  if (key === "prompt.choose-opponent") return ask("choose-opponent-for", does);
  if (decision.kind === "confirm") return ask(key === "prompt.replace" ? "instead" : "whether", does);
  // When up to a number may be chosen, the text says so.
  const isOne = effect.do === "choose" && !effect.total && (effect.count ?? 1) === 1;
  const none = decision.kind === "pick" && decision.min === 0 && decision.max === 1 && isOne;
  return ask("choose-for", does, { none });
}

/** The viewer's prompt in the card's own terms: "Flame Lance: destroy a spirit with a BP of 4000 or less." */
export function questionText(game: Game, view: View): Message | null {
  const { decision, viewer } = view;
  if (decision === null || decision.seat !== viewer) return null;
  const text = asking(game, view);
  // The wording of the rules is better than card text in another language, if it says what is wanted.
  if (text === null || decision.prompt.key === "prompt.choose-card") return text;
  // A keyword's effect has no wording for readers.
  if (game.cards.pool[String(decision.prompt.args?.card)] === undefined) return null;
  return messageLang(text) === undefined ? text : null;
}
