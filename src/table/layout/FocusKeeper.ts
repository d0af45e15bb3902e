import { type RefObject, useEffect, useRef } from "react";
import { useMatch } from "../state/match";
import { useTable } from "../state/table";

const ZONES = {
  hand: "[data-hand]",
  grid: "[data-grid]",
  row: "[data-row]",
  option: "[data-option]",
} as const;
type ZoneName = keyof typeof ZONES;
const NAMES = Object.keys(ZONES) as ZoneName[];

/** The element that had the focus last. */
interface Last {
  readonly element: Element;
  readonly card: string | undefined;
  /** Place among the cards of its zone. */
  readonly index: number;
  readonly zone: ZoneName | null;
}

function describe(element: Element): Last {
  const card = element.closest<HTMLElement>("[data-card]");
  const zone = NAMES.find((name) => element.closest(ZONES[name])) ?? null;
  const cards = zone === null ? null : element.closest(ZONES[zone])?.querySelectorAll("[data-card]");
  return { element, card: card?.dataset.card, index: card ? [...(cards ?? [])].indexOf(card) : -1, zone };
}

/** Where focus goes when its element is gone: the same card elsewhere, its neighbour, else the main button. */
function heir(root: HTMLElement, last: Last | null): HTMLElement | null {
  // It was on the previous screen, or on the curtain.
  if (last === null) return root.querySelector<HTMLElement>("[data-main]");
  const same = last.card === undefined ? null : root.querySelector<HTMLElement>(`[data-card="${last.card}"]`);
  if (same) return same;
  if (last.zone === "option")
    return root.querySelector<HTMLElement>('[data-option][tabindex="0"], [data-main]');
  if (last.zone !== null) {
    const cards = [...root.querySelectorAll<HTMLElement>(`${ZONES[last.zone]} [data-card]`)];
    const next = cards[Math.min(Math.max(0, last.index), cards.length - 1)];
    if (next) return next;
  }
  return root.querySelector<HTMLElement>("[data-main]");
}

/**
 * Keeps focus on the table: when the focused element is removed, one near it takes over. Renders nothing, so that it may
 * look at every change of the table.
 */
export function FocusKeeper({ root }: { root: RefObject<HTMLElement | null> }) {
  const last = useRef<Last | null>(null);
  const table = useTable((s) => s);
  const match = useMatch((s) => s);
  const { view, gesture, byKeyboard } = table;

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const remember = (event: FocusEvent) => {
      if (event.target instanceof Element) last.current = describe(event.target);
    };
    element.addEventListener("focusin", remember);
    return () => element.removeEventListener("focusin", remember);
  }, [root]);

  // It runs after every change of the table and the match: any of them may have taken the focused element away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the page, which these have changed.
  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    // Focus is nowhere, too, while it moves to another element, and after a press on the ground.
    if (isNowhere && !last.current?.element.isConnected && root.current)
      heir(root.current, last.current)?.focus();
  }, [table, match]);

  // By keyboard: a card is armed, or something on the mat is asked for. Focus goes to the first that may be chosen.
  const { decision } = view;
  const isAsked = decision?.seat === view.viewer && (decision.kind === "place" || decision.kind === "pick");
  const question = isAsked ? decision : null;
  useEffect(() => {
    if (!byKeyboard || (gesture.at !== "aiming" && question === null) || !root.current) return;
    const spots = root.current.querySelectorAll<HTMLElement>(
      '[data-legal], [data-mark="target"], :is([data-grid], [data-row]) [data-mark="pickable"]',
    );
    const first = [...spots].find((spot) => spot.tabIndex === 0) ?? spots[0];
    first?.focus();
  }, [byKeyboard, gesture, question, root]);

  return null;
}
