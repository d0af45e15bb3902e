import { act, fireEvent } from "@testing-library/react";
import { focused, type Heard, isIn, rootOf } from "./tree";

const FOCUSABLE = "button, a[href], input, select, textarea, summary, [tabindex]";
/** Presses of one key before an element counts as unreachable. */
const REACH = 200;

const ARROWS: readonly (readonly [key: string, dx: number, dy: number])[] = [
  ["ArrowUp", 0, 1],
  ["ArrowDown", 0, -1],
  ["ArrowLeft", -1, 0],
  ["ArrowRight", 1, 0],
];

const isButton = (element: Element) => /^(BUTTON|A|SUMMARY)$/.test(element.tagName);

function tabStops(): readonly HTMLElement[] {
  return [...rootOf().querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.hasAttribute("disabled") &&
      element.closest("[inert], [hidden], [aria-hidden=true]") === null,
  );
}

/** Moves the focus to the next tab stop in the order of the page, and from the last one to the first. */
function moveOn(): void {
  const stops = tabStops();
  const at = document.activeElement ?? document.body;
  const isAfter = (stop: HTMLElement) =>
    (at.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  (stops.find(isAfter) ?? stops[0])?.focus();
}

/** Presses a key, and does what browsers do unless the page prevents it. */
export function press(key: string): void {
  const target = document.activeElement ?? document.body;
  const isLeftToBrowser = fireEvent.keyDown(target, { key });
  act(() => {
    if (!isLeftToBrowser) return;
    if (key === "Tab") moveOn();
    else if (key === "Escape") document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
    else if ((key === "Enter" || key === " ") && isButton(target)) fireEvent.click(target);
  });
  fireEvent.keyUp(target, { key });
}

/** @returns whether the focus has moved, which a screen reader announces. */
function moves(key: string): boolean {
  const before = document.activeElement;
  press(key);
  return document.activeElement !== before;
}

/** The nearest named thing around an element. */
const placeOf = (node: Heard | null) => node?.within.find(({ name }) => name !== "");

function isBeside(one: Heard | null, other: Heard): boolean {
  const [here, there] = [placeOf(one), placeOf(other)];
  return here !== undefined && here.name === there?.name && here.role === there.role;
}

const isSame = (one: Heard | null, other: Heard): boolean =>
  one?.name === other.name && one.role === other.role && isBeside(one, other);

/** Moves the focus along a row, from its start to its end. */
function walkAlong(goal: Heard): boolean {
  moves("Home");
  for (let i = 0; i < REACH; i++) {
    if (isSame(focused(), goal)) return true;
    if (!moves("ArrowRight")) return false;
  }
  return false;
}

/** The column and row that a name ends with or contains. */
function cellIn(name: string | undefined): readonly [number, number] | null {
  const found = /column (-?\d+), row (-?\d+)/.exec(name ?? "");
  return found && [Number(found[1]), Number(found[2])];
}

/** Moves the focus to a cell of a board, the most direct way first. */
function walkTo(goal: Heard): boolean {
  const [x, y] = cellIn(goal.name) ?? [0, 0];
  const tried = new Map<string, number>();
  for (let i = 0; i < REACH; i++) {
    const now = focused();
    if (isSame(now, goal)) return true;
    const at = cellIn(now?.name);
    if (at === null) return false;
    const left = ([, dx, dy]: (typeof ARROWS)[number]) => Math.abs(x - at[0] - dx) + Math.abs(y - at[1] - dy);
    const times = ([key]: (typeof ARROWS)[number]) => tried.get(`${at} ${key}`) ?? 0;
    const [way] = [...ARROWS].sort((a, b) => times(a) - times(b) || left(a) - left(b));
    if (way === undefined) return false;
    tried.set(`${at} ${way[0]}`, times(way) + 1);
    moves(way[0]);
  }
  return false;
}

/**
 * Moves the focus to an element: by the keys for the hand and the board, by Tab from stop to stop, and by arrows
 * inside.
 * @returns whether it was reached
 */
export function goTo(goal: Heard): boolean {
  if (isIn(goal, "grid")) press(isIn(goal, "grid", /: Hand, /) ? "h" : "b");
  for (let i = 0; i < REACH; i++) {
    if (isSame(focused(), goal)) return true;
    if (isBeside(focused(), goal) && (cellIn(goal.name) === null ? walkAlong(goal) : walkTo(goal)))
      return true;
    press("Tab");
  }
  return false;
}
