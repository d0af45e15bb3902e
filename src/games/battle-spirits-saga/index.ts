import { addMessages } from "../../text/add-messages";
import { messages } from "../../text/en/battle-spirits-saga";
import type { Game, Rulebook } from "../game";
import { cards } from "./cards";
import type { SagaCard } from "./cards/card";
import { deck } from "./decks/deck";
import rulebook from "./rulebook.json" with { type: "json" };
import { rules } from "./rules";
import { table } from "./table";
import { cardFrame } from "./table/card-frame";
import { cardPrint } from "./table/card-print";
import { cardText } from "./table/card-text";
import { timing } from "./table/moments";
import { status } from "./table/status";
import { vocabulary } from "./words/index";

addMessages(messages);

/** Battle Spirits Saga: a two-player game in which cores pay for spirits, feed them and are life. */
export const battleSpiritsSaga: Game = {
  slug: "battle-spirits-saga",
  title: "Battle Spirits Saga",
  rules,
  rulebook: rulebook as Rulebook,
  cards: {
    pool: cards,
    vocabulary,
    text: (name) => cardText(cards[name] as SagaCard),
    print: (name) => cardPrint(cards[name] as SagaCard),
    frame: (name) => cardFrame(cards[name] as SagaCard),
  },
  deck,
  setup: {
    options: [],
    config: (seed, seats, options) => ({ game: "battle-spirits-saga", seed, seats, options }),
  },
  timing,
  status,
  table,
};
