import { builtBy, type CardField, type CardKind, type Workshop } from "../../workshop";
import { gameOf } from "..";
import { poolOf, cards as printed } from "../cards";
import {
  ability,
  animated,
  COPIES,
  commander,
  core,
  golem,
  hex,
  KEYWORDS,
  NUMBERED,
  OPEN,
  RESERVE_TYPES,
  RESOURCES,
  reserve,
  type SoulCard,
  spell,
  unit,
} from "../cards/card";
import { rulesWith } from "../rules/rules";
import { vocabulary } from "../words/index";
import { dataOf } from "./data";

const MOST = 20;
const MOST_HEALTH = 60;
const FACTIONS = Object.keys(RESOURCES);
/** Traits of the printed cards. A new one would have no artwork. */
const TRAITS = [...new Set(Object.values(printed).flatMap(({ subtypes = [] }) => subtypes))].filter(
  (trait) => ![...FACTIONS, ...OPEN, "unique", "hex", "animated", "golem"].includes(trait),
);

const number = (key: string, from: number, to: number): CardField => ({ key, is: "number", from, to });
const frame: readonly CardField[] = [
  { key: "faction", is: "choice", values: [...FACTIONS, ...OPEN] },
  { key: "rarity", is: "choice", values: Object.keys(COPIES) },
  number("cost", 0, MOST),
  number("power", 0, MOST),
];
const text: readonly CardField[] = [
  { key: "attributes", is: "choices", values: TRAITS, least: 1, most: 3, optional: true },
  {
    key: "keywords",
    is: "keywords",
    keywords: [
      ...KEYWORDS.map((keyword) => ({ keyword })),
      ...NUMBERED.map((keyword) => ({ keyword, n: [1, 9] as const })),
    ],
    most: 4,
    optional: true,
  },
  { key: "abilities", is: "abilities", most: 4, optional: true },
];
const fights: readonly CardField[] = [
  number("atk", 0, MOST),
  number("health", 1, MOST_HEALTH),
  number("capacity", 0, MOST),
];
const effect: CardField = { key: "effect", is: "effect", optional: true };

/** The kinds of cards (SM 3 to 5, 23). */
const kinds: readonly CardKind[] = [
  { id: "unit", fields: [...frame, ...fights, ...text] },
  { id: "spell", fields: [...frame, effect, ...text] },
  { id: "ability", fields: [...frame, effect, ...text] },
  { id: "core", fields: [...frame, effect, ...text] },
  { id: "hex", fields: [...frame, ...text] },
  { id: "golem", fields: [...frame, ...fights, ...text] },
  { id: "animated", fields: [...frame, ...fights, ...text] },
  ...RESERVE_TYPES.map((id) => ({ id, fields: [...frame, effect, ...text] })),
  {
    id: "commander",
    fields: [
      { key: "faction", is: "choice", values: FACTIONS },
      ...fights,
      number("resources", 1, 10),
      number("coreEnergy", 0, 15),
      number("mercenaries", 0, 10),
      number("conversion", 1, 5),
      ...text,
    ],
  },
];

type Data = Parameters<typeof unit>[0];
type Written = Omit<Data, "keywords"> & {
  readonly keywords?: readonly { readonly keyword: (typeof KEYWORDS)[number]; readonly n?: number }[];
};

/** Keywords as the builders take them. */
const printedKeywords = (data: Written): Data => ({
  ...data,
  keywords: (data.keywords ?? []).map(({ keyword, n = 1 }) => ({ keyword, n })),
});
const by =
  (build: (data: Data) => SoulCard) =>
  (data: Written): SoulCard =>
    build(printedKeywords(data));

/** How players write cards of Soul Masters. */
export const workshop: Workshop = {
  kinds,
  card: builtBy<SoulCard>({
    unit: by(unit),
    spell: by(spell),
    ability: by(ability),
    core: by(core),
    hex: by(hex),
    golem: by(golem),
    animated: by(animated),
    ...Object.fromEntries(RESERVE_TYPES.map((type) => [type, by((data) => reserve(type, data))])),
    // Its fields are those of a commander.
    commander: by((data) => commander(data as unknown as Parameters<typeof commander>[0])),
  }),
  // Only the token of the rules is made (SM 23.2.1).
  wordsWith: () => vocabulary,
  data: (card) =>
    dataOf(
      // The cards of the game are of this type.
      card as SoulCard,
      kinds.map(({ id }) => id),
      TRAITS,
    ),
  gameWith: (cards) => {
    // Cards of a set are built by `card`.
    const pool = poolOf([...Object.values(printed), ...(cards as readonly SoulCard[])]);
    return gameOf(pool, rulesWith(pool));
  },
};
