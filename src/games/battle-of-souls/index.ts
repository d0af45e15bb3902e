import { addMessages } from "../../text/add-messages";
import { messages } from "../../text/en/battle-of-souls";
import type { Game, Rulebook } from "../game";
import { asked } from "./asked";
import { cardPrint } from "./card-print";
import { cardText } from "./card-text";
import { cards } from "./cards";
import type { SoulsCard } from "./cards/card";
import { deckProblems } from "./deck";
import { decks } from "./decks";
import { actionLabel, candidateActions } from "./labels";
import { logLine } from "./log";
import { mat } from "./mat";
import { message } from "./messages";
import { modeOf } from "./modes";
import { canWait, isQuiet, stake } from "./moments";
import { OPTIONS } from "./options";
import { preview } from "./preview";
import rulebook from "./rulebook.json";
import { rulesWith } from "./rules";
import { spOf, teamSp } from "./sp";
import { resolving, stackText } from "./stack-text";
import { attackIn } from "./vars";
import { vocabulary } from "./words";

addMessages(messages);

/** Battle of Souls: fighters of four classes, and Soul Points that one side wins from the other. */
export const battleOfSouls: Game = {
  slug: "battle-of-souls",
  title: "Battle of Souls",
  rules: rulesWith(cards),
  rulebook: rulebook as Rulebook,
  mat,
  decks,
  options: OPTIONS,
  teams: [2],
  cards,
  vocabulary,
  cardText: (name) => cardText(cards[name] as SoulsCard),
  cardPrint: (name) => cardPrint(cards[name] as SoulsCard),
  deckProblems: (deck) => deckProblems(cards, deck, "deck"),
  logLine,
  preview,
  canWait,
  isQuiet,
  stake,
  asked,
  stackText: (g, item) => stackText(cards as Readonly<Record<string, SoulsCard>>, g, item),
  resolving,
  contest: () => null,
  attack: (state) => {
    const attack = attackIn(state);
    if (attack === null) return null;
    const { attacker, target, defender } = attack;
    return { attacker: attacker.card, target: target?.card ?? -1, defender };
  },
  score: (g, seat) => ({ label: message("battle-of-souls.score"), value: spOf(g, seat) }),
  teamScore: (g, team) => {
    const value = teamSp(g, team);
    return value === null
      ? null
      : { label: message("battle-of-souls.score"), value, isShared: modeOf(g) === "team" };
  },
  actionLabel: (view, action) => actionLabel(cards, view, action),
  candidateActions,
  config: (seed, seats, options) => ({ game: "battle-of-souls", seed, seats, options }),
};
