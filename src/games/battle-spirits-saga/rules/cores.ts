import {
  addZoneCounter,
  announce,
  type CardId,
  type Counters,
  cardOf,
  countersOn,
  type Engine,
  type Holder,
  NONE,
  type Reader,
  type Seat,
  setVar,
  toPlain,
  transfer,
  watchKey,
  zoneOf,
} from "../../../kernel";
import { causerOf } from "./causer";
import { isHeard } from "./heard";
import { type Handling, type Moving, varsOf } from "./vars";
import { fieldOf } from "./zones";

/** The two kinds of core (BSS 4-11-1). Both count and move as cores (BSS 4-11-3b). */
export const KINDS = ["core", "soul"] as const;
export type Kind = (typeof KINDS)[number];

/** More than any game moves. The void is refilled when it runs low (BSS 3-9-2). */
export const VOID_CORES = 1000;

/** Key of a zone that holds cores. */
export type CoreZone = "reserve" | "life" | "trash" | "void";

/** One of a player's areas as a core holder. */
export const zoneHolder = (g: Pick<Reader, "state">, seat: Seat, key: CoreZone) => ({
  zone: zoneOf(g.state, key, seat).id,
});

function held(g: Pick<Reader, "state">, holder: Holder): Counters {
  if ("card" in holder) return cardOf(g.state, holder.card).counters;
  return "zone" in holder ? (g.state.zones[holder.zone]?.counters ?? {}) : {};
}

/** How many cores of a kind a holder has. Defaults to both kinds. */
export function coresOn(g: Pick<Reader, "state">, holder: Holder, kind?: Kind): number {
  const counters = held(g, holder);
  return kind === undefined ? (counters.core ?? 0) + (counters.soul ?? 0) : (counters[kind] ?? 0);
}

/** How many cores of a kind are in one of a player's areas. Defaults to both kinds. */
export const coresIn = (g: Pick<Reader, "state">, seat: Seat, key: CoreZone, kind?: Kind) =>
  coresOn(g, zoneHolder(g, seat, key), kind);

/** Records who changed the cores on these cards, in case it destroys them later (BSS 9-3-2b, 9-3-2-1). */
function noteHandling(g: Engine, ids: readonly CardId[]): void {
  if (ids.length === 0) return;
  const by = g.cause.kind === "effect" ? g.cause : null;
  const { handled } = varsOf(g.state);
  const valid: Record<string, Handling> = {};
  for (const card in handled) {
    const old = handled[card];
    if (old !== undefined && g.state.cards[Number(card)]?.stamp === old.stamp) valid[card] = old;
  }
  for (const id of ids) valid[id] = { stamp: cardOf(g.state, id).stamp, at: g.state.serial, by };
  setVar(g, "handled", toPlain(valid));
}

/** The values that keep a card on the field. Each is based on the ones after it, or on the card. */
export const STRENGTH: readonly string[] = ["bp", "written-bp", "level", "lv1-cost"];

/** Whether strength can depend on more than the two cards of an ability, such as the cores of an area. */
function dependsOnAreas(g: Engine): boolean {
  const { isLocal } = g.rules.abilities;
  return STRENGTH.some((stat) =>
    g.state.watch[watchKey(stat)]?.some(
      ({ card, ability, def = cardOf(g.state, card).def }) => isLocal?.(g, def, ability) !== true,
    ),
  );
}

/** Records who moved cores: another card's bonus may end with the move (BSS 9-4-2-3). */
function noteMoving(g: Engine, from: Holder, to: Holder): void {
  if (!("card" in from || "card" in to) && !dependsOnAreas(g)) return;
  const by = g.cause.kind === "effect" ? g.cause : null;
  const seat = "card" in from ? cardOf(g.state, from.card).controller : ownerOf(g, from);
  const moved: Moving = { seat, at: g.state.serial, by };
  setVar(g, "moved", toPlain(moved));
}

const ownerOf = (g: Engine, holder: Holder): Seat =>
  "zone" in holder ? (g.state.zones[holder.zone]?.owner ?? NONE) : NONE;

/** Announces that cores were put on a card or taken from it, by the player whose effect or action it is. */
function announceMoved(g: Engine, type: "cores-placed" | "cores-removed", at: Holder, amount: number): void {
  if (!("card" in at) || !isHeard(g, type)) return;
  const { def, controller } = cardOf(g.state, at.card);
  const by = g.cause.kind === "effect" ? causerOf(g.state, g.cause) : NONE;
  announce(g, type, by === NONE ? controller : by, { card: at.card, def, amount });
}

/** Moves cores, at most as many as there are. */
export function moveCores(g: Engine, from: Holder, to: Holder, kind: Kind, amount: number): number {
  const moved = transfer(g, from, to, kind, amount);
  if (moved === 0) return 0;
  noteHandling(g, cardsOf(from, to));
  noteMoving(g, from, to);
  announceMoved(g, "cores-removed", from, moved);
  announceMoved(g, "cores-placed", to, moved);
  return moved;
}

const cardsOf = (...holders: readonly Holder[]): CardId[] =>
  holders.flatMap((holder) => ("card" in holder ? [holder.card] : []));

/** Places regular cores from the void; a soul core there stays (BSS 4-11-4). */
export function fromVoid(g: Engine, seat: Seat, to: Holder, amount: number): void {
  const source = zoneHolder(g, seat, "void");
  const short = amount - countersOn(g, source, "core");
  if (short > 0) addZoneCounter(g, source.zone, "core", short + VOID_CORES);
  moveCores(g, source, to, "core", amount);
}

/** A source of cores of one kind. */
export interface Source {
  readonly holder: Holder;
  readonly kind: Kind;
  readonly card?: CardId;
  readonly most: number;
}

/**
 * The player's cores that may be paid or placed: the reserve, then each card on the field (BSS 10-6-6).
 * @param only limits it to the reserve.
 * @param except a card that gives none.
 */
export function sourcesOf(g: Reader, seat: Seat, only?: "reserve", except?: CardId): Source[] {
  const sources: Source[] = [];
  const reserve = zoneHolder(g, seat, "reserve");
  for (const kind of KINDS) {
    const most = coresOn(g, reserve, kind);
    if (most > 0) sources.push({ holder: reserve, kind, most });
  }
  if (only !== undefined) return sources;
  for (const card of fieldOf(g, seat)) {
    const holder = { card };
    if (card === except || coresOn(g, holder) === 0) continue;
    for (const kind of KINDS) {
      const most = coresOn(g, holder, kind);
      if (most > 0) sources.push({ holder, kind, most, card });
    }
  }
  return sources;
}

/** Cores of one kind that will be taken from a holder but are still there. */
export interface Part {
  readonly holder: Holder;
  readonly kind: Kind;
  readonly n: number;
}

export const isSamePlace = (a: Holder, b: Holder) => JSON.stringify(a) === JSON.stringify(b);

/** The sources minus what is promised to other cards. */
export function withoutParts(sources: readonly Source[], parts: readonly Part[] = []): readonly Source[] {
  if (parts.length === 0) return sources;
  return sources.flatMap((source) => {
    const removed = parts.filter(
      ({ holder, kind }) => kind === source.kind && isSamePlace(holder, source.holder),
    );
    const most = source.most - removed.reduce((sum, { n }) => sum + n, 0);
    return most > 0 ? [{ ...source, most }] : [];
  });
}

export const sumOf = (sources: readonly Source[]) => sources.reduce((sum, { most }) => sum + most, 0);

/** How many cores a player can pay or place: the sum of `sourcesOf`. */
export function coresFor(g: Reader, seat: Seat, only?: "reserve"): number {
  const reserve = coresIn(g, seat, "reserve");
  if (only !== undefined) return reserve;
  return fieldOf(g, seat).reduce((sum, card) => sum + coresOn(g, { card }), reserve);
}

export function moveParts(g: Engine, sources: readonly Source[], parts: readonly number[], to: Holder): void {
  const handled: CardId[] = [];
  sources.forEach(({ holder, kind }, i) => {
    if (transfer(g, holder, to, kind, parts[i] ?? 0) === 0) return;
    handled.push(...cardsOf(holder, to));
    noteMoving(g, holder, to);
  });
  noteHandling(g, handled);
}
