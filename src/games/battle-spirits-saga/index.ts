import { addMessages } from "../../text/add-messages";
import { messages } from "../../text/en/battle-spirits-saga";
import type { Game, Rulebook } from "../game";
import { cards } from "./cards";
import type { SagaCard } from "./cards/card";
import { decks } from "./decks";
import rulebook from "./rulebook.json" with { type: "json" };
import { isStillOnField } from "./rules/blocking";
import { deckProblems } from "./rules/deck";
import { lifeOf } from "./rules/life";
import { isCostly, losses } from "./rules/losses";
import { rulesWith } from "./rules/rules";
import { battleIn } from "./rules/vars";
import { cardPrint } from "./table/card-print";
import { cardText } from "./table/card-text";
import { actionLabel, candidateActions, candidateMoves } from "./table/labels";
import { logLine } from "./table/log";
import { mat } from "./table/mat";
import { message } from "./table/messages";
import { canWait, isQuiet, stake } from "./table/moments";
import { preview } from "./table/preview";
import { promptText, whyNoPick } from "./table/prompt-text";
import { previewShares } from "./table/shares-preview";
import { vocabulary } from "./words/index";

addMessages(messages);

const rules = rulesWith(cards);

/** Battle Spirits Saga: a two-player game in which cores pay for spirits, feed them and are life. */
export const battleSpiritsSaga: Game = {
  slug: "battle-spirits-saga",
  title: "Battle Spirits Saga",
  rules,
  rulebook: rulebook as Rulebook,
  cards: {
    pool: cards,
    vocabulary,
    text: (name) => cardText(cards[name] as SagaCard),
    print: (name) => cardPrint(cards[name] as SagaCard),
  },
  deck: { starters: decks, problems: (deck) => deckProblems(cards, deck, "deck") },
  setup: {
    options: [],
    config: (seed, seats, options) => ({ game: "battle-spirits-saga", seed, seats, options }),
  },
  timing: { canWait, isQuiet, stake },
  status: {
    contest: () => null,
    attack: (state) => {
      const battle = battleIn(state);
      if (battle === null || !isStillOnField({ rules, state }, battle.attacker)) return null;
      const { attacker, blocker, defender } = battle;
      const target = isStillOnField({ rules, state }, blocker) ? blocker.card : -1;
      return { attacker: attacker.card, target, defender };
    },
    score: (g, seat) => ({ label: message("battle-spirits-saga.score"), value: lifeOf(g, seat) }),
  },
  table: {
    mat,
    logLine,
    preview,
    promptText: (view) => promptText({ rules, state: view }, view),
    previewShares,
    losses: (view, answer) => losses({ rules, state: view }, view.decision, answer),
    isCostly: (view, action) => isCostly({ rules, state: view }, action, view.viewer),
    actionLabel: (view, action) => actionLabel(cards, view, action),
    candidateActions: (view, card) => candidateActions(cards, view, card),
    candidateMoves,
    whyNoPick: (view, card) => whyNoPick({ rules, state: view }, view, card),
  },
};
