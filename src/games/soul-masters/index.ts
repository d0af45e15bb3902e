import type { Rules } from "../../kernel";
import { addMessages } from "../../text/add-messages";
import { messages } from "../../text/en/soul-masters";
import type { Game, Rulebook } from "../game";
import { cards } from "./cards";
import type { SoulCard } from "./cards/card";
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
import { vocabulary } from "./words/index";

addMessages(messages);

type Pool = Readonly<Record<string, SoulCard>>;

/** The game with the cards of a pool, and the rules with them. */
export const gameOf = (pool: Pool, rules: Rules): Game => ({
  slug: "soul-masters",
  title: "Soul Masters",
  rules,
  rulebook: rulebook as Rulebook,
  cards: {
    pool,
    vocabulary,
    text: (name) => cardText(pool[name] as SoulCard),
    print: (name) => cardPrint(pool[name] as SoulCard),
    frame: (name) => cardFrame(pool[name] as SoulCard),
  },
  deck: deckOf(pool),
  setup: {
    options: OPTIONS,
    config: (seed, seats, options) => ({ game: "soul-masters", seed, seats, options }),
  },
  timing,
  status,
  table: tableOf(rules, pool),
});

/** Soul Masters: a commander, an army, energy and resources, for two. */
export const soulMasters: Game = gameOf(cards, rules);
