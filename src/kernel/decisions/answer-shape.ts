import type { Plain } from "../state/plain";
import type { Action, Answer } from "./decision";

const DEEPEST = 12;
const LONGEST_TEXT = 2000;
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

function whole(n: unknown): n is number {
  return typeof n === "number" && Number.isSafeInteger(n);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Whether this is a plain value, without harmful text or keys.
 * @param deepest how many levels of lists and records it may have.
 */
export function isPlain(value: unknown, deepest = DEEPEST): value is Plain {
  if (value === null || typeof value === "boolean") return true;
  if (typeof value === "string") return value.length <= LONGEST_TEXT;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || deepest <= 0) return false;
  if (Array.isArray(value)) return isListOf(value, (inner) => isPlain(inner, deepest - 1));
  if (Object.prototype.toString.call(value) !== "[object Object]") return false;
  return Object.entries(value).every(
    ([key, inner]) =>
      !FORBIDDEN_KEYS.has(key) &&
      key.length <= LONGEST_TEXT &&
      (inner === undefined || isPlain(inner, deepest - 1)),
  );
}

/** Whether this is a list without holes. Most list functions skip holes, so a test over the items would miss them. */
function isListOf(value: unknown, test: (item: unknown) => boolean): value is readonly unknown[] {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i++) if (!Object.hasOwn(value, i) || !test(value[i])) return false;
  return true;
}

const hasOnly = (value: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  Object.keys(value).every((key) => keys.includes(key));

function isCell(value: unknown): boolean {
  return isListOf(value, whole) && value.length === 2;
}

const ACTION_KEYS = ["type", "card", "target", "cell", "data", "cells", "targets"];

function isAction(value: unknown): value is Action {
  if (!isRecord(value) || typeof value.type !== "string" || !hasOnly(value, ACTION_KEYS)) return false;
  const { card, target, cell, data, cells = [], targets = [] } = value;
  const named = [card, target].every((id) => id === undefined || whole(id));
  const placed = cell === undefined || isCell(cell);
  const offered = isListOf(cells, isCell) && isListOf(targets, whole);
  return named && placed && offered && (data === undefined || (isRecord(data) && isPlain(data)));
}

/** The field that holds the value of each kind of answer. */
export const ANSWER_FIELDS = {
  act: "action",
  anytime: "action",
  pick: "picks",
  arrange: "order",
  amount: "amount",
  allot: "amounts",
  confirm: "yes",
  name: "name",
  place: "cell",
} as const satisfies Readonly<Record<Answer["do"], string>>;

const isListOfNumbers = (value: unknown) => isListOf(value, whole);

/** Checks the shape of each field. */
const IS_VALUE: Readonly<Record<Answer["do"], (value: unknown) => boolean>> = {
  act: isAction,
  anytime: isAction,
  pick: isListOfNumbers,
  arrange: isListOfNumbers,
  amount: whole,
  allot: isListOfNumbers,
  confirm: (value) => typeof value === "boolean",
  name: (value) => typeof value === "string",
  place: isCell,
};

/** Whether this has the shape of an answer, with only plain data in it. */
export function isAnswer(value: unknown): value is Answer {
  if (!isRecord(value) || !whole(value.seat) || typeof value.do !== "string") return false;
  if (!Object.hasOwn(ANSWER_FIELDS, value.do)) return false;
  const kind = value.do as Answer["do"];
  const field = ANSWER_FIELDS[kind];
  return hasOnly(value, ["seat", "do", field]) && IS_VALUE[kind](value[field]);
}
