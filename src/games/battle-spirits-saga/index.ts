import type { Rules } from "../../kernel";
import { addMessages } from "../../text/add-messages";
import { messages } from "../../text/en/battle-spirits-saga";
import type { Game, Rulebook } from "../game";
import { cards } from "./cards";
import type { SagaCard } from "./cards/card";
import { deckOf } from "./decks/deck";
import rulebook from "./rulebook.json" with { type: "json" };
import { rules } from "./rules";
import { tableOf } from "./table";
import { cardFrame } from "./table/card-frame";
import { cardPrint } from "./table/card-print";
import { cardText } from "./table/card-text";
import { timing } from "./table/moments";
import { status } from "./table/status";
import { vocabularyOf } from "./words/index";

addMessages(messages);

type Pool = Readonly<Record<string, SagaCard>>;

/** The game with the cards of a pool, and the rules with them. */
export const gameOf = (pool: Pool, rules: Rules, vocabulary = vocabularyOf(pool)): Game => ({
  slug: "battle-spirits-saga",
  title: "Battle Spirits Saga",
  rules,
  rulebook: rulebook as Rulebook,
  cards: {
    pool,
    vocabulary,
    text: (name) => cardText(vocabulary, pool[name] as SagaCard),
    print: (name) => cardPrint(pool[name] as SagaCard),
    frame: (name) => cardFrame(pool[name] as SagaCard),
  },
  deck: deckOf(pool),
  setup: {
    options: [],
    config: (seed, seats, options) => ({ game: "battle-spirits-saga", seed, seats, options }),
  },
  timing,
  status,
  table: tableOf(vocabulary, rules, pool),
});

/** Battle Spirits Saga: a two-player game in which cores pay for spirits, feed them and are life. */
export const battleSpiritsSaga: Game = gameOf(cards, rules);
