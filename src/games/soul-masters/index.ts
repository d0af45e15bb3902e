import { addMessages } from "../../text/add-messages";
import { messages } from "../../text/en/soul-masters";
import type { Game, Rulebook } from "../game";
import { cards } from "./cards";
import type { SoulCard } from "./cards/card";
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

/** Soul Masters: a commander, an army, energy and resources, for two. */
export const soulMasters: Game = {
  slug: "soul-masters",
  title: "Soul Masters",
  rules,
  rulebook: rulebook as Rulebook,
  cards: {
    pool: cards,
    vocabulary,
    text: (name) => cardText(cards[name] as SoulCard),
    print: (name) => cardPrint(cards[name] as SoulCard),
    frame: (name) => cardFrame(cards[name] as SoulCard),
  },
  deck,
  setup: {
    options: OPTIONS,
    config: (seed, seats, options) => ({ game: "soul-masters", seed, seats, options }),
  },
  timing,
  status,
  table,
};
