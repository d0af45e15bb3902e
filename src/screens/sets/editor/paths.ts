import type { Path } from "../../../language/grammar";

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The part of a value at a path; undefined if there is none. */
export const getIn = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, step) => (Object.hasOwn(Object(part), step) ? Reflect.get(Object(part), step) : undefined),
    value,
  );

/** A value with another part at a path. A part of a record that becomes undefined is left out. */
export function setIn(value: unknown, [step, ...rest]: Path, next: unknown): unknown {
  if (step === undefined) return next;
  const inner = setIn(Reflect.get(Object(value), step), rest, next);
  if (Array.isArray(value)) {
    const at = Number(step);
    return inner === undefined
      ? value.filter((_, i) => i !== at)
      : [...value.slice(0, at), inner, ...value.slice(at + 1)];
  }
  const { [step]: _gone, ...others } = Object(value) as Values;
  // A part that was there keeps its place.
  if (inner !== undefined && Object.hasOwn(Object(value), step))
    return { ...(value as Values), [step]: inner };
  return inner === undefined ? others : { ...others, [step]: inner };
}

/** The records on the way to a path, the innermost first. */
export function recordsAround(value: unknown, path: Path): readonly Values[] {
  const found: Values[] = [];
  for (let end = path.length - 1; end >= 0; end--) {
    const around = getIn(value, path.slice(0, end));
    if (isRecord(around)) found.push(around);
  }
  return found;
}

/** A list with one item in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}
