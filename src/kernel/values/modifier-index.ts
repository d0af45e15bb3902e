import type { Reader } from "../rules";
import type { CardId } from "../state/ids";
import { type Card, cardOf, type Modifier, type Watcher } from "../state/state";

/** Lists shorter than this are not indexed. */
const SHORT = 8;

interface Listed {
  /** For each listed ability, whether it changes only values of its own card. */
  readonly own: readonly boolean[];
  /** Abilities that may change a value of a card, by card id. Filled on demand. */
  readonly found: Map<CardId, readonly Watcher[]>;
}

/** Lists never change in place, so their index stays valid as long as they exist. */
const affecting = new WeakMap<readonly Watcher[], Listed>();
const byCard = new WeakMap<readonly Modifier[], Map<CardId, readonly Modifier[]>>();

function isOwn(g: Reader, { card, ability, def }: Watcher): boolean {
  return g.rules.abilities.isOwn?.(g, def ?? cardOf(g.state, card).def, ability) === true;
}

/** The listed abilities that may change a value of this card. Most change only values of their own card. */
export function watchersFor(g: Reader, watchers: readonly Watcher[], card: Card): readonly Watcher[] {
  if (watchers.length < SHORT) return watchers;
  let listed = affecting.get(watchers);
  if (listed === undefined) {
    listed = { own: watchers.map((watcher) => isOwn(g, watcher)), found: new Map() };
    affecting.set(watchers, listed);
  }
  let found = listed.found.get(card.id);
  if (found === undefined) {
    const { own } = listed;
    found = watchers.filter((watcher, i) => !own[i] || watcher.card === card.id);
    listed.found.set(card.id, found);
  }
  return found;
}

const NO_MODIFIERS: readonly Modifier[] = [];

/** The modifiers of this card for all values. */
export function modifiersOf(modifiers: readonly Modifier[], card: Card): readonly Modifier[] {
  if (modifiers.length < SHORT) return modifiers;
  let cards = byCard.get(modifiers);
  if (cards === undefined) {
    const lists = new Map<CardId, Modifier[]>();
    for (const modifier of modifiers) {
      const list = lists.get(modifier.card);
      if (list === undefined) lists.set(modifier.card, [modifier]);
      else list.push(modifier);
    }
    cards = lists;
    byCard.set(modifiers, lists);
  }
  return cards.get(card.id) ?? NO_MODIFIERS;
}
