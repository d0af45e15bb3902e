import type { Rules } from "../../kernel";
import { addMessages } from "../../text/add-messages";
import { messages } from "../../text/en/battle-cores";
import type { Game, Rulebook } from "../game";
import { cards } from "./cards";
import type { BattleCard } from "./cards/card";
import { deckOf } from "./decks/deck";
import rulebook from "./rulebook.json" with { type: "json" };
import { rules } from "./rules";
import { optionsFor } from "./rules/options";
import { tableOf } from "./table";
import { cardFrame } from "./table/card-frame";
import { cardText } from "./table/card-text";
import { timing } from "./table/moments";
import { status } from "./table/status";
import { vocabularyOf } from "./words/index";

addMessages(messages);

type Pool = Readonly<Record<string, BattleCard>>;

/** The game with the cards of a pool, and the rules with them. */
export const gameOf = (pool: Pool, rules: Rules, vocabulary = vocabularyOf(pool)): Game => ({
  slug: "battle-cores",
  title: "Battle Cores",
  rules,
  rulebook: rulebook as Rulebook,
  cards: {
    pool,
    vocabulary,
    text: (name) => cardText(vocabulary, pool[name] as BattleCard),
    frame: (name) => cardFrame(pool[name] as BattleCard),
  },
  deck: deckOf(pool),
  setup: {
    options: optionsFor(pool),
    config: (seed, seats, options) => ({ game: "battle-cores", seed, seats, options }),
  },
  timing,
  status,
  table: tableOf(vocabulary, pool),
});

/** Battle Cores: Monsters, Legends and Points, for two to four. */
export const battleCores: Game = gameOf(cards, rules);
