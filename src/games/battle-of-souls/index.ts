import { addMessages } from "../../text/add-messages";
import { messages } from "../../text/en/battle-of-souls";
import type { Game, Rulebook } from "../game";
import { cards } from "./cards";
import type { SoulsCard } from "./cards/card";
import { deck } from "./decks/deck";
import rulebook from "./rulebook.json" with { type: "json" };
import { rules } from "./rules";
import { OPTIONS } from "./rules/options";
import { table } from "./table";
import { cardFrame } from "./table/card-frame";
import { cardPrint } from "./table/card-print";
import { cardText } from "./table/card-text";
import { timing } from "./table/moments";
import { status } from "./table/status";
import { vocabulary } from "./words/index";

addMessages(messages);

/** Battle of Souls: fighters of four classes, and Soul Points that one side wins from the other. */
export const battleOfSouls: Game = {
  slug: "battle-of-souls",
  title: "Battle of Souls",
  rules,
  rulebook: rulebook as Rulebook,
  cards: {
    pool: cards,
    vocabulary,
    text: (name) => cardText(cards[name] as SoulsCard),
    print: (name) => cardPrint(cards[name] as SoulsCard),
    frame: (name) => cardFrame(cards[name] as SoulsCard),
  },
  deck,
  setup: {
    options: OPTIONS,
    teams: [2],
    config: (seed, seats, options) => ({ game: "battle-of-souls", seed, seats, options }),
  },
  timing,
  status,
  table,
};
