import type { Engine } from "./engine";
import type { Watch } from "./rules";
import { type Card, type CardId, cardOf, NONE, type State, type Watcher } from "./state";

/**
 * Granted abilities are also listed under this key, so that a card with no ability is dropped from the index
 * at no cost.
 */
const GRANTED = "@lent";

function watchesOf(g: Engine, card: Card): readonly Watch[] {
  return g.rules.cards[card.def]?.watches ?? [];
}

/** Do this card's abilities work where it is? */
export function isLive(g: Engine, card: Card): boolean {
  return card.zone !== NONE && g.rules.isLive(g, card);
}

/** The watching card, under the name of the definition that prints the ability. */
export function sourceOf(state: Pick<State, "cards">, watcher: Watcher): Card {
  const card = cardOf(state, watcher.card);
  return watcher.def === undefined ? card : { ...card, def: watcher.def };
}

/** Adds the watchers of a card that has become live. Called before the event of the change. */
export function addWatchers(g: Engine, before: Card, after: Card): void {
  if (watchesOf(g, after).length === 0 || isLive(g, before) || !isLive(g, after)) return;
  addToIndex(g, after);
}

/**
 * Removes the watchers of a card that is no longer live. Called after the event of the change, so that "when
 * this leaves" still triggers.
 */
export function removeWatchers(g: Engine, before: Card, after: Card): void {
  if (watchesOf(g, after).length === 0 && g.state.watch[GRANTED] === undefined) return;
  if (isLive(g, before) && !isLive(g, after)) removeFromIndex(g.state, before.id);
}

/**
 * Replaces the watchers of cards that have become other cards in place.
 * @param before the cards as they were.
 */
export function replaceWatchers(g: Engine, before: readonly Card[]): void {
  for (const card of before) {
    if (watchesOf(g, card).length > 0 && isLive(g, card)) removeFromIndex(g.state, card.id);
  }
  for (const { id } of before) {
    const after = cardOf(g.state, id);
    if (watchesOf(g, after).length > 0 && isLive(g, after)) addToIndex(g, after);
  }
}

function addToIndex(g: Engine, card: Card): void {
  const next: Record<string, readonly Watcher[]> = { ...g.state.watch };
  const since = ++g.state.serial;
  for (const { on, ability } of watchesOf(g, card)) {
    next[on] = [...(next[on] ?? []), { card: card.id, ability, since }];
  }
  g.state.watch = next;
}

function removeFromIndex(state: State, id: CardId): void {
  keepWatchers(state, (watcher) => watcher.card !== id || watcher.stays === true);
}

function keepWatchers(state: State, keep: (watcher: Watcher) => boolean): void {
  const next: Record<string, readonly Watcher[]> = {};
  for (const [on, watchers] of Object.entries(state.watch)) {
    const left = watchers.filter(keep);
    if (left.length > 0) next[on] = left;
  }
  state.watch = next;
}

/** An ability granted to a card: one printed on some card of the pool. */
export interface AbilityGrant {
  readonly def: string;
  readonly ability: number;
  /** Named moment at which it ends: see `expire`. */
  readonly until: string;
  /** True when it outlasts the card's stay (a delayed ability); otherwise it ends when the card leaves. */
  readonly stays?: boolean;
}

/**
 * Grants a card an ability that it does not print.
 * @throws RangeError when the pool has no such ability.
 */
export function grantAbility(g: Engine, id: CardId, loan: AbilityGrant): void {
  const found = g.rules.cards[loan.def]?.watches.filter((watch) => watch.ability === loan.ability) ?? [];
  if (found.length === 0) throw new RangeError(`no ability ${loan.ability} of ${loan.def}`);
  const watcher: Watcher = { card: id, since: ++g.state.serial, ...loan };
  const next: Record<string, readonly Watcher[]> = { ...g.state.watch };
  for (const on of [GRANTED, ...found.map((watch) => watch.on)]) next[on] = [...(next[on] ?? []), watcher];
  g.state.watch = next;
}

/** Ends every granted ability that lasts until this moment. */
export function expireGrants(g: Engine, moment: string): void {
  if (g.state.watch[GRANTED]?.some((watcher) => watcher.until === moment)) {
    keepWatchers(g.state, (watcher) => watcher.until !== moment);
  }
}

/** Rebuilds the index from the cards as they are: for positions laid out by hand. Granted abilities end. */
export function rebuildWatch(g: Engine): void {
  const next: Record<string, Watcher[]> = {};
  for (const card of g.state.cards) {
    if (!isLive(g, card)) continue;
    for (const { on, ability } of watchesOf(g, card)) {
      const listed = next[on] ?? [];
      listed.push({ card: card.id, ability, since: card.stamp });
      next[on] = listed;
    }
  }
  g.state.watch = next;
}
