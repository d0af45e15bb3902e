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

/** Keywords a card can have. Those in `NUMBERED` take a number, those in `COLOURED` take colours. */
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
export type Keyword = (typeof KEYWORDS)[number];

/** Keywords that count once on a spirit, with the highest number (BSS 11-10-3, 11-11-4, 11-12-3). */
export const NUMBERED = ["gale", "crush", "raid"] as const;

/** Levels at which something works. Without `to`, it also works at every higher level. */
export interface Levels {
  readonly from: number;
  readonly to?: number;
}

export interface KeywordEntry {
  readonly keyword: Keyword;
  readonly n?: number;
  readonly colours?: readonly Colour[];
  readonly levels?: Levels;
  /** The turn in which it works. Defaults to every turn (BSS 11-14-2). */
  readonly during?: "you" | "opponent";
}

/** A level: the cores it needs and the spirit's BP at it (BSS 2-10). */
export interface Level {
  readonly cores: number;
  readonly bp?: number;
}

/** The label on an activated effect or magic (BSS 8-1-3-1, 8-1-6-1). */
export type Timing = "main" | "flash";

export interface SagaCard extends PrintedCard {
  readonly type: "spirit" | "nexus" | "magic";
  readonly colours: readonly Colour[];
  readonly reduction: readonly Colour[];
  readonly symbols: readonly GameSymbol[];
  readonly levels: readonly Level[];
  readonly has: readonly KeywordEntry[];
  /** The printed abilities, each with its level, timing and label. */
  readonly printed: readonly PrintedAbility[];
  /** Which spirit must be emptied into the reserve to summon this card (BSS 11-8-1). */
  readonly ascend?: Filter;
  /** True for a token, which is not a card (BSS 4-12). */
  readonly token?: true;
}

export interface PrintedAbility {
  /** The ability without its level label. */
  readonly ability: Ability;
  readonly levels?: Levels;
  /** When the magic may be used. */
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
  /** Defaults to one symbol of its first colour. */
  readonly symbols?: readonly GameSymbol[];
  readonly levels: readonly Level[];
  readonly keywords?: readonly KeywordEntry[];
  readonly ascend?: Filter;
}

/** What a nexus is made of (BSS 4-10-2). */
export interface NexusData extends Common {
  /** Defaults to one symbol of its first colour. */
  readonly symbols?: readonly GameSymbol[];
  readonly families?: readonly string[];
  readonly levels: readonly Level[];
}

/** "[LV2] ...": works from this level on. */
export const at =
  (from: number, to?: number) =>
  (ability: Ability): PrintedAbility => ({ ability, levels: { from, ...(to !== undefined && { to }) } });
export const always = (ability: Ability): PrintedAbility => ({ ability });

/** What magic does when it is used at one of these timings. */
export const magicOn = (timing: readonly Timing[], effect: Effect): PrintedAbility => ({
  ability: { kind: "play", effect },
  timing,
});
/** "Main": what magic does in the main step. */
export const onMain = (effect: Effect) => magicOn(["main"], effect);
/** "Flash": what magic does in a flash window. */
export const onFlash = (effect: Effect) => magicOn(["flash"], effect);

type Trigger = Extract<Ability, { kind: "trigger" }>;

/** A burst: stays face down until its condition is met (BSS 10-9). */
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

export const kw = (keyword: Keyword, more: Omit<KeywordEntry, "keyword"> = {}): KeywordEntry => ({
  keyword,
  ...more,
});
/** Builds levels from [cores, BP] pairs, LV1 first. */
export const lv = (...steps: readonly (readonly [cores: number, bp: number])[]): Level[] =>
  steps.map(([cores, bp]) => ({ cores, bp }));
export const from = (level: number): Levels => ({ from: level });

function withLevel({ ability, levels }: PrintedAbility): Ability {
  if (levels === undefined) return ability;
  const level: Condition = { is: "word", word: "level", args: { ...levels } };
  const active: Condition =
    ability.active === undefined ? level : { is: "all", conditions: [level, ability.active] };
  return { ...ability, active };
}

/** The stats that stand for a keyword: one for each of its colours. */
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

export const spirit = (data: SpiritData): SagaCard => card("spirit", data);
export const nexus = (data: NexusData): SagaCard => card("nexus", data);
export const magic = (data: Common): SagaCard => card("magic", data);
/**
 * A token, exactly as the effect that makes it describes it (BSS 4-12-2). Its type is spirit, so a restriction on spirits
 * applies to it (BSS 4-12-4).
 */
export const token = (data: Omit<SpiritData, "number" | "reduction" | "cost">): SagaCard => ({
  ...card("spirit", { ...data, number: 0, cost: 0, reduction: [] }),
  token: true,
});

/** Indexes of the abilities for which a magic card may be used at this timing. */
export function usesAt({ printed }: SagaCard, timing: Timing): number[] {
  return printed.flatMap((own, i) => (own.timing?.includes(timing) ? [i] : []));
}

/** Whether this card may be set as a burst (BSS 3-8-4). */
export const hasBurst = ({ printed }: SagaCard) => printed.some(({ label }) => label === "burst");
