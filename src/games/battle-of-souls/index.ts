import { addMessages } from "../../text/add-messages";
import { messages } from "../../text/en/battle-of-souls";
import type { Game, Rulebook } from "../game";
import { cards } from "./cards";
import type { SoulsCard } from "./cards/card";
import { decks } from "./decks";
import rulebook from "./rulebook.json" with { type: "json" };
import { deckProblems } from "./rules/deck";
import { modeOf } from "./rules/modes";
import { OPTIONS } from "./rules/options";
import { rulesWith } from "./rules/rules";
import { spOf, teamSp } from "./rules/sp";
import { attackIn } from "./rules/vars";
import { cardPrint } from "./table/card-print";
import { cardText } from "./table/card-text";
import { actionLabel, candidateActions } from "./table/labels";
import { logLine } from "./table/log";
import { mat } from "./table/mat";
import { message } from "./table/messages";
import { canWait, isQuiet, stake } from "./table/moments";
import { preview } from "./table/preview";
import { promptText } from "./table/prompt-text";
import { resolvingItem, stackText } from "./table/stack-text";
import { vocabulary } from "./words/index";

addMessages(messages);

/** Battle of Souls: fighters of four classes, and Soul Points that one side wins from the other. */
export const battleOfSouls: Game = {
  slug: "battle-of-souls",
  title: "Battle of Souls",
  rules: rulesWith(cards),
  rulebook: rulebook as Rulebook,
  cards: {
    pool: cards,
    vocabulary,
    text: (name) => cardText(cards[name] as SoulsCard),
    print: (name) => cardPrint(cards[name] as SoulsCard),
  },
  deck: { starters: decks, problems: (deck) => deckProblems(cards, deck, "deck") },
  setup: {
    options: OPTIONS,
    teams: [2],
    config: (seed, seats, options) => ({ game: "battle-of-souls", seed, seats, options }),
  },
  timing: { canWait, isQuiet, stake },
  status: {
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
  },
  table: {
    mat,
    logLine: (event, { name }) => logLine(event, name),
    preview,
    promptText,
    stackText: (g, item) => stackText(cards as Readonly<Record<string, SoulsCard>>, g, item),
    resolvingItem,
    actionLabel: (view, action) => actionLabel(cards, view, action),
    candidateActions,
  },
};
