import { type CardDef, isOfPrintedKind, lookupTable, type Watch } from "../../../kernel";
import { type Ability, type Cost, type Effect, type PrintedCard, watchesOf } from "../../../language";
import { FIELD } from "../rules/zones";

/** The four fighter classes, lowest first (BOS 4.1). */
export const CLASSES = ["warrior", "elite", "warlord", "legendary"] as const;
export type FighterClass = (typeof CLASSES)[number];

/** How long an equipment or tactic card stays (BOS 5.1, BOS 6.1). */
export const STAYS = ["one-turn", "continuous", "attached"] as const;
export type Stay = (typeof STAYS)[number];

/** `token` is a fighter without a class. */
export type SoulsType = FighterClass | "token" | "equipment" | "tactic" | "battlefield";

export const KEYWORDS = ["piercing", "direct"] as const;
export type Keyword = (typeof KEYWORDS)[number];

export interface SoulsCard extends PrintedCard {
  readonly type: SoulsType;
  /** For equipment and tactics. */
  readonly stay?: Stay;
  /** True for a fighter that cannot be in a deck (BOS 13.2). */
  readonly token?: true;
}

export interface Common {
  readonly number?: number;
  readonly name: string;
  readonly culture?: string;
  readonly abilities?: readonly Ability[];
}

export interface FighterData extends Common {
  readonly atk: number;
  readonly rst: number;
  readonly keywords?: readonly Keyword[];
  /** A fighter token (BOS 13.1). */
  readonly token?: true;
}

export interface PlayedData extends Common {
  /** Its effect and cost when it is activated. */
  readonly effect?: Effect;
  readonly cost?: readonly Cost[];
}

/** Where a card may be when it is sent to the discard pile: on the field, in the hand or in the deck (BOS 15.32). */
const SENT_FROM = [...FIELD, "hand", "deck"];

/** "When this card is sent to the discard pile" works from any of these zones. */
function watchesFrom(abilities: readonly Ability[]): readonly Watch[] {
  return watchesOf(abilities).map((watch) => {
    const ability = abilities[watch.ability];
    const isSent = watch.on === "sent" && ability?.kind === "trigger" && ability.when.card === "this";
    return isSent && watch.where === undefined ? { ...watch, where: SENT_FROM } : watch;
  });
}

function card(
  type: SoulsType,
  { number = 0, name, culture, abilities = [] }: Common,
  stats: Readonly<Record<string, number>> = {},
  more: Partial<SoulsCard> = {},
): SoulsCard {
  const { stay } = more;
  return {
    number,
    name,
    type,
    subtypes: [...(culture === undefined ? [] : [culture]), ...(stay === undefined ? [] : [stay])],
    stats: lookupTable(stats),
    abilities,
    watches: watchesFrom(abilities),
    ...more,
  };
}

export function fighter(type: FighterClass | "token", data: FighterData): SoulsCard {
  const { atk, rst, keywords = [], token } = data;
  const given = Object.fromEntries(keywords.map((keyword) => [`kw-${keyword}`, 1]));
  return card(type, data, { atk, rst, ...given }, { keywords, ...(token && { token }) });
}

/** A card that can be activated. Its `play` ability comes first. */
function played(
  type: "equipment" | "tactic" | "battlefield",
  data: PlayedData,
  more: Partial<SoulsCard>,
): SoulsCard {
  const { effect, cost, abilities = [] } = data;
  const play: readonly Ability[] =
    effect === undefined ? [] : [{ kind: "play", ...(cost && { cost }), effect }];
  return card(type, { ...data, abilities: [...play, ...abilities] }, {}, more);
}

export const equipment = (stay: Stay, data: PlayedData): SoulsCard => played("equipment", data, { stay });
export const tactic = (stay: Exclude<Stay, "attached">, data: PlayedData): SoulsCard =>
  played("tactic", data, { stay });
export const battlefield = (data: PlayedData): SoulsCard => played("battlefield", data, {});

/** Builders for the cards of one culture. */
export function cultureOf(culture: string) {
  const own = <T extends Common>(data: T): T => ({ ...data, culture });
  return {
    warrior: (data: FighterData) => fighter("warrior", own(data)),
    elite: (data: FighterData) => fighter("elite", own(data)),
    warlord: (data: FighterData) => fighter("warlord", own(data)),
    legendary: (data: FighterData) => fighter("legendary", own(data)),
    token: (data: FighterData) => fighter("token", own({ ...data, token: true })),
    equipment: (stay: Stay, data: PlayedData) => equipment(stay, own(data)),
    tactic: (stay: Exclude<Stay, "attached">, data: PlayedData) => tactic(stay, own(data)),
    battlefield: (data: PlayedData) => battlefield(own(data)),
  };
}

export const isClass = (type: string): type is FighterClass => (CLASSES as readonly string[]).includes(type);
export const isFighterType = (type: string): boolean => isClass(type) || type === "token";

/**
 * The names text may use for a card: its type, its culture, how long it stays, and "fighter" for every fighter
 * (BOS 15.8).
 */
export const isOfKind = (def: CardDef, name: string): boolean =>
  isOfPrintedKind(def, name) || (name === "fighter" && isFighterType(def.type));
