import type { Rules } from "../../kernel";
import { type PrintedCard, printCard } from "../../language";
import { addMessages } from "../../text/add-messages";
import { messages } from "../../text/en/d20-warriors";
import type { Game, Rulebook } from "../game";
import { cards } from "./cards";
import { deckOf } from "./decks/deck";
import rulebook from "./rulebook.json" with { type: "json" };
import { rules } from "./rules";
import { OPTIONS } from "./rules/options";
import { tableOf } from "./table";
import { cardFrame } from "./table/card-frame";
import { timing } from "./table/moments";
import { status } from "./table/status";
import { vocabulary } from "./words/index";

export { warrior } from "./cards/card";
export { cardValue } from "./decks/card-value";
export { rulesWith } from "./rules/rules";
export { winChance } from "./table/odds";

addMessages(messages);

type Pool = Readonly<Record<string, PrintedCard>>;

/** The game with the cards of a pool, and the rules with them. */
export const gameOf = (pool: Pool, rules: Rules): Game => ({
  slug: "d20-warriors",
  title: "D20 Warriors",
  rules,
  rulebook: rulebook as Rulebook,
  cards: {
    pool,
    vocabulary,
    text: (name) => printCard(vocabulary, pool[name] as PrintedCard),
    frame: (name) => cardFrame(pool[name]?.type),
  },
  deck: deckOf(pool),
  setup: {
    options: OPTIONS,
    config: (seed, seats, options) => ({ game: "d20-warriors", seed, seats, options }),
  },
  timing,
  status,
  table: tableOf(pool),
});

/** D20 Warriors: dice on a placement grid, for two players. */
export const d20Warriors: Game = gameOf(cards, rules);
