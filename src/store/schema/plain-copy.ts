/** Levels of lists and records that are copied. */
const MAX_DEPTH = 64;
/** Items of one list, or keys of one record: fewer than may be read again. */
const MAX_LENGTH = 50_000;
/** All values of the copy. */
const MAX_VALUES = 1_000_000;

interface Budget {
  values: number;
  characters: number;
}

function cut(text: string, budget: Budget): string {
  const kept = text.slice(0, Math.max(0, budget.characters));
  budget.characters -= text.length;
  return kept.length < text.length ? `${kept} (cut)` : text;
}

/** What JSON makes of an object that is neither a list nor a record; undefined for those. */
function special(value: object): unknown {
  if (ArrayBuffer.isView(value)) return `(${value.byteLength} bytes)`;
  return value instanceof Date ? value.toJSON() : undefined;
}

function copyList(list: readonly unknown[], budget: Budget, above: readonly object[]): unknown[] {
  const copy: unknown[] = [];
  for (let i = 0; i < Math.min(list.length, MAX_LENGTH) && budget.values > 0; i++)
    copy.push(copyOf(list[i], budget, above));
  if (copy.length < list.length) copy.push(`(${list.length - copy.length} more)`);
  return copy;
}

function copyRecord(record: object, budget: Budget, above: readonly object[]): object {
  const entries: [string, unknown][] = [];
  for (const key in record) {
    if (!Object.hasOwn(record, key)) continue;
    if (entries.length >= MAX_LENGTH || budget.values <= 0) {
      entries.push(["(more)", true]);
      break;
    }
    entries.push([cut(key, budget), copyOf(Reflect.get(record, key), budget, above)]);
  }
  return Object.fromEntries(entries);
}

function copyOf(value: unknown, budget: Budget, above: readonly object[]): unknown {
  budget.values--;
  if (typeof value === "string") return cut(value, budget);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value !== "object" || value === null) return value;
  if (above.includes(value)) return "(again)";
  if (above.length >= MAX_DEPTH) return "(too deep)";
  const found = special(value);
  if (found !== undefined) return found;
  const inside = [...above, value];
  return Array.isArray(value) ? copyList(value, budget, inside) : copyRecord(value, budget, inside);
}

/**
 * A copy of anything at all that can always be written as JSON. What JSON cannot hold (a BigInt, a value that holds
 * itself) is named in its place, and what is beyond every measure is cut.
 * @param characters of all texts in it.
 */
export function plainCopy(value: unknown, characters: number): unknown {
  return copyOf(value, { values: MAX_VALUES, characters }, []);
}
