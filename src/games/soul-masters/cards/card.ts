import { lookupTable, type TypeInZone } from "../../../kernel";
import { type Ability, type Effect, type PrintedCard, watchesOf } from "../../../language";
import { withNumbers } from "./damages";

export const RESERVE_TYPES = ["weapon", "armor", "battlefield", "feat"] as const;
export type ReserveType = (typeof RESERVE_TYPES)[number];
export type SoulType =
  | "commander"
  | "unit"
  | "spell"
  | "ability"
  | "core"
  | ReserveType
  | "resource"
  | "token";

/** A faction, each with its resource (SM 1.14). */
export const RESOURCES = {
  draconian: "Scales",
  necromancer: "Crux",
  valkyrian: "Focus",
  vampyrian: "Bleed",
  wolven: "Rage",
} as const;
export type Faction = keyof typeof RESOURCES;
/** Cards that every faction may use (SM 1.15). */
export const OPEN = ["universal", "mercenary", "celestial"] as const;
export type Allegiance = Faction | (typeof OPEN)[number];

/**
 * The greatest number of copies of a card in a deck, by rarity (SM 1.5 to SM 1.9). Celestial cards are counted
 * together.
 */
export const COPIES = {
  common: Number.POSITIVE_INFINITY,
  uncommon: 3,
  rare: 3,
  epic: 2,
  legendary: 1,
  celestial: 1,
} as const;
export type Rarity = keyof typeof COPIES;

/** Keywords that a card has or lacks, and those with a number. */
export const KEYWORDS = [
  "blink",
  "duelist",
  "fragile",
  "haste",
  "heavy",
  "initiative",
  "intercept",
  "master-phaser",
  "phase",
  "ravage",
  "resistance",
  "riposte",
  "scout",
  "stealth",
  "taunt",
] as const;
export const NUMBERED = ["armor", "conjure", "guard", "piercing"] as const;
export type Keyword = (typeof KEYWORDS)[number] | (typeof NUMBERED)[number];

/** A printed keyword with its number: "Armor 2". */
export interface KeywordEntry {
  readonly keyword: Keyword;
  readonly n: number;
}

export interface SoulCard extends PrintedCard {
  readonly type: SoulType;
  readonly faction: Allegiance;
  readonly rarity: Rarity;
  /** The only commander whose deck may contain the card (SM 1.16). */
  readonly only?: string;
  /** The character of a Unique card (SM 24.19.1). */
  readonly unique?: string;
  readonly has: readonly KeywordEntry[];
  /** The name of a commander's next level, if it has one. */
  readonly evolves?: string;
  /** True for every commander level but the first. */
  readonly evolved?: true;
}

export interface Common {
  readonly number?: number;
  readonly name: string;
  readonly faction?: Allegiance;
  readonly rarity?: Rarity;
  readonly cost?: number;
  /** Shield Power. */
  readonly power?: number;
  /** Further traits of the card's type line, and clans, which restrict no deck (SM 1.17). */
  readonly attributes?: readonly string[];
  readonly only?: string;
  readonly keywords?: readonly KeywordEntry[];
  readonly abilities?: readonly Ability[];
  /** The effect when the card is cast. */
  readonly effect?: Effect;
}

export interface CombatStats {
  readonly atk: number;
  readonly health: number;
  /** Shield Capacity. */
  readonly capacity?: number;
}

export interface UnitData extends Common, CombatStats {
  readonly unique?: string;
}

export interface CommanderData
  extends Omit<Common, "faction" | "cost" | "power" | "rarity" | "effect">,
    CombatStats {
  readonly faction: Faction;
  readonly resources: number;
  readonly coreEnergy: number;
  readonly mercenaries: number;
  /** The energy that one resource costs (SM 6.21). */
  readonly conversion: number;
  readonly evolves?: string;
  readonly evolved?: true;
}

export const kw = (keyword: Keyword, n = 1): KeywordEntry => ({ keyword, n });

/** The attribute of cards that print none, by type. It also selects their artwork. */
const PLAIN: Partial<Readonly<Record<SoulType, string>>> = {
  spell: "rune",
  ability: "trick",
  core: "relic",
  weapon: "relic",
  armor: "relic",
  battlefield: "fortress",
  feat: "sigil",
};

function card(
  type: SoulType,
  data: Common,
  stats: Readonly<Record<string, number>>,
  more: Partial<SoulCard> = {},
): SoulCard {
  const { faction = "universal", rarity = "common", keywords = [], effect, only } = data;
  const plain = PLAIN[type];
  const { attributes = plain === undefined ? [] : [plain] } = data;
  const play: readonly Ability[] = effect === undefined ? [] : [{ kind: "play", effect }];
  const abilities = [...play, ...(data.abilities ?? [])].map(withNumbers);
  const unique = more.unique === undefined ? [] : ["unique", more.unique];
  return {
    number: data.number ?? 0,
    name: data.name,
    type,
    subtypes: [faction, ...attributes, ...unique],
    stats: lookupTable({
      ...stats,
      ...Object.fromEntries(keywords.map(({ keyword, n }) => [`kw-${keyword}`, n])),
    }),
    faction,
    rarity,
    has: keywords,
    abilities,
    watches: watchesOf(abilities),
    ...(only !== undefined && { only }),
    ...more,
  };
}

const paid = ({ cost = 1, power = 1 }: Common) => ({ cost, power });
const fights = ({ atk, health, capacity = 1 }: CombatStats) => ({ atk, health, capacity });

export const unit = (data: UnitData): SoulCard =>
  card(
    "unit",
    data,
    { ...paid(data), ...fights(data) },
    data.unique === undefined ? {} : { unique: data.unique },
  );
export const spell = (data: Common): SoulCard => card("spell", data, paid(data));
export const ability = (data: Common): SoulCard => card("ability", data, paid(data));
export const core = (data: Common): SoulCard => card("core", data, paid(data));

const PLACE: Effect = { do: "word", word: "place-this" };
/** A Hex, which stays on the battleground without being a unit (SM 4.13, SM 23.3.1, SM 23.3.3). */
export const hex = (data: Common): SoulCard =>
  card("spell", withTrait({ ...data, attributes: ["rune"], effect: PLACE }, "hex"), paid(data));

/** Makes a card a unit on the battleground only (SM 23.1.1, SM 23.1.4, SM 23.4.1, SM 23.4.3). */
const asUnit = (data: CombatStats): { typeInZone: Readonly<Record<string, TypeInZone>> } => ({
  typeInZone: { battleground: { type: "unit", stats: fights(data) } },
});
const withTrait = (data: Common, trait: string): Common => ({
  ...data,
  attributes: [...(data.attributes ?? []), trait],
});
/** A Golem Core (SM 23.1.1). */
export const golem = (data: Common & CombatStats): SoulCard =>
  card("core", withTrait(data, "golem"), paid(data), asUnit(data));
/** An Animated spell: a spell until it is put onto the battleground as it resolves (SM 23.4.1, SM 23.4.4). */
export const animated = (data: Common & CombatStats): SoulCard =>
  card(
    "spell",
    withTrait({ ...data, attributes: ["spirit"], effect: PLACE }, "animated"),
    paid(data),
    asUnit(data),
  );

/** A Reserve card. A Feat is no spell and no ability, whatever its type line says (SM 5.14). */
export const reserve = (type: ReserveType, data: Common): SoulCard => card(type, data, paid(data));
export const resource = (name: string, faction: Faction): SoulCard => card("resource", { name, faction }, {});
/** The token that a resource card becomes on the battleground (SM 23.2.1). */
export const token = (data: Common & CombatStats): SoulCard =>
  card("token", data, { cost: 0, power: 0, ...fights(data) }, asUnit(data));

export function commander(data: CommanderData): SoulCard {
  const { resources, coreEnergy, mercenaries, conversion, evolves, evolved } = data;
  return card(
    "commander",
    data,
    { ...fights(data), resources, "core-energy": coreEnergy, mercenaries, conversion },
    { ...(evolves !== undefined && { evolves }), ...(evolved && { evolved }) },
  );
}

/** Numbers cards consecutively from `first`. */
export const numbered = (first: number, cards: readonly SoulCard[]): readonly SoulCard[] =>
  cards.map((own, i) => ({ ...own, number: first + i }));

export const isReserve = ({ type }: Pick<SoulCard, "type">): boolean =>
  (RESERVE_TYPES as readonly string[]).includes(type);
