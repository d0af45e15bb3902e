import { addMessages } from "../../text/add-messages";
import { messages } from "../../text/en/battle-cores";
import type { Game, Rulebook } from "../game";
import { cards } from "./cards";
import type { BattleCard } from "./cards/card";
import { decks } from "./decks";
import rulebook from "./rulebook.json" with { type: "json" };
import { hpOf } from "./rules/damage";
import { deckParts, deckProblems } from "./rules/deck";
import { optionsFor } from "./rules/options";
import { rulesWith } from "./rules/rules";
import { attackIn } from "./rules/vars";
import { cardText } from "./table/card-text";
import { actionLabel, candidateActions } from "./table/labels";
import { logLine } from "./table/log";
import { mat } from "./table/mat";
import { message } from "./table/messages";
import { canWait, isQuiet, stake } from "./table/moments";
import { preview } from "./table/preview";
import { vocabulary } from "./words/index";

addMessages(messages);

const rules = rulesWith(cards);

/** Battle Cores: Monsters, Legends and Points, for two to four. */
export const battleCores: Game = {
  slug: "battle-cores",
  title: "Battle Cores",
  rules,
  rulebook: rulebook as Rulebook,
  cards: { pool: cards, vocabulary, text: (name) => cardText(cards[name] as BattleCard) },
  deck: {
    starters: decks,
    parts: (deck) => deckParts(cards, deck),
    problems: (deck) => deckProblems(cards, deck, "deck"),
  },
  setup: {
    options: optionsFor(cards),
    config: (seed, seats, options) => ({ game: "battle-cores", seed, seats, options }),
  },
  timing: { canWait, isQuiet, stake },
  status: {
    contest: () => null,
    attack: attackIn,
    score: (g, seat) => ({ label: message("battle-cores.score"), value: hpOf(g, seat) }),
  },
  table: {
    mat,
    logLine: (event, { name }) => logLine(cards, event, name),
    preview,
    actionLabel: (view, action) => actionLabel(cards, view, action),
    candidateActions: (view, card) => candidateActions(cards, view, card),
  },
};
