import { type PrintedCard, printCard } from "../../language";
import { addMessages } from "../../text/add-messages";
import { messages } from "../../text/en/d20-warriors";
import type { Game, Rulebook } from "../game";
import { faceUpCount } from "./board";
import { cards } from "./cards";
import { contest } from "./contest";
import { deckProblems } from "./deck";
import { decks } from "./decks";
import { actionLabel, candidateActions, peekHint } from "./labels";
import { logLine } from "./log";
import { mat } from "./mat";
import { message } from "./messages";
import { canWait, isQuiet } from "./moments";
import { OPTIONS } from "./options";
import { isVain, preview } from "./preview";
import rulebook from "./rulebook.json";
import { rulesWith } from "./rules";
import { vocabulary } from "./words";

export { warrior } from "./cards/card";
export { winChance } from "./odds";
export { rulesWith } from "./rules";

addMessages(messages);

const rules = rulesWith(cards);

/** D20 Warriors: dice on a placement grid, for two. */
export const d20Warriors: Game = {
  slug: "d20-warriors",
  title: "D20 Warriors",
  rules,
  rulebook: rulebook as Rulebook,
  mat,
  decks,
  options: OPTIONS,
  cards,
  vocabulary,
  cardText: (name) => printCard(vocabulary, cards[name] as PrintedCard),
  deckProblems: (deck) => deckProblems(cards, deck, "deck"),
  logLine,
  preview,
  isVain,
  canWait,
  isQuiet,
  contest: (state) => contest({ rules, state }),
  score: (g, seat) => ({ label: message("d20-warriors.score"), value: faceUpCount(g.state, seat) }),
  actionLabel: (view, action) => actionLabel(cards, view, action),
  candidateActions: candidateActions,
  peekHint,
  config: (seed, seats, options) => ({ game: "d20-warriors", seed, seats, options }),
};
