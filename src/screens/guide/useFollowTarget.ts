import { type RefObject, useEffect, useState } from "react";
import { selector } from "../../table/dom/attributes";
import { PHONE } from "../../ui/useMedia";
import { type Box, clearLine, type KeepClear, type Point, placePanel } from "./place";

/** Elements that should stay uncovered, and the cost of covering each. */
const KEEPS: readonly (readonly [selectors: readonly string[], weight: number])[] = [
  // The result fills most of a phone: rather cover several totals than a part of it.
  [[selector("result")], 400],
  // Totals, prompts and what answers them are never covered.
  [
    [
      selector("score"),
      selector("count"),
      selector("mine"),
      selector("prompt"),
      selector("choice"),
      selector("reason"),
      selector("main"),
      `${selector("passing")} button`,
    ],
    50,
  ],
  // How many cards are left, and what a row is called, is as good as a total, but a crowded table has no other room.
  [[selector("pile"), selector("legend")], 10],
  // A card is known by its name, and its numbers are compared.
  [[`${selector("card")} ${selector("name")}`, `${selector("card")} ${selector("place")}`], 8],
  [[selector("legal"), selector("mark", "target"), selector("mark", "may-act")], 6],
  [
    [
      `${selector("hand")} ${selector("card")}`,
      selector("contest"),
      selector("actions"),
      selector("inspector"),
    ],
    3,
  ],
  [[`:is(${selector("grid")}, ${selector("row")}) ${selector("card")}`, selector("zoom")], 2],
];

/** Elements that the line to the target must not cross: text, buttons, and anything that it might seem to point at. */
const NOT_CROSSED = [
  selector("log"),
  selector("card"),
  selector("mine"),
  selector("score"),
  selector("reason"),
  "main button",
].join();

/** Margin to the edges of the screen, in pixels. */
const EDGE = 8;

export interface Layout {
  readonly place: Point;
  readonly target: Box | null;
  /** From the panel to the target, or null when something is in the way. */
  readonly line: readonly [Point, Point] | null;
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

function keepsNow(): readonly KeepClear[] {
  return KEEPS.flatMap(([selectors, weight]) =>
    [...document.querySelectorAll(selectors.join())].map((element) => ({ box: boxOf(element), weight })),
  );
}

/** A phone has no room for a line. */
const isNarrow = (): boolean => matchMedia(PHONE).matches;

function lineTo(target: Box, panel: Box): Layout["line"] {
  if (isNarrow()) return null;
  const crossed = [...document.querySelectorAll(NOT_CROSSED)].filter(
    (one) => one.closest(selector("coach")) === null,
  );
  return clearLine(panel, target, crossed.map(boxOf));
}

/** A key of everything the placement depends on. The placement is recomputed only when the key changes. */
function signature(panel: Box, target: Box | null, keeps: readonly KeepClear[]): string {
  const words = [
    panel.width,
    panel.height,
    innerWidth,
    innerHeight,
    ...(target ? Object.values(target) : []),
  ];
  return [...words, ...keeps.map(({ box }) => Object.values(box).join())].join(";");
}

/** Frames between two measurements of the whole table. The target is measured in every frame. */
const PATIENCE = 6;

/**
 * Follows the target of the guide and finds a position for its panel.
 * @param find returns the current target, or null.
 */
export function useFollowTarget(
  panel: RefObject<HTMLElement | null>,
  find: () => Element | null,
): Layout | null {
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
      // A long list scrolls to the target; the table itself never scrolls.
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
      const place = placePanel(size, room, target, keeps);
      last = { place, target, line: target && lineTo(target, { ...size, left: place.x, top: place.y }) };
      setLayout(last);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [panel, find]);
  return layout;
}
