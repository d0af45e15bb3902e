import { addMessages } from "../../text/add-messages";
import { messages } from "../../text/en/soul-masters";
import type { Game, Rulebook } from "../game";
import { allotted } from "./allotted";
import { asked } from "./asked";
import { cardPrint } from "./card-print";
import { cardText } from "./card-text";
import { cards } from "./cards";
import type { SoulCard } from "./cards/card";
import { cheatSheet } from "./cheat-sheet";
import { deckProblems, partsOfDeck } from "./deck";
import { deckFacts } from "./deck-facts";
import { decks } from "./decks";
import { hpOf } from "./health";
import { actionLabel, candidateActions } from "./labels";
import { logLine } from "./log";
import { mat } from "./mat";
import { message } from "./messages";
import { canWait, isQuiet, stake } from "./moments";
import { OPTIONS } from "./options";
import { preview } from "./preview";
import rulebook from "./rulebook.json";
import { rulesWith } from "./rules";
import { stackText } from "./stack-text";
import { isVain } from "./vain";
import { combatIn } from "./vars";
import { vocabulary } from "./words";

addMessages(messages);

const rules = rulesWith(cards);

/** Soul Masters: a commander, an army, energy and resources, for two. */
export const soulMasters: Game = {
  slug: "soul-masters",
  title: "Soul Masters",
  rules,
  rulebook: rulebook as Rulebook,
  mat,
  decks,
  options: OPTIONS,
  cards,
  vocabulary,
  cardText: (name) => cardText(cards[name] as SoulCard),
  cardPrint: (name) => cardPrint(cards[name] as SoulCard),
  deckParts: (deck) => {
    const { commander, main, resources, reserve } = partsOfDeck(cards, deck);
    return [
      { label: message("soul-masters.part.commander"), cards: commander },
      { label: message("soul-masters.part.main"), cards: main },
      { label: message("soul-masters.part.resources"), cards: resources },
      { label: message("soul-masters.part.reserve"), cards: reserve },
    ];
  },
  deckFacts: (deck) => deckFacts(cards, deck),
  cheatSheet,
  deckProblems: (deck) => deckProblems(cards, deck, "deck"),
  logLine,
  preview,
  canWait,
  isQuiet,
  stake,
  allotted,
  asked,
  stackText: (g, item) => stackText(cards, g, item),
  isVain,
  contest: () => null,
  attack: (state) => {
    const combat = combatIn(state);
    if (combat === null) return null;
    return { attacker: combat.attacker.card, target: combat.victim.card, defender: combat.defender };
  },
  score: (g, seat) => ({ label: message("soul-masters.score"), value: hpOf(g, seat) }),
  actionLabel: (view, action) => actionLabel(rules, view, action),
  candidateActions,
  config: (seed, seats, given) => ({ game: "soul-masters", seed, seats, options: given }),
};
