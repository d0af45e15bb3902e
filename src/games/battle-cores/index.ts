import { addMessages } from "../../text/add-messages";
import { messages } from "../../text/en/battle-cores";
import type { Game, Rulebook } from "../game";
import { cards } from "./cards";
import type { BattleCard } from "./cards/card";
import { deck } from "./decks/deck";
import rulebook from "./rulebook.json" with { type: "json" };
import { rules } from "./rules";
import { optionsFor } from "./rules/options";
import { table } from "./table";
import { cardFrame } from "./table/card-frame";
import { cardText } from "./table/card-text";
import { timing } from "./table/moments";
import { status } from "./table/status";
import { vocabulary } from "./words/index";

addMessages(messages);

/** Battle Cores: Monsters, Legends and Points, for two to four. */
export const battleCores: Game = {
  slug: "battle-cores",
  title: "Battle Cores",
  rules,
  rulebook: rulebook as Rulebook,
  cards: {
    pool: cards,
    vocabulary,
    text: (name) => cardText(cards[name] as BattleCard),
    frame: (name) => cardFrame(cards[name] as BattleCard),
  },
  deck,
  setup: {
    options: optionsFor(cards),
    config: (seed, seats, options) => ({ game: "battle-cores", seed, seats, options }),
  },
  timing,
  status,
  table,
};
