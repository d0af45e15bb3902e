/** Maximum nesting of copied lists and records. */
const MAX_DEPTH = 64;
/** Maximum number of items in one list, or of keys in one record. Below the limit for reading. */
const MAX_LENGTH = 50_000;
/** Maximum number of values in the copy. */
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

/** The JSON form of bytes or a date, or undefined for other objects. */
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
 * Copies any value so that the copy can always be written as JSON. Values that JSON cannot hold, such as a BigInt or a
 * circular reference, become a description; values beyond the limits are cut.
 * @param characters limit for all texts together.
 */
export function plainCopy(value: unknown, characters: number): unknown {
  return copyOf(value, { values: MAX_VALUES, characters }, []);
}
