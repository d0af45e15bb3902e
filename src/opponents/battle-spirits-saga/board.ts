import {
  type Card,
  type CardId,
  type Counters,
  cardOf,
  type Reader,
  type Rules,
  readStat,
  type Seat,
  zoneOf,
} from "../../kernel";
import type { PrintedCard } from "../../language";

// How an opponent reads a position: public information only, and cards by their effects, never by name.

/** The levels at which something works. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The printed data an opponent reads. */
export interface SagaCard extends PrintedCard {
  readonly levels: readonly { readonly cores: number }[];
  readonly has: readonly { readonly levels?: Span }[];
  readonly printed: readonly { readonly label?: string; readonly levels?: Span }[];
}

/** The printed card with this name. Undefined for a blank. */
export const printed = (rules: Rules, def: string) => rules.cards[def] as SagaCard | undefined;

/** Whether a card may be set as a burst. */
export const mayBeBurst = (rules: Rules, def: string): boolean =>
  printed(rules, def)?.printed.some(({ label }) => label === "burst") === true;

/** Cores of both kinds. */
export const sum = (counters: Counters = {}) => (counters.core ?? 0) + (counters.soul ?? 0);

/** Cores of both kinds in one of a player's areas. */
export const coresIn = (g: Reader, seat: Seat, key: string) => sum(zoneOf(g.state, key, seat).counters);

/** How many more cores a card needs for its next level. Undefined at its highest. */
export function coresToNextLevel(rules: Rules, card: Pick<Card, "def" | "counters">): number | undefined {
  const cores = sum(card.counters);
  const next = printed(rules, card.def)?.levels.find((level) => level.cores > cores);
  return next === undefined ? undefined : next.cores - cores;
}

/** How many cores a card has beyond those of its level. */
export function spareCores(rules: Rules, card: Pick<Card, "def" | "counters">): number {
  const cores = sum(card.counters);
  const used = printed(rules, card.def)?.levels.findLast((level) => level.cores <= cores);
  return cores - (used?.cores ?? 0);
}

const works = (levels: Span | undefined, level: number) =>
  levels === undefined || (level >= levels.from && level <= levels.to);

/** Number of a card's effects and keywords that work at this level. */
export function effectsAt(def: SagaCard | undefined, level: number): number {
  if (def === undefined) return 0;
  const all = [...def.printed, ...def.has];
  return all.filter(({ levels }) => works(levels, level)).length;
}

/** A spirit on the field, with the values used in evaluation. */
export interface Fighter {
  readonly id: CardId;
  readonly bp: number;
  readonly symbols: number;
  readonly level: number;
  readonly ready: boolean;
  readonly attacks: boolean;
  readonly blocks: boolean;
  /** What can block it: 0 any spirit, 1 only Astral spirits, 2 none. */
  readonly evades: number;
  readonly astral: boolean;
}

function fighterOf(g: Reader, id: CardId): Fighter {
  const astral = readStat(g, id, "kw-astral") > 0;
  return {
    id,
    bp: readStat(g, id, "bp"),
    symbols: readStat(g, id, "symbols"),
    level: readStat(g, id, "level"),
    ready: !cardOf(g.state, id).rested,
    attacks: readStat(g, id, "cannot-attack") === 0,
    blocks: readStat(g, id, "cannot-block") === 0,
    evades: readStat(g, id, "cannot-be-blocked") > 0 ? 2 : astral ? 1 : 0,
    astral,
  };
}

export const fightersOf = (g: Reader, seat: Seat) =>
  zoneOf(g.state, "spirits", seat).cards.map((id) => fighterOf(g, id));
