import type { Ability, Effect, PrintedCard } from "../../../language";
import { builtBy, type CardKind, type Workshop } from "../../workshop";
import { gameOf } from "..";
import { cards as printed } from "../cards";
import { flash, warrior } from "../cards/card";
import { DIRECTIONS } from "../rules/board";
import { rulesWith } from "../rules/rules";
import { vocabulary } from "../words/index";
import { KEYWORDS, NAMES } from "../words/names";
import { dataOf } from "./data";

/** The most dice in one direction (D20 6.2). */
const MOST_DICE = 9;

/** The kinds of cards (D20 6). */
const kinds: readonly CardKind[] = [
  {
    id: "warrior",
    fields: [
      { key: "subtype", is: "choice", values: NAMES.subtypes },
      { key: "numbers", is: "numbers", count: DIRECTIONS.length, from: 0, to: MOST_DICE },
      { key: "keywords", is: "choices", values: KEYWORDS, least: 0, most: 3, optional: true },
      { key: "abilities", is: "abilities", most: 3, optional: true },
    ],
  },
  { id: "flash", fields: [{ key: "effect", is: "effect" }] },
];

interface Written {
  readonly number: number;
  readonly name: string;
}
interface WrittenWarrior extends Written {
  readonly subtype: string;
  readonly numbers: Parameters<typeof warrior>[0]["numbers"];
  readonly keywords?: readonly string[];
  readonly abilities?: readonly Ability[];
}

/** How players write cards of D20 Warriors. */
export const workshop: Workshop = {
  kinds,
  card: builtBy<PrintedCard>({
    warrior: (data: WrittenWarrior) => warrior(data),
    flash: ({ number, name, effect }: Written & { effect: Effect }) => flash(number, name, effect),
  }),
  wordsWith: () => vocabulary,
  data: dataOf,
  gameWith: (cards) => {
    const pool = { ...printed, ...Object.fromEntries(cards.map((card) => [card.name, card])) };
    return gameOf(pool, rulesWith(pool));
  },
};
