import { lookupTable } from "../../../kernel";
import {
  type Ability,
  type Condition,
  type Cost,
  type Effect,
  isStanding,
  type PrintedCard,
  watchesOf,
} from "../../../language";

/** The five categories of Support cards (BC 7.3). */
export const CATEGORIES = ["boost", "trap", "item", "field", "gear"] as const;
export type Category = (typeof CATEGORIES)[number];

/** Elemental Types (BC 6.5). */
export const ELEMENTS = [
  "fire",
  "water",
  "nature",
  "earth",
  "wind",
  "lightning",
  "ice",
  "metal",
  "light",
  "dark",
] as const;

/** Descriptive Types (BC 6.5, 8.2). */
export const KINDS = [
  "dragon",
  "beast",
  "knight",
  "mage",
  "bird",
  "serpent",
  "golem",
  "spirit",
  "insect",
  "plant",
  "robot",
  "alien",
  "food",
  "elemental",
  "fish",
  "relic",
] as const;

/** Keywords that a card has or lacks, each with a stat `kw-NAME`. Speed and Survival have levels. */
export const KEYWORDS = [
  "active",
  "speed",
  "survival",
  "true-strike",
  "duplicate",
  "elusive",
  "defender",
  "range",
  "ruin",
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Keywords followed by brackets. */
export type Label = "startup" | "ender" | "victory" | "upkeep" | "trade" | "temper" | "price" | "summon";

/** A printed card of Battle Cores. */
export interface BattleCard extends PrintedCard {
  readonly type: "monster" | "legend" | "support";
  readonly category?: Category | undefined;
  /** Number of the Set it was printed in, from 1. */
  readonly set: number;
  /** True for a Monster that is not a card (BC 11.20.1). Never in a deck. */
  readonly token?: true | undefined;
  /** Name of the original, for a Token copy. */
  readonly copyOf?: string | undefined;
  /** Indexes of its abilities, by the keyword before their brackets. */
  readonly at: Readonly<Partial<Record<Label, readonly number[]>>>;
  /** The costs in its Price() or Summon() (BC 11.8, 8.6). */
  readonly beside: readonly Cost[];
  /** Whether its Effect refers to Counters (BC 11.22.2). */
  readonly counts: boolean;
}

/** A keyword, or a keyword with its level: `["speed", 2]`. */
export type KeywordEntry = Keyword | readonly [Keyword, number];

interface Common {
  readonly number: number;
  readonly name: string;
  /** Defaults to 1. */
  readonly set?: number;
  readonly abilities?: readonly Ability[];
}

export interface MonsterData extends Common {
  /** Its subtypes: an Effect that asks for a Type is met by either (BC 6.6). */
  readonly types: readonly [elemental: (typeof ELEMENTS)[number], descriptive: (typeof KINDS)[number]];
  readonly price: number;
  readonly armor: number;
  readonly power: number;
  readonly keywords?: readonly KeywordEntry[];
}

export type TokenData = Omit<MonsterData, "price" | "number">;

export interface LegendData extends Omit<MonsterData, "price"> {
  /** The costs in Summon(). */
  readonly summon: readonly Cost[];
}

interface SupportData extends Common {
  readonly price: number;
}

export interface PlayedData extends SupportData {
  readonly if?: Condition;
  readonly effect: Effect;
}

export interface GearData extends SupportData {
  readonly power: number;
  readonly durability: number;
  readonly keywords?: readonly KeywordEntry[];
}

/** Whether this data refers to "the opponent" as one player. Choosing a card of any opponent does not count. */
function meansOneOpponent(value: unknown): boolean {
  if (value === "opponent") return true;
  if (Array.isArray(value)) return value.some(meansOneOpponent);
  if (typeof value !== "object" || value === null) return false;
  const isChoice = "do" in value && value.do === "choose";
  return Object.entries(value).some(([key, part]) => !(isChoice && key === "from") && meansOneOpponent(part));
}

/** Makes the player of an Effect with "the opponent" first choose which opponent is meant (BC 10.15). */
function withTargetOpponent(effect: Effect): Effect {
  return effect.do !== "against" && meansOneOpponent(effect) ? { do: "against", effect } : effect;
}

function withTargetOpponents(ability: Ability): Ability {
  if (isStanding(ability) || ability.effect === undefined) return ability;
  return { ...ability, effect: withTargetOpponent(ability.effect) } as Ability;
}

/** The ability as it is written: the choice of the opponent meant is added again when its card is built. */
export function withoutTargetOpponents(ability: Ability): Ability {
  if (isStanding(ability) || ability.effect?.do !== "against") return ability;
  const { effect } = ability.effect;
  return meansOneOpponent(effect) ? ({ ...ability, effect } as Ability) : ability;
}

function keywordStats(entries: readonly KeywordEntry[] = []): Record<string, number> {
  const pairs = entries.map((entry) => (typeof entry === "string" ? ([entry, 1] as const) : entry));
  return Object.fromEntries(pairs.map(([keyword, level]) => [`kw-${keyword}`, level]));
}

const mentionsCounters = (abilities: readonly Ability[]) => JSON.stringify(abilities).includes("counters");

function labelled(abilities: readonly Ability[]): BattleCard["at"] {
  const at: Partial<Record<Label, number[]>> = {};
  abilities.forEach((ability, index) => {
    if (ability.kind !== "keyword") return;
    const label = ability.keyword as Label;
    at[label] = [...(at[label] ?? []), index];
  });
  return at;
}

/** The costs of Price(), then those of Summon(). */
function costsBeside(abilities: readonly Ability[]): Cost[] {
  return ["price", "summon"].flatMap((label) =>
    abilities.flatMap((ability) =>
      ability.kind === "keyword" && ability.keyword === label ? (ability.cost ?? []) : [],
    ),
  );
}

interface Shape {
  readonly type: BattleCard["type"];
  readonly category?: Category;
  readonly subtypes: readonly string[];
  readonly stats: Readonly<Record<string, number>>;
  readonly keywords?: readonly KeywordEntry[];
  readonly token?: true;
}

/**
 * Sets every field, if only to undefined: cards are read constantly, and reading is fastest when all have one shape.
 */
function card(data: Common, shape: Shape, given: readonly Ability[] = data.abilities ?? []): BattleCard {
  const abilities = given.map(withTargetOpponents);
  const names = shape.keywords?.map((entry) => (typeof entry === "string" ? entry : entry[0]));
  return {
    number: data.number,
    name: data.name,
    set: data.set ?? 1,
    title: undefined,
    mark: undefined,
    copyOf: undefined,
    type: shape.type,
    category: shape.category,
    subtypes: shape.subtypes,
    stats: lookupTable({ ...shape.stats, ...keywordStats(shape.keywords) }),
    keywords: names && names.length > 0 ? names : undefined,
    token: shape.token,
    abilities,
    watches: watchesOf(abilities),
    at: labelled(abilities),
    beside: costsBeside(abilities),
    counts: mentionsCounters(abilities),
  };
}

export function monster(data: MonsterData): BattleCard {
  const { types, price, armor, power, keywords } = data;
  return card(data, {
    type: "monster",
    subtypes: types,
    stats: { price, armor, power },
    ...(keywords ? { keywords } : undefined),
  });
}

/** A Token, which Effects summon by name. */
export function token(data: TokenData): BattleCard {
  const { types, armor, power, keywords } = data;
  return card(
    { ...data, number: 0 },
    {
      type: "monster",
      subtypes: types,
      stats: { price: 0, armor, power },
      ...(keywords ? { keywords } : undefined),
      token: true,
    },
  );
}

/** A Legend from its printed data. Summon() comes first in its Effect (BC 8.6). */
export function legend(data: LegendData): BattleCard {
  const { types, armor, power, keywords, summon, abilities = [] } = data;
  const head: Ability = { kind: "keyword", keyword: "summon", cost: summon };
  return card(
    data,
    { type: "legend", subtypes: types, stats: { armor, power }, ...(keywords ? { keywords } : undefined) },
    [head, ...abilities],
  );
}

function support(
  category: Category,
  data: SupportData,
  abilities: readonly Ability[],
  more?: Partial<Shape>,
): BattleCard {
  const stats = { price: data.price, ...more?.stats };
  return card(data, { type: "support", category, subtypes: [category], ...more, stats }, abilities);
}

function played(category: Category, data: PlayedData): BattleCard {
  const condition = data.if ? { if: data.if } : undefined;
  const play: Ability = { kind: "play", ...condition, effect: data.effect };
  return support(category, data, [...(data.abilities ?? []), play]);
}

/** A Boost resolves once, in its player's Main or End Phase. */
export const boost = (data: PlayedData): BattleCard => played("boost", data);
/** A Trap resolves once, in any player's Battle Phase. */
export const trap = (data: PlayedData): BattleCard => played("trap", data);
/** An Item is equipped to a Monster, which the reference `host` names. */
export const item = (data: SupportData): BattleCard => support("item", data, data.abilities ?? []);
/** A Field stays in play. */
export const field = (data: SupportData): BattleCard => support("field", data, data.abilities ?? []);

/** A Gear is equipped onto its player. */
export function gear(data: GearData): BattleCard {
  const { power, durability, keywords } = data;
  return support("gear", data, data.abilities ?? [], {
    stats: { power, durability },
    ...(keywords ? { keywords } : undefined),
  });
}

/**
 * The name of a card's Token copy in the pool.
 * @param whole true for the copy that keeps Duplicate.
 */
export const copyName = (name: string, whole = false) => `${name} (Token${whole ? ", Duplicate" : ""})`;

/** The Token copy of a Monster or Legend that other Effects make, with everything printed (BC 11.15.3, 11.15.5). */
export function wholeCopyOf(original: BattleCard): BattleCard {
  return {
    ...original,
    name: copyName(original.name, true),
    title: original.title ?? original.name,
    token: true,
    copyOf: original.name,
  };
}

/** The Token copy that plain Duplicate makes, which lacks Duplicate (BC 11.15.1, 11.15.2). */
export function copyOf(original: BattleCard): BattleCard {
  const { "kw-duplicate": _gone, ...stats } = original.stats;
  const keywords = original.keywords?.filter((keyword) => keyword !== "duplicate");
  return {
    ...wholeCopyOf(original),
    name: copyName(original.name),
    stats: lookupTable(stats),
    keywords: keywords && keywords.length > 0 ? keywords : undefined,
  };
}

/** The name of an Errata version of a card in the pool. */
export const errataName = (name: string, set: number) => `${name} [Set ${set}]`;

/**
 * An Errata: the version of a card that is played from a later Set on (BC 9.1, 9.2).
 * @param original the first printing.
 * @param changed the new printing, under the same name.
 */
export function errata(original: BattleCard, changed: BattleCard): BattleCard {
  if (changed.name !== original.name)
    throw new RangeError(`${changed.name} is no Errata of ${original.name}`);
  if (changed.set <= original.set) throw new RangeError(`${changed.name}: an Errata is of a later Set`);
  return {
    ...changed,
    name: errataName(original.name, changed.set),
    title: original.name,
    mark: `[Set ${changed.set}]`,
  };
}
