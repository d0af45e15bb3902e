import type { DeckList } from "../../decks/deck-list";

/**
 * Joins two changes of one deck that were made in two tabs.
 * @param base what both began with.
 * @param own the change to add.
 * @param other what is saved by now.
 * @returns the other's deck with everything that was changed here. A name that both changed is this tab's; notes that
 * both changed stand one below the other. A pool never changes.
 */
export function mergeDecks(base: DeckList, own: DeckList, other: DeckList): DeckList {
  const pool = other.pool ?? own.pool;
  return {
    name: own.name === base.name ? other.name : own.name,
    cards: mergeList(base.cards, own.cards, other.cards),
    side: mergeList(base.side, own.side, other.side),
    tags: mergeSet(base.tags, own.tags, other.tags),
    notes: mergeNotes(base.notes, own.notes, other.notes),
    unread: mergeList(base.unread, own.unread, other.unread),
    ...(pool && { pool }),
  };
}

type Names = readonly string[];

const copiesIn = (names: Names, name: string): number => names.filter((one) => one === name).length;

/** Adds to the other list what was added here, and takes away what was taken away here. */
function mergeList(base: Names, own: Names, other: Names): Names {
  const merged = [...other];
  for (const name of new Set([...base, ...own])) {
    const change = copiesIn(own, name) - copiesIn(base, name);
    for (let i = 0; i < change; i++) merged.push(name);
    for (let i = change; i < 0; i++) {
      const at = merged.lastIndexOf(name);
      if (at >= 0) merged.splice(at, 1);
    }
  }
  return merged;
}

/** The same for a list that holds everything once. */
function mergeSet(base: Names, own: Names, other: Names): Names {
  const removed = base.filter((tag) => !own.includes(tag));
  return [...new Set([...other, ...own.filter((tag) => !base.includes(tag))])].filter(
    (tag) => !removed.includes(tag),
  );
}

function mergeNotes(base: string, own: string, other: string): string {
  if (own === base || own === other) return other;
  return other === base ? own : `${other}\n\n${own}`;
}
