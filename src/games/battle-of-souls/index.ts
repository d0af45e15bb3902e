import type { Rules } from "../../kernel";
import { addMessages } from "../../text/add-messages";
import { messages } from "../../text/en/battle-of-souls";
import type { Game, Rulebook } from "../game";
import { cards } from "./cards";
import type { SoulsCard } from "./cards/card";
import { deckOf } from "./decks/deck";
import rulebook from "./rulebook.json" with { type: "json" };
import { rules } from "./rules";
import { OPTIONS } from "./rules/options";
import { tableOf } from "./table";
import { cardFrame } from "./table/card-frame";
import { cardPrint } from "./table/card-print";
import { cardText } from "./table/card-text";
import { timing } from "./table/moments";
import { status } from "./table/status";
import { vocabularyOf } from "./words/index";

addMessages(messages);

type Pool = Readonly<Record<string, SoulsCard>>;

/** The game with the cards of a pool, and the rules with them. */
export const gameOf = (pool: Pool, rules: Rules): Game => ({
  slug: "battle-of-souls",
  title: "Battle of Souls",
  rules,
  rulebook: rulebook as Rulebook,
  cards: {
    pool,
    vocabulary: vocabularyOf(pool),
    text: (name) => cardText(pool[name] as SoulsCard),
    print: (name) => cardPrint(pool[name] as SoulsCard),
    frame: (name) => cardFrame(pool[name] as SoulsCard),
  },
  deck: deckOf(pool),
  setup: {
    options: OPTIONS,
    teams: [2],
    config: (seed, seats, options) => ({ game: "battle-of-souls", seed, seats, options }),
  },
  timing,
  status,
  table: tableOf(pool),
});

/** Battle of Souls: fighters of four classes, and Soul Points that one side wins from the other. */
export const battleOfSouls: Game = gameOf(cards, rules);
