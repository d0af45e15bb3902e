import type { PrintedCard } from "../../../language";
import { builtBy, type CardField, type CardKind, type Workshop } from "../../workshop";
import { gameOf } from "..";
import { poolOf, cards as printed } from "../cards";
import {
  KEYWORDS,
  type KeywordEntry,
  magic,
  NUMBERED,
  nexus,
  type SagaCard,
  type SpiritData,
  spirit,
  token,
} from "../cards/card";
import { COLOURS, type Colour } from "../rules/colours";
import { FAMILIES } from "../rules/families";
import { rulesWith } from "../rules/rules";
import { vocabularyOf } from "../words/index";
import { dataOf } from "./data";

const MOST_COST = 20;
const MOST_CORES = 20;
const MOST_BP = 50_000;
/** Levels of a card (BSS 2-10). */
const LEVELS = 4;

const colours: CardField = {
  key: "colours",
  is: "choices",
  values: COLOURS,
  least: 1,
  most: COLOURS.length,
};
const frame: readonly CardField[] = [
  colours,
  { key: "cost", is: "number", from: 0, to: MOST_COST },
  { key: "reduction", is: "choices", values: COLOURS, least: 0, most: 6, repeats: true },
];
const symbols: CardField = {
  key: "symbols",
  is: "choices",
  values: COLOURS,
  least: 0,
  most: 3,
  repeats: true,
  optional: true,
};
const numbered: readonly string[] = NUMBERED;
const keywords: CardField = {
  key: "keywords",
  is: "keywords",
  keywords: KEYWORDS.map((keyword) => {
    if (numbered.includes(keyword)) return { keyword, n: [1, 9] };
    return keyword === "armor" ? { keyword, of: COLOURS } : { keyword };
  }),
  most: 4,
  optional: true,
};
const levels = (most: number, bp: number | null): CardField => ({
  key: "levels",
  is: "levels",
  most,
  cores: MOST_CORES,
  bp,
});
const effects = (timings: readonly string[]): CardField => ({
  key: "effects",
  is: "labelled-abilities",
  most: 4,
  levels: LEVELS,
  timings,
  labels: ["burst", "immortal"],
  optional: true,
});
const TIMINGS = ["main", "flash"];
const kin: CardField = {
  key: "families",
  is: "choices",
  values: FAMILIES.filter((family) => family !== "token"),
  least: 1,
  most: 3,
};

/** The kinds of cards (BSS 4-9 to 4-11). */
const kinds: readonly CardKind[] = [
  {
    id: "spirit",
    fields: [
      ...frame,
      symbols,
      kin,
      levels(LEVELS, MOST_BP),
      keywords,
      effects(TIMINGS),
      { key: "ascend", is: "filter", optional: true },
    ],
  },
  {
    id: "nexus",
    fields: [...frame, symbols, { ...kin, optional: true }, levels(LEVELS, null), effects(TIMINGS)],
  },
  // A token has what the effect that makes it says of it (BSS 4-12-2).
  { id: "token", token: true, fields: [colours, symbols, kin, levels(1, MOST_BP)] },
  { id: "magic", fields: [...frame, effects(TIMINGS)] },
];

type Written<D> = Omit<D, "keywords"> & {
  readonly keywords?: readonly (Pick<KeywordEntry, "keyword" | "n"> & { readonly of?: readonly Colour[] })[];
};

/** Keywords as the builder takes them. */
const written = ({ keywords: entries = [], ...data }: Written<SpiritData>): SpiritData => ({
  ...data,
  keywords: entries.map(({ keyword, n = 1, of: colours }) => ({
    keyword,
    ...(n > 1 && { n }),
    ...(colours && { colours }),
  })),
});

/** The printed pool and these cards, which `card` has built. */
const poolWith = (cards: readonly PrintedCard[]) =>
  poolOf([...Object.values(printed), ...(cards as readonly SagaCard[])]);

/** How players write cards of Battle Spirits Saga. */
export const workshop: Workshop = {
  kinds,
  card: builtBy<SagaCard>({
    spirit: (data: Written<SpiritData>) => spirit(written(data)),
    token: ({ families, ...data }: Parameters<typeof token>[0]) =>
      token({ ...data, families: [...families, "token"] }),
    nexus,
    magic,
  }),
  wordsWith: (cards) => vocabularyOf(poolWith(cards)),
  // The cards of the game are of this type.
  data: (card) => dataOf(card as SagaCard),
  gameWith: (cards) => {
    const pool = poolWith(cards);
    return gameOf(pool, rulesWith(pool));
  },
};
