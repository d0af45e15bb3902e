import { addMessages } from "../../text/add-messages";
import { messages } from "../../text/en/battle-spirits-saga";
import type { Game, Rulebook } from "../game";
import { allotted } from "./allotted";
import { asked, whyNoPick } from "./asked";
import { isThere } from "./blocking";
import { cardPrint } from "./card-print";
import { cardText } from "./card-text";
import { cards } from "./cards";
import type { SagaCard } from "./cards/card";
import { deckProblems } from "./deck";
import { decks } from "./decks";
import { actionLabel, candidateActions, candidateMoves } from "./labels";
import { lifeOf } from "./life";
import { logLine } from "./log";
import { isCostly, losses } from "./losses";
import { mat } from "./mat";
import { message } from "./messages";
import { canWait, isQuiet, stake } from "./moments";
import { preview } from "./preview";
import rulebook from "./rulebook.json";
import { rulesWith } from "./rules";
import { battleIn } from "./vars";
import { vocabulary } from "./words";
import { ZONES } from "./zones";

addMessages(messages);

const rules = rulesWith(cards);

/** Zones by id, as the kernel numbers them: each kind for both seats, the shared one once. */
const PLACES = ZONES.flatMap(({ key, shared }) =>
  shared ? [{ key, owner: -1 }] : [0, 1].map((owner) => ({ key, owner })),
);

/** Battle Spirits Saga: cores pay for spirits, feed them and are life, for two. */
export const battleSpiritsSaga: Game = {
  slug: "battle-spirits-saga",
  title: "Battle Spirits Saga",
  rules,
  rulebook: rulebook as Rulebook,
  mat,
  decks,
  options: [],
  cards,
  vocabulary,
  cardText: (name) => cardText(cards[name] as SagaCard),
  cardPrint: (name) => cardPrint(cards[name] as SagaCard),
  deckProblems: (deck) => deckProblems(cards, deck, "deck"),
  logLine: (event, name) => logLine(event, name, (zone) => PLACES[zone]),
  preview,
  canWait,
  isQuiet,
  stake,
  asked: (view) => asked({ rules, state: view }, view),
  allotted,
  losses: (view, answer) => losses({ rules, state: view }, view.decision, answer),
  isCostly: (view, action) => isCostly({ rules, state: view }, action, view.viewer),
  contest: () => null,
  attack: (state) => {
    const battle = battleIn(state);
    if (battle === null || !isThere({ rules, state }, battle.attacker)) return null;
    const { attacker, blocker, defender } = battle;
    const target = isThere({ rules, state }, blocker) ? blocker.card : -1;
    return { attacker: attacker.card, target, defender };
  },
  score: (g, seat) => ({ label: message("battle-spirits-saga.score"), value: lifeOf(g, seat) }),
  actionLabel: (view, action) => actionLabel(cards, view, action),
  candidateActions: (view, card) => candidateActions(cards, view, card),
  candidateMoves,
  whyNoPick: (view, card) => whyNoPick({ rules, state: view }, view, card),
  config: (seed, seats, options) => ({ game: "battle-spirits-saga", seed, seats, options }),
};
