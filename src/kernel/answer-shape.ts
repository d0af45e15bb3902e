import type { Action, Answer, Decision } from "./decision";
import type { Plain } from "./plain";

const DEEPEST = 12;

function whole(n: unknown): n is number {
  return typeof n === "number" && Number.isSafeInteger(n);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPlain(value: unknown, depth = 0): value is Plain {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || depth >= DEEPEST) return false;
  if (!Array.isArray(value) && Object.prototype.toString.call(value) !== "[object Object]") return false;
  return Object.values(value).every((inner) => inner === undefined || isPlain(inner, depth + 1));
}

function isCell(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(whole);
}

function isAction(value: unknown): value is Action {
  if (!isRecord(value) || typeof value.type !== "string") return false;
  const { card, target, cell, data } = value;
  const named = [card, target].every((id) => id === undefined || whole(id));
  const placed = cell === undefined || isCell(cell);
  return named && placed && (data === undefined || (isRecord(data) && isPlain(data)));
}

/** Does this have the shape of an answer, with only plain data in it? */
export function isAnswer(value: unknown): value is Answer {
  if (!isRecord(value) || !whole(value.seat)) return false;
  switch (value.do) {
    case "act":
    case "anytime":
      return isAction(value.action);
    case "pick":
      return Array.isArray(value.picks) && value.picks.every(whole);
    case "arrange":
      return Array.isArray(value.order) && value.order.every(whole);
    case "amount":
      return whole(value.amount);
    case "confirm":
      return typeof value.yes === "boolean";
    case "name":
      return typeof value.name === "string";
    case "place":
      return isCell(value.cell);
    default:
      return false;
  }
}

/** Are these distinct valid indexes into a list of this length? */
function indexes(given: readonly number[], length: number): boolean {
  return new Set(given).size === given.length && given.every((i) => i >= 0 && i < length);
}

/** Does the answer fit the question? Not for `act`. */
export function fits(decision: Decision, answer: Answer): boolean {
  if (decision.kind === "pick" && answer.do === "pick") {
    const n = answer.picks.length;
    return indexes(answer.picks, decision.options.length) && n >= decision.min && n <= decision.max;
  }
  if (decision.kind === "arrange" && answer.do === "arrange") {
    const n = decision.options.length;
    return answer.order.length === n && indexes(answer.order, n);
  }
  if (decision.kind === "amount" && answer.do === "amount") {
    return answer.amount >= decision.min && answer.amount <= decision.max;
  }
  if (decision.kind === "name" && answer.do === "name") return decision.names.includes(answer.name);
  if (decision.kind === "place" && answer.do === "place") {
    return decision.cells.some(([x, y]) => x === answer.cell[0] && y === answer.cell[1]);
  }
  return decision.kind === "confirm" && answer.do === "confirm";
}
