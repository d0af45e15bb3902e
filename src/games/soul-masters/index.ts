import { addMessages } from "../../text/add-messages";
import { messages } from "../../text/en/soul-masters";
import type { Game, Rulebook } from "../game";
import { cards } from "./cards";
import type { SoulCard } from "./cards/card";
import { decks } from "./decks";
import rulebook from "./rulebook.json" with { type: "json" };
import { deckProblems, partsOfDeck } from "./rules/deck";
import { hpOf } from "./rules/health";
import { OPTIONS } from "./rules/options";
import { rulesWith } from "./rules/rules";
import { combatIn } from "./rules/vars";
import { cardPrint } from "./table/card-print";
import { cardText } from "./table/card-text";
import { cheatSheet } from "./table/cheat-sheet";
import { deckFacts } from "./table/deck-facts";
import { actionLabel, candidateActions } from "./table/labels";
import { logLine } from "./table/log";
import { mat } from "./table/mat";
import { message } from "./table/messages";
import { canWait, isQuiet, stake } from "./table/moments";
import { isPointless } from "./table/pointless";
import { preview } from "./table/preview";
import { promptText } from "./table/prompt-text";
import { previewShares } from "./table/shares-preview";
import { stackText } from "./table/stack-text";
import { vocabulary } from "./words/index";

addMessages(messages);

const rules = rulesWith(cards);

/** Soul Masters: a commander, an army, energy and resources, for two. */
export const soulMasters: Game = {
  slug: "soul-masters",
  title: "Soul Masters",
  rules,
  rulebook: rulebook as Rulebook,
  cards: {
    pool: cards,
    vocabulary,
    text: (name) => cardText(cards[name] as SoulCard),
    print: (name) => cardPrint(cards[name] as SoulCard),
  },
  deck: {
    starters: decks,
    parts: (deck) => {
      const { commander, main, resources, reserve } = partsOfDeck(cards, deck);
      return [
        { label: message("soul-masters.part.commander"), cards: commander },
        { label: message("soul-masters.part.main"), cards: main },
        { label: message("soul-masters.part.resources"), cards: resources },
        { label: message("soul-masters.part.reserve"), cards: reserve },
      ];
    },
    facts: (deck) => deckFacts(cards, deck),
    problems: (deck) => deckProblems(cards, deck, "deck"),
  },
  setup: {
    options: OPTIONS,
    config: (seed, seats, given) => ({ game: "soul-masters", seed, seats, options: given }),
  },
  timing: { canWait, isQuiet, stake, isPointless },
  status: {
    contest: () => null,
    attack: (state) => {
      const combat = combatIn(state);
      if (combat === null) return null;
      return { attacker: combat.attacker.card, target: combat.victim.card, defender: combat.defender };
    },
    score: (g, seat) => ({ label: message("soul-masters.score"), value: hpOf(g, seat) }),
  },
  table: {
    mat,
    cheatSheet,
    logLine: (event, { name }) => logLine(event, name),
    preview,
    previewShares,
    promptText,
    stackText: (g, item) => stackText(cards, g, item),
    actionLabel: (view, action) => actionLabel(rules, view, action),
    candidateActions,
  },
};
