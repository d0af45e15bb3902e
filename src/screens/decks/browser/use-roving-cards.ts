import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from "react";

interface Options {
  readonly box: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly columns: number;
  /** Brings the card at this place onto the page. */
  readonly show: (at: number) => void;
  /** Does what another key means for the card at this place. Whether the key means anything. */
  readonly onKey: (key: string, at: number) => boolean;
}

/** Cards that a press of PageUp or PageDown passes, in rows. */
const PAGE = 3;

/** One tab stop for a grid of which only a part is on the page. Cards carry their place as `data-at`. */
export function useRovingCards({ box, count, columns, show, onKey }: Options) {
  const [at, setAt] = useState(0);
  const [wanted, setWanted] = useState<number | null>(null);
  const stop = Math.min(at, Math.max(0, count - 1));

  // The card may come onto the page only after it was asked for.
  useEffect(() => {
    if (wanted === null) return;
    const card = box.current?.querySelector<HTMLElement>(`[data-at="${wanted}"] [data-card-button]`);
    if (!card) return;
    card.focus({ preventScroll: true });
    setWanted(null);
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = {
      ArrowLeft: stop - 1,
      ArrowRight: stop + 1,
      ArrowUp: stop - columns,
      ArrowDown: stop + columns,
      PageUp: stop - PAGE * columns,
      PageDown: stop + PAGE * columns,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (to === undefined) {
      if (onKey(event.key, stop)) event.preventDefault();
      return;
    }
    event.preventDefault();
    const next = Math.min(count - 1, Math.max(0, to));
    setAt(next);
    setWanted(next);
    show(next);
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const place = target.closest("[data-at]")?.getAttribute("data-at");
    if (place) setAt(Number(place));
  };
  return { stop, onKeyDown, onFocus };
}
