import { type RefObject, useEffect, useState } from "react";
import { selector } from "../../table/attributes";
import { type Box, type Keep, type Point, placePanel } from "./place";

/** Elements that should stay uncovered, and the cost of covering each. */
const KEEPS: readonly (readonly [selectors: readonly string[], weight: number])[] = [
  [[selector("result")], 50],
  [
    [
      selector("main"),
      selector("legal"),
      selector("mark", "target"),
      selector("mark", "may-act"),
      selector("reason"),
    ],
    6,
  ],
  [
    [
      `${selector("hand")} ${selector("card")}`,
      selector("contest"),
      selector("actions"),
      selector("mine"),
      selector("choice"),
      selector("inspector"),
      selector("prompt"),
    ],
    3,
  ],
  [[`${selector("grid")} ${selector("card")}`, selector("score"), selector("zoom")], 2],
];

/** Margin to the edges of the screen, in pixels. */
const EDGE = 8;

export interface Layout {
  readonly place: Point;
  readonly target: Box | null;
}

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.round(width),
    height: Math.round(height),
  };
};

function keepsNow(): readonly Keep[] {
  return KEEPS.flatMap(([selectors, weight]) =>
    [...document.querySelectorAll(selectors.join())].map((element) => ({ box: boxOf(element), weight })),
  );
}

/** A key of everything the placement depends on: it is recomputed only when the key changes. */
function signature(panel: Box, target: Box | null, keeps: readonly Keep[]): string {
  const words = [
    panel.width,
    panel.height,
    innerWidth,
    innerHeight,
    ...(target ? Object.values(target) : []),
  ];
  return [...words, ...keeps.map(({ box }) => Object.values(box).join())].join(";");
}

/** Frames between two measurements of the whole table; the target is measured in every frame. */
const PATIENCE = 6;

/**
 * Follows the target of the guide and finds a position for its panel.
 * @param find returns the current target, or null.
 */
export function useFollow(panel: RefObject<HTMLElement | null>, find: () => Element | null): Layout | null {
  const [layout, setLayout] = useState<Layout | null>(null);
  useEffect(() => {
    let frame = 0;
    let count = 0;
    let seen = "";
    let last: Layout | null = null;
    let shown: Element | null = null;
    const look = () => {
      frame = requestAnimationFrame(look);
      const own = panel.current;
      if (own === null) return;
      const element = find();
      // A long list shows what is pointed at; the table itself never scrolls.
      if (element !== shown && element?.closest("dialog")) element.scrollIntoView({ block: "nearest" });
      shown = element;
      const target = element === null ? null : boxOf(element);
      const isSame = last !== null && JSON.stringify(target) === JSON.stringify(last.target);
      if (count++ % PATIENCE !== 0 && isSame) return;
      const size = boxOf(own);
      const keeps = keepsNow();
      const now = signature(size, target, keeps);
      if (now === seen) return;
      seen = now;
      const room = { left: EDGE, top: EDGE, width: innerWidth - 2 * EDGE, height: innerHeight - 2 * EDGE };
      last = { place: placePanel(size, room, target, keeps), target };
      setLayout(last);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [panel, find]);
  return layout;
}
