import { addMessages } from "../../text/add-messages";
import { messages } from "../../text/en/battle-cores";
import type { Game, Rulebook } from "../game";
import { cardText } from "./card-text";
import { cards } from "./cards";
import type { BattleCard } from "./cards/card";
import { hpOf } from "./damage";
import { deckParts, deckProblems } from "./deck";
import { decks } from "./decks";
import { actionLabel, candidateActions } from "./labels";
import { logLine } from "./log";
import { mat } from "./mat";
import { message } from "./messages";
import { canWait, isQuiet, stake } from "./moments";
import { optionsFor } from "./options";
import { preview } from "./preview";
import rulebook from "./rulebook.json";
import { rulesWith } from "./rules";
import { attackIn } from "./vars";
import { vocabulary } from "./words";

addMessages(messages);

const rules = rulesWith(cards);

/** Battle Cores: Monsters, Legends and Points, for two to four. */
export const battleCores: Game = {
  slug: "battle-cores",
  title: "Battle Cores",
  rules,
  rulebook: rulebook as Rulebook,
  mat,
  decks,
  options: optionsFor(cards),
  cards,
  vocabulary,
  cardText: (name) => cardText(cards[name] as BattleCard),
  deckParts: (deck) => deckParts(cards, deck),
  deckProblems: (deck) => deckProblems(cards, deck, "deck"),
  logLine: (event, name) => logLine(cards, event, name),
  preview,
  canWait,
  isQuiet,
  stake,
  contest: () => null,
  attack: attackIn,
  score: (g, seat) => ({ label: message("battle-cores.score"), value: hpOf(g, seat) }),
  actionLabel: (view, action) => actionLabel(cards, view, action),
  candidateActions: (view, card) => candidateActions(cards, view, card),
  config: (seed, seats, options) => ({ game: "battle-cores", seed, seats, options }),
};
