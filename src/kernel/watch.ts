import type { Engine } from "./engine";
import { type Card, type State, type Watcher, zoneById } from "./state";

function watchesOf(g: Engine, card: Card) {
  return g.rules.cards[card.def]?.watches ?? [];
}

function live(g: Engine, card: Card): boolean {
  return zoneById(g.state, card.zone) !== undefined && g.rules.isLive(g, card);
}

/** Lists the abilities of a card that has become live. Called before the event of the change. */
export function watchIn(g: Engine, before: Card, after: Card): void {
  const watches = watchesOf(g, after);
  if (watches.length === 0 || live(g, before) || !live(g, after)) return;
  const next: Record<string, readonly Watcher[]> = { ...g.state.watch };
  for (const { on, ability } of watches) next[on] = [...(next[on] ?? []), { card: after.id, ability }];
  g.state.watch = next;
}

/** Drops the abilities of a card that is no longer live. Called after the event of the change, so that "when this
 *  leaves" is still heard. */
export function watchOut(g: Engine, before: Card, after: Card): void {
  const watches = watchesOf(g, after);
  if (watches.length === 0 || !live(g, before) || live(g, after)) return;
  unlist(g.state, before);
}

function unlist(state: State, card: Card): void {
  const next: Record<string, readonly Watcher[]> = {};
  for (const [on, watchers] of Object.entries(state.watch)) {
    const left = watchers.filter((watcher) => watcher.card !== card.id);
    if (left.length > 0) next[on] = left;
  }
  state.watch = next;
}

/** Rebuilds the index from the cards as they lie: for positions laid out by hand. */
export function rebuildWatch(g: Engine): void {
  const next: Record<string, Watcher[]> = {};
  for (const card of g.state.cards) {
    if (!live(g, card)) continue;
    for (const { on, ability } of watchesOf(g, card)) {
      const list = next[on] ?? [];
      list.push({ card: card.id, ability });
      next[on] = list;
    }
  }
  g.state.watch = next;
}
