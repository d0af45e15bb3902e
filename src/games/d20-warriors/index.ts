import { type PrintedCard, printCard } from "../../language";
import { addMessages } from "../../text/add-messages";
import { messages } from "../../text/en/d20-warriors";
import type { Game, Rulebook } from "../game";
import { cards } from "./cards";
import { decks } from "./decks";
import rulebook from "./rulebook.json" with { type: "json" };
import { faceUpCount } from "./rules/board";
import { contest } from "./rules/contest";
import { deckProblems } from "./rules/deck";
import { OPTIONS } from "./rules/options";
import { rulesWith } from "./rules/rules";
import { actionLabel, candidateActions, peekHint } from "./table/labels";
import { logLine } from "./table/log";
import { mat } from "./table/mat";
import { message } from "./table/messages";
import { canWait, isQuiet } from "./table/moments";
import { isPointless, preview } from "./table/preview";
import { vocabulary } from "./words/index";

export { warrior } from "./cards/card";
export { rulesWith } from "./rules/rules";
export { winChance } from "./table/odds";

addMessages(messages);

const rules = rulesWith(cards);

/** D20 Warriors: dice on a placement grid, for two players. */
export const d20Warriors: Game = {
  slug: "d20-warriors",
  title: "D20 Warriors",
  rules,
  rulebook: rulebook as Rulebook,
  cards: { pool: cards, vocabulary, text: (name) => printCard(vocabulary, cards[name] as PrintedCard) },
  deck: { starters: decks, problems: (deck) => deckProblems(cards, deck, "deck") },
  setup: {
    options: OPTIONS,
    config: (seed, seats, options) => ({ game: "d20-warriors", seed, seats, options }),
  },
  timing: { isPointless, canWait, isQuiet },
  status: {
    contest: (state) => contest({ rules, state }),
    score: (g, seat) => ({ label: message("d20-warriors.score"), value: faceUpCount(g.state, seat) }),
  },
  table: {
    mat,
    logLine: (event, { name }) => logLine(event, name),
    preview,
    actionLabel: (view, action) => actionLabel(cards, view, action),
    candidateActions,
    peekHint,
  },
};
