import { fromPlain } from "./plain";
import type { Card, State, TakebackPoint } from "./state";

/** JSON with sorted keys: equal values give equal text. */
export function canonical(value: unknown): string {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "null";
  if (Array.isArray(value)) {
    let text = "[";
    for (let i = 0; i < value.length; i++) text += i === 0 ? canonical(value[i]) : `,${canonical(value[i])}`;
    return `${text}]`;
  }
  if (typeof value === "object" && value !== null) return canonicalRecord(value as PlainRecord);
  return JSON.stringify(value) ?? "null";
}

type PlainRecord = Readonly<Record<string, unknown>>;

function canonicalRecord(value: PlainRecord): string {
  let text = "{";
  for (const key of Object.keys(value).sort()) {
    if (value[key] === undefined) continue;
    if (text.length > 1) text += ",";
    text += `${JSON.stringify(key)}:${canonical(value[key])}`;
  }
  return `${text}}`;
}

/** Cards are immutable, so the text of each is cached. */
const cards = new WeakMap<Card, string>();

function canonicalCard(card: Card): string {
  const known = cards.get(card);
  if (known !== undefined) return known;
  const text = canonicalRecord(fromPlain<PlainRecord>(card));
  cards.set(card, text);
  return text;
}

/** The text of a state. Most of it is shared with the state before. */
function canonicalState(state: State): string {
  const { cards: own, takebacks, announced, ...others } = state;
  // The count of forced answers is only a cache and not part of the game.
  const { forced: _forced, ...loop } = state.loop;
  const rest = { ...others, loop };
  const parts: Record<string, string> = { cards: `[${own.map(canonicalCard).join(",")}]` };
  parts.takebacks = `[${takebacks.map(canonicalPoint).join(",")}]`;
  if (announced !== undefined) parts.announced = canonicalPoint(announced);
  for (const [key, value] of Object.entries(rest)) if (value !== undefined) parts[key] = canonical(value);
  return recordOf(parts);
}

function canonicalPoint({ state, ...rest }: TakebackPoint): string {
  const parts: Record<string, string> = { state: canonicalState(state) };
  for (const [key, value] of Object.entries(rest)) parts[key] = canonical(value);
  return recordOf(parts);
}

/** The canonical text of a record whose values are already text. */
function recordOf(parts: Readonly<Record<string, string>>): string {
  const fields = Object.keys(parts)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${parts[key]}`);
  return `{${fields.join(",")}}`;
}

/** The hash of a record whose values are already canonical text. Equal to the hash of the record itself. */
export function hashRecord(parts: Readonly<Record<string, string>>): string {
  return hashText(recordOf(parts));
}

/** A 64-bit hash (two FNV-1a lanes) of a plain value, as 16 hex digits. The same in every JavaScript engine. */
export function hashPlain(value: unknown): string {
  return hashText(canonical(value));
}

function hashText(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (code + i), 0x01000193);
  }
  const hex = (n: number) => (n >>> 0).toString(16).padStart(8, "0");
  return hex(a) + hex(b);
}

/** The hash of a whole game state: equal states are the same game at the same decision. */
export function hashState(state: State): string {
  return hashText(canonicalState(state));
}
