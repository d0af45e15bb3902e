import type { PrintedCard } from "../../../language";
import { builtBy, type CardField, type CardKind, type Workshop } from "../../workshop";
import { gameOf } from "..";
import { poolOf } from "../cards";
import {
  type BattleCard,
  boost,
  ELEMENTS,
  field,
  type GearData,
  gear,
  item,
  KEYWORDS,
  KINDS,
  type LegendData,
  legend,
  type MonsterData,
  monster,
  type PlayedData,
  type TokenData,
  token,
  trap,
} from "../cards/card";
import { POOL } from "../cards/pool";
import { TOKENS } from "../cards/tokens";
import { rulesWith } from "../rules/rules";
import { vocabularyOf } from "../words/index";
import { dataOf } from "./data";

const LEVELLED: readonly string[] = ["speed", "survival"];
const MOST = 20;

const price: CardField = { key: "price", is: "number", from: 0, to: MOST };
const abilities: CardField = { key: "abilities", is: "abilities", most: 4, optional: true };
const keywords: CardField = {
  key: "keywords",
  is: "keywords",
  keywords: KEYWORDS.map((keyword) => (LEVELLED.includes(keyword) ? { keyword, n: [1, 5] } : { keyword })),
  most: 4,
  optional: true,
};
const fighter: readonly CardField[] = [
  { key: "element", is: "choice", values: ELEMENTS },
  { key: "creature", is: "choice", values: KINDS },
  { key: "armor", is: "number", from: 1, to: MOST },
  { key: "power", is: "number", from: 0, to: MOST },
  keywords,
];
const played: readonly CardField[] = [
  price,
  { key: "if", is: "condition", optional: true },
  { key: "effect", is: "effect" },
  abilities,
];

/** The kinds of cards (BC 6, 7, 8). */
const kinds: readonly CardKind[] = [
  { id: "monster", fields: [price, ...fighter, abilities] },
  { id: "token", token: true, fields: [...fighter, abilities] },
  { id: "legend", fields: [...fighter, { key: "summon", is: "costs" }, abilities] },
  { id: "boost", fields: played },
  { id: "trap", fields: played },
  { id: "item", fields: [price, abilities] },
  { id: "field", fields: [price, abilities] },
  {
    id: "gear",
    fields: [
      price,
      { key: "power", is: "number", from: 0, to: MOST },
      { key: "durability", is: "number", from: 1, to: MOST },
      keywords,
      abilities,
    ],
  },
];

type Entry = { readonly keyword: (typeof KEYWORDS)[number]; readonly n?: number };

interface Written {
  readonly keywords?: readonly Entry[];
}

/** Keywords as the builders take them. */
const printed = ({ keywords: entries = [] }: Written) => ({
  keywords: entries.map(({ keyword, n }) => (n === undefined ? keyword : ([keyword, n] as const))),
});

interface WrittenFighter extends Written {
  readonly element: MonsterData["types"][0];
  readonly creature: MonsterData["types"][1];
}
const typed = (data: WrittenFighter) => ({
  types: [data.element, data.creature] as const,
  ...printed(data),
});

/** The printed pool and these cards, which `card` has built. */
const poolWith = (cards: readonly PrintedCard[]) =>
  poolOf([...POOL, ...Object.values(TOKENS), ...(cards as readonly BattleCard[])]);

/** How players write cards of Battle Cores. */
export const workshop: Workshop = {
  kinds,
  card: builtBy<BattleCard>({
    monster: (data: MonsterData & WrittenFighter) => monster({ ...data, ...typed(data) }),
    token: (data: TokenData & WrittenFighter) => token({ ...data, ...typed(data) }),
    legend: (data: LegendData & WrittenFighter) => legend({ ...data, ...typed(data) }),
    boost: (data: PlayedData) => boost(data),
    trap: (data: PlayedData) => trap(data),
    item,
    field,
    gear: (data: GearData & Written) => gear({ ...data, ...printed(data) }),
  }),
  wordsWith: (cards) => vocabularyOf(poolWith(cards)),
  // The cards of the game are of this type.
  data: (card) => dataOf(card as BattleCard, LEVELLED),
  gameWith: (cards) => {
    const pool = poolWith(cards);
    return gameOf(pool, rulesWith(pool));
  },
};
