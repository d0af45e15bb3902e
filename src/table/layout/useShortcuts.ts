import { type RefObject, useEffect } from "react";
import { useSettings } from "../../store/settings/settings";
import { attributeOf, cardElement, selector } from "../dom/attributes";
import { pressOnce } from "../dom/held-keys";
import { takeBack } from "../parts/actions/take-back";
import { pressMain } from "../state/answers";
import { useHost } from "../state/host";
import { type TableCommands, useCommands } from "../state/match";
import { type TableStore, useTableStore } from "../state/table";
import { BACK } from "../viewmodel/card-actions";
import { type Shortcut, seatOfKey } from "../viewmodel/keys";
import { farSeats } from "../viewmodel/zones";

/** True when keys belong to the element itself. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=range]), textarea, select, dialog[open]") !== null
  );
}

/** Space presses the main button unless it would press another button. Cards are pressed with Enter. */
function ownsSpace(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("button, a, input, [role=button]") !== null &&
    !target.closest(selector("card"))
  );
}

function focusOn(root: HTMLElement | null, selector: string): void {
  root?.querySelector<HTMLElement>(selector)?.focus();
}

/** Backs out of one thing, in this order: gesture, inspector, all mats, refusal, announcement. */
function backOut(store: TableStore): void {
  const { gesture, subject, refusal, view, allMats, input, inspect, showAllMats, forget, send } =
    store.getState();
  const back = view.anytime.find(({ type }) => type === BACK);
  if (gesture.kind !== "idle") {
    const { card } = gesture;
    input({ kind: "cancel" });
    cardElement(document, card)?.focus();
  } else if (subject !== null) inspect(null);
  else if (allMats) showAllMats(false);
  else if (refusal !== null || back === undefined) forget();
  else send({ seat: view.viewer, do: "anytime", action: back });
}

function toggleTimeOut(store: TableStore): void {
  const { view, send } = store.getState();
  const action = view.anytime.find(({ type }) => type === "time-out" || type === "end-time-out");
  if (action) send({ seat: view.viewer, do: "anytime", action });
}

function toggleAllMats(store: TableStore): void {
  const { view, allMats, showAllMats } = store.getState();
  if (view.seats.length > 2) showAllMats(!allMats);
}

function inspectFocused(store: TableStore): void {
  const card = attributeOf(document.activeElement, "card");
  const { subject, pinned, inspect } = store.getState();
  if (card !== undefined) inspect({ kind: "card", card: Number(card) }, true);
  else if (subject !== null) inspect(subject, !pinned);
}

/** What each key does. */
function actionsOfKeys(
  store: TableStore,
  commands: TableCommands,
  root: RefObject<HTMLElement | null>,
): Readonly<Record<Shortcut, () => void>> {
  return {
    Escape: () => backOut(store),
    u: () => takeBack(commands, store),
    l: () => focusOn(root.current, `${selector("log")} > li:last-child > button:last-of-type`),
    r: () => store.getState().match.reaction !== null && commands.takeReaction?.(),
    t: () => toggleTimeOut(store),
    h: () => focusOn(root.current, `${selector("hand")} [tabindex="0"]`),
    b: () => focusOn(root.current, `:is(${selector("grid")}, ${selector("row")}) [tabindex="0"]`),
    v: () => toggleAllMats(store),
    g: () => focusOn(root.current, `${selector("coach")} button`),
    i: () => inspectFocused(store),
    m: () => store.getState().showPrompt(!store.getState().promptOpen),
    "?": () => store.getState().open({ kind: "shortcuts" }),
    "+": () => store.getState().camera?.zoomIn(),
    "=": () => store.getState().camera?.zoomIn(),
    "-": () => store.getState().camera?.zoomOut(),
    "0": () => store.getState().camera?.fit(),
  };
}

/**
 * The keys of the table, see the shortcut sheet, and the right mouse button, which backs out. They work wherever focus
 * is, except while the player types.
 */
export function useShortcuts(root: RefObject<HTMLElement | null>): void {
  const store = useTableStore();
  const commands = useCommands();
  const { onMain } = useHost();
  useEffect(() => {
    const perform = actionsOfKeys(store, commands, root);
    const isShortcut = (key: string): key is Shortcut => Object.hasOwn(perform, key);
    const keydown = (event: KeyboardEvent) => {
      store.getState().setByKeyboard(true);
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === " ") {
        if (ownsSpace(event.target)) return;
        event.preventDefault();
        if (event.repeat) return;
        if (onMain === undefined) pressMain(store);
        else onMain();
        return;
      }
      const isCharacter = event.key.length === 1;
      // Speech input sends letters that are not meant as shortcuts (WCAG 2.1.4).
      if (isCharacter && !useSettings.getState().letterKeys) return;
      const key = isCharacter ? event.key.toLowerCase() : event.key;
      const seat = seatOfKey(key);
      if (farSeats(store.getState().view).includes(seat)) store.getState().bringIn(seat);
      if (!isShortcut(key)) return;
      if (key !== "Escape") event.preventDefault();
      perform[key]();
    };
    let isTouch = false;
    const pointer = ({ pointerType, target }: PointerEvent) => {
      isTouch = pointerType === "touch";
      const isOutside = target instanceof Element && !target.closest(selector("inspector"));
      if (isOutside && store.getState().pinned) store.getState().inspect(null);
      store.getState().setByKeyboard(false);
    };
    const rightClick = (event: MouseEvent) => {
      if (store.getState().gesture.kind === "idle") return;
      event.preventDefault();
      // A long touch opens the context menu, too, and sooner than the card.
      if (!isTouch) store.getState().input({ kind: "cancel" });
    };
    document.addEventListener("keydown", keydown);
    document.addEventListener("pointerdown", pointer, true);
    document.addEventListener("contextmenu", rightClick);
    const stop = pressOnce((target) => isTyping(target) || ownsSpace(target));
    return () => {
      stop();
      document.removeEventListener("keydown", keydown);
      document.removeEventListener("pointerdown", pointer, true);
      document.removeEventListener("contextmenu", rightClick);
    };
  }, [store, commands, root, onMain]);
}
