import type { Action, View } from "../../kernel";

type Bag = Readonly<Record<string, unknown>>;

function isBag(value: unknown): value is Bag {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function shareList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const shared = after.map((item, i) => share(before[i], item));
  return before.length === after.length && shared.every((item, i) => item === before[i]) ? before : shared;
}

function shareBag(before: Bag, after: Bag): Bag {
  const keys = Object.keys(after);
  const shared: Record<string, unknown> = {};
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    shared[key] = share(before[key], after[key]);
    same = same && shared[key] === before[key] && Object.hasOwn(before, key);
  }
  return same ? before : shared;
}

/**
 * The new plain value, with every part that equals the old one being the old one: what did not change stays the
 * same object, so only what changed is drawn again.
 */
export function share<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return shareList(before, after) as T;
  if (isBag(before) && isBag(after)) return shareBag(before, after) as T;
  return after;
}

/** Actions that were there before are the same objects, wherever they now stand in the list. */
function shareActions(before: readonly Action[], after: readonly Action[]): readonly Action[] {
  if (before.length === 0 || after.length === 0) return share(before, after);
  const known = new Map(before.map((action) => [JSON.stringify(action), action]));
  const shared = after.map((action) => known.get(JSON.stringify(action)) ?? action);
  const same = before.length === shared.length && shared.every((action, i) => action === before[i]);
  return same ? before : shared;
}

/** The new view, with all that did not change being what it was. */
export function shareView(before: View | null, after: View): View {
  return before === null
    ? after
    : share(before, { ...after, actions: shareActions(before.actions, after.actions) });
}
