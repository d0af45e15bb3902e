import { lookupTable } from "../../../kernel";
import {
  type Ability,
  type Condition,
  type Effect,
  type Filter,
  type PrintedCard,
  watchesOf,
} from "../../../language";
import type { Colour, GameSymbol } from "../rules/colours";

/** Keywords that a card has or has not; those of `NUMBERED` with a number, those of `COLOURED` with colours. */
export const KEYWORDS = [
  "awaken",
  "confront",
  "curse",
  "luster",
  "blessed",
  "swift",
  "at-field",
  "astral",
  "gale",
  "crush",
  "raid",
  "armor",
] as const;
/** Name of a keyword. */
export type Keyword = (typeof KEYWORDS)[number];

/** Keywords of which several on one spirit are one, the highest (BSS 11-10-3, 11-11-4, 11-12-3). */
export const NUMBERED = ["gale", "crush", "raid"] as const;

/** From which level to which something works. Without `to` it works at every higher level, too. */
export interface Levels {
  readonly from: number;
  readonly to?: number;
}

/** A keyword as it is printed on a card. */
export interface KeywordEntry {
  readonly keyword: Keyword;
  readonly n?: number;
  readonly colours?: readonly Colour[];
  readonly levels?: Levels;
  /** The turn in which it works. Defaults to every turn (BSS 11-14-2). */
  readonly during?: "you" | "opponent";
}

/** A level: the cores it needs, and the BP of a spirit there (BSS 2-10). */
export interface Level {
  readonly cores: number;
  readonly bp?: number;
}

/** The label of an activated effect or of magic (BSS 8-1-3-1, 8-1-6-1). */
export type Timing = "main" | "flash";

/** A card as it is printed, with its rules text as data. */
export interface SagaCard extends PrintedCard {
  readonly type: "spirit" | "nexus" | "magic";
  readonly colours: readonly Colour[];
  readonly reduction: readonly Colour[];
  readonly symbols: readonly GameSymbol[];
  readonly levels: readonly Level[];
  readonly has: readonly KeywordEntry[];
  /** What the text says of each ability besides its effect. */
  readonly printed: readonly PrintedAbility[];
  /** Whose cores must go to the reserve when it is summoned (BSS 11-8-1). */
  readonly ascend?: Filter;
  /** True for what is not a card (BSS 4-12). */
  readonly token?: true;
}

/** One ability as it is printed. */
export interface PrintedAbility {
  /** Without the level, which stands before it. */
  readonly ability: Ability;
  readonly levels?: Levels;
  /** When magic is used. */
  readonly timing?: readonly Timing[];
  readonly label?: "burst" | "immortal";
}

interface Common {
  readonly number: number;
  readonly name: string;
  readonly colours: readonly Colour[];
  readonly cost: number;
  readonly reduction: readonly Colour[];
  readonly effects?: readonly PrintedAbility[];
}

/** What a spirit is made of (BSS 4-9-2). */
export interface SpiritData extends Common {
  readonly families: readonly string[];
  /** By default one of its first colour. */
  readonly symbols?: readonly GameSymbol[];
  readonly levels: readonly Level[];
  readonly keywords?: readonly KeywordEntry[];
  readonly ascend?: Filter;
}

/** What a nexus is made of (BSS 4-10-2). */
export interface NexusData extends Common {
  /** By default one of its first colour. */
  readonly symbols?: readonly GameSymbol[];
  readonly levels: readonly Level[];
}

/** "[LV2] ...": works from a level on. */
export const at =
  (from: number, to?: number) =>
  (ability: Ability): PrintedAbility => ({ ability, levels: { from, ...(to !== undefined && { to }) } });
/** Works at every level. */
export const always = (ability: Ability): PrintedAbility => ({ ability });

/** What magic does when it is used at one of these times. */
export const magicOn = (timing: readonly Timing[], effect: Effect): PrintedAbility => ({
  ability: { kind: "play", effect },
  timing,
});
/** "Main": what magic does in the main step. */
export const onMain = (effect: Effect) => magicOn(["main"], effect);
/** "Flash": what magic does in the windows of a battle. */
export const onFlash = (effect: Effect) => magicOn(["flash"], effect);

type Trigger = Extract<Ability, { kind: "trigger" }>;

/** A burst: it waits face down for its condition (BSS 10-9). */
export const burst = (when: Trigger["when"], effect: Effect): PrintedAbility => ({
  ability: { kind: "trigger", where: ["burst"], face: "down", when, oncePerTurn: true, effect },
  label: "burst",
});

/** Summons its card from the trash when such a spirit of its player is destroyed (BSS 11-4-1, 11-4-1b). */
export const immortal = (card: Filter): PrintedAbility => ({
  ability: {
    kind: "trigger",
    where: ["trash"],
    when: { on: "destroyed", card: { ...card, of: "you" } },
    effect: { do: "may", effect: { do: "word", word: "summon", args: { card: "this" } } },
  },
  label: "immortal",
});

/** A keyword as an entry of a card. */
export const kw = (keyword: Keyword, more: Omit<KeywordEntry, "keyword"> = {}): KeywordEntry => ({
  keyword,
  ...more,
});
/** Levels by the cores they need and the BP there: LV1 first. */
export const lv = (...steps: readonly (readonly [cores: number, bp: number])[]): Level[] =>
  steps.map(([cores, bp]) => ({ cores, bp }));
/** From this level on. */
export const from = (level: number): Levels => ({ from: level });

function withLevel({ ability, levels }: PrintedAbility): Ability {
  if (levels === undefined) return ability;
  const level: Condition = { is: "word", word: "level", args: { ...levels } };
  const active: Condition =
    ability.active === undefined ? level : { is: "all", conditions: [level, ability.active] };
  return { ...ability, active };
}

/** The stats of a keyword: one for each of its colours. */
export function statsOf({ keyword, colours }: Pick<KeywordEntry, "keyword" | "colours">): string[] {
  return colours === undefined ? [`kw-${keyword}`] : colours.map((colour) => `kw-${keyword}-${colour}`);
}

function card(type: SagaCard["type"], data: Common & Partial<SpiritData>): SagaCard {
  const {
    effects = [],
    families = [],
    levels = [],
    keywords = [],
    symbols = type === "magic" ? [] : [data.colours[0] ?? "red"],
  } = data;
  const abilities = effects.map(withLevel);
  const first = levels[0];
  return {
    number: data.number,
    name: data.name,
    type,
    subtypes: families,
    stats: lookupTable({
      cost: data.cost,
      ...(type === "magic"
        ? undefined
        : { level: 1, symbols: symbols.length, "lv1-cost": first?.cores ?? 0 }),
      ...(type === "spirit" && { bp: first?.bp ?? 0 }),
    }),
    colours: data.colours,
    reduction: data.reduction,
    symbols,
    levels,
    has: keywords,
    abilities,
    printed: effects,
    watches: watchesOf(abilities),
    ...(data.ascend && { ascend: data.ascend }),
  };
}

/** A spirit card. */
export const spirit = (data: SpiritData): SagaCard => card("spirit", data);
/** A nexus card. */
export const nexus = (data: NexusData): SagaCard => card("nexus", data);
/** A magic card. */
export const magic = (data: Common): SagaCard => card("magic", data);
/** A token with exactly what the effect that makes it says (BSS 4-12-2). */
export const token = (data: Omit<SpiritData, "number" | "reduction" | "cost">): SagaCard => ({
  ...card("spirit", { ...data, number: 0, cost: 0, reduction: [] }),
  token: true,
});

/** Indexes of the abilities with which a magic card may be used at this time. */
export function usesAt({ printed }: SagaCard, timing: Timing): number[] {
  return printed.flatMap((own, i) => (own.timing?.includes(timing) ? [i] : []));
}

/** Whether this card may be set as a burst (BSS 3-8-4). */
export const hasBurst = ({ printed }: SagaCard) => printed.some(({ label }) => label === "burst");
