import type { Offer, View } from "../../kernel";

type PlainRecord = Readonly<Record<string, unknown>>;

function isPlainRecord(value: unknown): value is PlainRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function shareList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const shared = after.map((item, i) => shareStructure(before[i], item));
  return before.length === after.length && shared.every((item, i) => item === before[i]) ? before : shared;
}

function shareRecord(before: PlainRecord, after: PlainRecord): PlainRecord {
  const keys = Object.keys(after);
  const shared: Record<string, unknown> = {};
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    shared[key] = shareStructure(before[key], after[key]);
    same = same && shared[key] === before[key] && Object.hasOwn(before, key);
  }
  return same ? before : shared;
}

/**
 * Returns the new plain value with equal parts replaced by the old objects, so that memoised components skip what did
 * not change.
 */
export function shareStructure<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return shareList(before, after) as T;
  if (isPlainRecord(before) && isPlainRecord(after)) return shareRecord(before, after) as T;
  return after;
}

/** Caches the text of each list, because many offers may share one. */
const texts = new WeakMap<object, string>();

function textOf(list: readonly unknown[] | undefined): string {
  if (list === undefined) return "";
  const text = texts.get(list) ?? JSON.stringify(list);
  texts.set(list, text);
  return text;
}

function nameOf({ cells, targets, ...action }: Offer): string {
  return `${JSON.stringify(action)}${textOf(cells)}${textOf(targets)}`;
}

/** Equal actions are the same objects, whatever their position in the list. */
function shareActions(before: readonly Offer[], after: readonly Offer[]): readonly Offer[] {
  if (before.length === 0 || after.length === 0) return shareStructure(before, after);
  const known = new Map(before.map((action) => [nameOf(action), action]));
  const shared = after.map((action) => known.get(nameOf(action)) ?? action);
  const same = before.length === shared.length && shared.every((action, i) => action === before[i]);
  return same ? before : shared;
}

/** The new view, reusing all unchanged parts of the old one. */
export function shareView(before: View | null, after: View): View {
  return before === null
    ? after
    : shareStructure(before, { ...after, actions: shareActions(before.actions, after.actions) });
}
