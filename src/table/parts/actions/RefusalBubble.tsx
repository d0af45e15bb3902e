import { use, useLayoutEffect, useRef, useState } from "react";
import type { Refusal } from "../../../kernel";
import { cardElement, selector } from "../../dom/attributes";
import { LocatorContext } from "../../motion/locator";
import { useTable } from "../../state/table";
import type { Spot } from "../../viewmodel/spot";
import { type Corner, placeBeside } from "./place-menu";
import styles from "./RefusalBubble.module.css";
import { Reason } from "./RefusalLine";

/** Why a press on a card, a seat or a cell did nothing, shown beside it. */
export function RefusalBubble() {
  const refusal = useTable((s) => s.refusal);
  const at = useTable((s) => s.refusedAt);
  return refusal && at && <Bubble refusal={refusal} at={at} />;
}

function Bubble({ refusal, at }: { refusal: Refusal; at: Spot }) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Corner | null>(null);
  const { poseOf } = use(LocatorContext);
  useLayoutEffect(() => {
    const own = box.current?.getBoundingClientRect();
    const screen = { width: window.innerWidth, height: window.innerHeight };
    if (!own) return;
    const pressed =
      at.kind === "card"
        ? cardElement(document, at.card)
        : at.kind === "seat"
          ? document.querySelector(selector("seatSpot", at.seat))
          : at.kind === "zone"
            ? document.querySelector(selector("pool", at.zone))
            : null;
    const cell = at.kind === "cell" ? poseOf?.(at.cell) : undefined;
    const spot = cell ? DOMRect.fromRect(cell) : pressed?.getBoundingClientRect();
    setPlace(
      spot
        ? placeBeside(spot, own, [], screen)
        : { left: (screen.width - own.width) / 2, top: screen.height / 2 },
    );
  }, [at, poseOf]);
  return (
    <div
      ref={box}
      className={styles.bubble}
      style={place ? { left: place.left, top: place.top } : { visibility: "hidden" }}
    >
      <Reason refusal={refusal} />
    </div>
  );
}
