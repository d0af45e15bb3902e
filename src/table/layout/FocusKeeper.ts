import { type RefObject, useEffect, useRef } from "react";
import { type AttributeName, attributeOf, cardElement, selector } from "../dom/attributes";
import { useTable } from "../state/table";

const ZONES = ["hand", "grid", "row", "option"] as const satisfies readonly AttributeName[];
type ZoneName = (typeof ZONES)[number];

const MAIN = selector("main");
/** Elements of the table that can be chosen. */
const SPOTS = [
  selector("legal"),
  selector("mark", "target"),
  `:is(${selector("grid")}, ${selector("row")}, ${selector("hand")}) ${selector("mark", "pickable")}`,
].join();

/** The element that had the focus last. */
interface Last {
  readonly element: Element;
  readonly card: string | undefined;
  /** Index among the cards of its zone. */
  readonly index: number;
  readonly zone: ZoneName | null;
}

function describe(element: Element): Last {
  const card = element.closest(selector("card"));
  const zone = ZONES.find((name) => element.closest(selector(name))) ?? null;
  const cards = zone === null ? null : element.closest(selector(zone))?.querySelectorAll(selector("card"));
  const index = card ? [...(cards ?? [])].indexOf(card) : -1;
  return { element, card: attributeOf(card, "card"), index, zone };
}

/** Where focus goes when its element is gone: the same card elsewhere, its neighbour, otherwise the main button. */
function focusSuccessor(root: HTMLElement, last: Last | null): HTMLElement | null {
  // It was on the previous screen, or on the curtain.
  if (last === null) return root.querySelector<HTMLElement>(MAIN);
  const same = last.card === undefined ? null : cardElement(root, last.card);
  if (same) return same;
  if (last.zone === "option")
    return root.querySelector<HTMLElement>(`${selector("option")}[tabindex="0"], ${MAIN}`);
  if (last.zone !== null) {
    const cards = [...root.querySelectorAll<HTMLElement>(`${selector(last.zone)} ${selector("card")}`)];
    const next = cards[Math.min(Math.max(0, last.index), cards.length - 1)];
    if (next) return next;
  }
  return root.querySelector<HTMLElement>(MAIN);
}

/**
 * Keeps focus on the table: when the focused element is removed, one near it takes over. Renders nothing, so that it
 * can check every change of the table.
 */
export function FocusKeeper({ root }: { root: RefObject<HTMLElement | null> }) {
  const last = useRef<Last | null>(null);
  const table = useTable((s) => s);
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

  // It runs after every change of the table: any of them may have taken the focused element away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the page, which these have changed.
  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    // No element has focus, either, while it moves to another element, and after a press on the ground.
    if (isNowhere && !last.current?.element.isConnected && root.current)
      focusSuccessor(root.current, last.current)?.focus();
  }, [table]);

  // By keyboard, when a card is armed or the prompt asks for something on the mat, focus moves to the first option.
  const { decision } = view;
  const isAsked = decision?.seat === view.viewer && (decision.kind === "place" || decision.kind === "pick");
  const question = isAsked ? decision : null;
  useEffect(() => {
    if (!byKeyboard || (gesture.kind !== "aiming" && question === null) || !root.current) return;
    const spots = root.current.querySelectorAll<HTMLElement>(SPOTS);
    const first = [...spots].find((spot) => spot.tabIndex === 0) ?? spots[0];
    first?.focus();
  }, [byKeyboard, gesture, question, root]);

  return null;
}
