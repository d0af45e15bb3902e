import type { Engine, Reader } from "../rules";
import type { Watch } from "../state/card-def";
import { type CardId, NONE } from "../state/ids";
import { type Card, cardOf, type State, type Watcher } from "../state/state";

/**
 * Granted abilities are also listed under this key, so that removing a card without abilities from the index costs
 * nothing.
 */
const GRANTED = "@lent";

function watchesOf(g: Engine, card: Card): readonly Watch[] {
  return g.rules.cards[card.def]?.watches ?? [];
}

/** Whether this card's abilities work where it is, unless they specify otherwise. */
function isLive(g: Engine, card: Card): boolean {
  return card.zone !== NONE && g.rules.values.isLive(g, card);
}

/**
 * Whether one ability of a card works where it is.
 * @param live result of `isLive` for the card.
 */
function works(g: Engine, card: Card, { where, face = "up", lent }: Watch, live: boolean): boolean {
  if (lent === true) return false;
  if (where === undefined) return live;
  return card.face === face && where.includes(g.state.zones[card.zone]?.key ?? "");
}

/** The abilities that work for a card as it is now. */
function workingOf(g: Engine, card: Card): readonly Watch[] {
  const watches = watchesOf(g, card);
  if (watches.length === 0) return watches;
  const live = isLive(g, card);
  return watches.filter((watch) => works(g, card, watch, live));
}

/** Whether a listed ability works for this card as it is now. */
export function worksFor(g: Engine, card: Card, { ability, def }: Watcher): boolean {
  const live = isLive(g, card);
  if (def !== undefined) return live;
  const watch = watchesOf(g, card).find((own) => own.ability === ability);
  return watch === undefined ? live : works(g, card, watch, live);
}

/**
 * Abilities of the definition that work for the first card but not for the second, which is the same card after a move.
 */
function workOnlyFor(g: Engine, one: Card, other: Card, watches: readonly Watch[]): readonly Watch[] {
  const [live, stays] = [isLive(g, one), isLive(g, other)];
  if (live === stays && watches.every((watch) => watch.where === undefined)) return NO_WATCHES;
  return watches.filter((watch) => works(g, one, watch, live) && !works(g, other, watch, stays));
}

const NO_WATCHES: readonly Watch[] = [];

/** The watching card, named after the definition that prints the ability. */
export function sourceOf(state: Pick<State, "cards">, watcher: Watcher): Card {
  const card = cardOf(state, watcher.card);
  return watcher.def === undefined ? card : { ...card, def: watcher.def };
}

/**
 * Whether this card can have abilities that begin or end, its own or granted ones. In most changes most cards cannot.
 */
export function hasWatches(g: Engine, card: Card): boolean {
  return watchesOf(g, card).length > 0 || g.state.watch[GRANTED] !== undefined;
}

/**
 * Adds the watchers of a card that has become live. Called before the event of the change, so that "when this enters"
 * triggers.
 */
export function addWatchers(g: Engine, before: Card, after: Card): void {
  const watches = watchesOf(g, after);
  if (watches.length === 0) return;
  const begun = workOnlyFor(g, after, before, watches);
  if (begun.length > 0)
    addToIndex(
      g,
      after.id,
      begun.filter((watch) => watch.where === undefined),
    );
}

/**
 * Adds the watchers of abilities that name the zone in which they work. Called after the event of the change (after all
 * of a simultaneous change): they do not see the event that brought their card there.
 */
export function addPlacedWatchers(g: Engine, before: Card, after: Card): void {
  const watches = watchesOf(g, after);
  if (watches.every((watch) => watch.where === undefined)) return;
  const begun = workOnlyFor(g, after, before, watches);
  addToIndex(
    g,
    after.id,
    begun.filter((watch) => watch.where !== undefined),
  );
}

/**
 * Removes the watchers of a card that is no longer live. Called after the event of the change, so that "when
 * this leaves" still triggers.
 */
export function removeWatchers(g: Engine, before: Card, after: Card): void {
  const watches = watchesOf(g, after);
  const granted = g.state.watch[GRANTED] !== undefined;
  if (watches.length === 0 && !granted) return;
  const stopped = workOnlyFor(g, before, after, watches);
  const ends = granted && isLive(g, before) && !isLive(g, after);
  if (stopped.length === 0 && !ends) return;
  removeFromIndex(g.state, before.id, (watcher) =>
    watcher.def === undefined ? stopped.some((watch) => watch.ability === watcher.ability) : ends,
  );
}

/**
 * Replaces the watchers of cards that have become other cards in place.
 * @param before the cards before the change.
 */
export function replaceWatchers(g: Engine, before: readonly Card[]): void {
  for (const card of before) {
    if (workingOf(g, card).length > 0) removeFromIndex(g.state, card.id);
  }
  for (const { id } of before) {
    const after = cardOf(g.state, id);
    addToIndex(g, id, workingOf(g, after));
  }
}

/**
 * Renews the watchers of a card that has become another one in place: its own abilities end and the new ones begin;
 * granted ones stay.
 */
export function renewWatchers(g: Engine, id: CardId): void {
  if (Object.values(g.state.watch).some((listed) => listed.some((watcher) => watcher.card === id)))
    removeFromIndex(g.state, id, (watcher) => watcher.def === undefined);
  addToIndex(g, id, workingOf(g, cardOf(g.state, id)));
}

/**
 * A list of live abilities by key. Without a prototype, engines store it as a hash table: objects with changing keys
 * would each get a hidden class of their own and be slow to read.
 */
function indexOf(watch: State["watch"]): Record<string, readonly Watcher[]> {
  return Object.assign(Object.create(null), watch);
}

function addToIndex(g: Engine, id: CardId, watches: readonly Watch[]): void {
  if (watches.length === 0) return;
  const next = indexOf(g.state.watch);
  const since = ++g.state.serial;
  for (const { on, ability } of watches) next[on] = [...(next[on] ?? []), { card: id, ability, since }];
  g.state.watch = next;
}

function removeFromIndex(state: State, id: CardId, which: (watcher: Watcher) => boolean = () => true): void {
  keepWatchers(state, (watcher) => watcher.card !== id || watcher.stays === true || !which(watcher));
}

function keepWatchers(state: State, keep: (watcher: Watcher) => boolean): void {
  const next = indexOf({});
  for (const on in state.watch) {
    const watchers = state.watch[on] ?? [];
    const left = watchers.every(keep) ? watchers : watchers.filter(keep);
    if (left.length > 0) next[on] = left;
  }
  state.watch = next;
}

/** An ability granted to a card. Some card of the pool must print it. */
export interface AbilityGrant {
  readonly def: string;
  readonly ability: number;
  /** Named moment at which it expires: see `expire`. */
  readonly until: string;
  /** True if it outlasts the card's stay (a delayed ability). Otherwise it ends when the card leaves. */
  readonly stays?: boolean;
}

/**
 * Grants a card an ability that it does not print.
 * @throws RangeError when the pool has no such ability.
 */
export function grantAbility(g: Engine, id: CardId, grant: AbilityGrant): void {
  const found = g.rules.cards[grant.def]?.watches.filter((watch) => watch.ability === grant.ability) ?? [];
  if (found.length === 0) throw new RangeError(`no ability ${grant.ability} of ${grant.def}`);
  const watcher: Watcher = { card: id, since: ++g.state.serial, ...grant };
  const next = indexOf(g.state.watch);
  for (const on of [GRANTED, ...found.map((watch) => watch.on)]) next[on] = [...(next[on] ?? []), watcher];
  g.state.watch = next;
}

export function hasGrants({ state }: Reader, id: CardId): boolean {
  return state.watch[GRANTED]?.some(({ card }) => card === id) === true;
}

/** Ends every granted ability that expires at this moment. */
export function expireGrants(g: Engine, moment: string): void {
  if (g.state.watch[GRANTED]?.some((watcher) => watcher.until === moment)) {
    keepWatchers(g.state, (watcher) => watcher.until !== moment);
  }
}

/** Rebuilds the index from the current cards, for positions set up by hand. Granted abilities end. */
export function rebuildWatch(g: Engine): void {
  const next = indexOf({});
  for (const card of g.state.cards) {
    for (const { on, ability } of workingOf(g, card))
      next[on] = [...(next[on] ?? []), { card: card.id, ability, since: card.stamp }];
  }
  g.state.watch = next;
}
