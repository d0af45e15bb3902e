import { type MouseEvent, useLayoutEffect, useRef } from "react";

let open = 0;

/** Says on the page that something lies over it: asking for it by :has() would look all of it through at every change. */
function tell(more: number): void {
  open += more;
  document.documentElement.toggleAttribute("data-modal", open > 0);
}

/**
 * What a <dialog> needs to be modal for as long as it is drawn: the browser keeps focus inside, answers Esc and gives
 * focus back, without a style element that the content policy would refuse.
 * @param close called on Esc and on a press beside the dialog. @param asked what it was opened for: asked for anew, it
 * opens anew, because the browser may have closed it meanwhile.
 */
export function useModal(close: () => void, asked?: unknown) {
  const ref = useRef<HTMLDialogElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once for whatever was asked.
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    tell(1);
    return () => {
      element?.close();
      tell(-1);
    };
  }, [asked]);
  return {
    ref,
    // The event comes late: by then the dialog may have been opened again.
    onClose: () => {
      if (!ref.current?.open) close();
    },
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current) close();
    },
  };
}
