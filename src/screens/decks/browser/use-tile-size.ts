import { type RefObject, useLayoutEffect, useState } from "react";
import type { View } from "./SearchBar";

/** Pixels between cards. */
export const GAP = 12;
/** Least width of a card in pixels. On a phone, three stand beside each other. */
const LEAST = { wide: 148, narrow: 104 };
const NARROW = 500;
/** Height of a line of the list, and of the buttons below a card. */
const LINE = 64;
const BUTTONS = 44;

interface Place {
  readonly columns: number;
  /** Of a card, in pixels. */
  readonly width: number;
  /** Of a card with its buttons. */
  readonly height: number;
  /** Of the first row, from the top of the page. */
  readonly top: number;
}

/**
 * Size and place of cards in a box as wide as the window allows.
 * @param least width of a card.
 */
export function useTileSize(
  box: RefObject<HTMLElement | null>,
  view: View,
  hasButtons: boolean,
  { wide, narrow } = LEAST,
): Place {
  const [{ room, top }, setMeasured] = useState({ room: 0, top: 0 });
  // Filters and messages above may move the box at any time.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const { width, top: above } = element.getBoundingClientRect();
      const next = { room: Math.floor(width), top: Math.round(above + window.scrollY) };
      setMeasured((before) => (before.room === next.room && before.top === next.top ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [box]);

  if (view === "list") return { columns: 1, width: room, height: LINE, top };
  const least = room < NARROW ? narrow : wide;
  const columns = Math.max(1, Math.floor((room + GAP) / (least + GAP)));
  const width = Math.max(least, Math.floor((room + GAP) / columns) - GAP);
  return { columns, width, height: Math.round((width * 88) / 63) + (hasButtons ? BUTTONS : 0), top };
}
