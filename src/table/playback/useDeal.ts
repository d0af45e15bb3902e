import { type RefObject, useContext, useLayoutEffect } from "react";
import { LocatorContext } from "../motion/locator";
import { posesIn } from "../motion/poses";
import { dealBeat } from "../motion/timeline";
import { useTableStore } from "../state/table";
import { handsOf, nearSeat } from "../viewmodel/zones";
import { usePlayback } from "./context";

/**
 * Cards move between where they are in this element; the hand of the seat that looks is dealt.
 * @param root the table.
 */
export function useDeal(root: RefObject<HTMLElement | null>): void {
  const playback = usePlayback();
  const table = useTableStore();
  const locator = useContext(LocatorContext);
  useLayoutEffect(() => {
    playback.lay(() => (root.current === null ? null : posesIn(root.current, locator)));
    const { game, view } = table.getState();
    playback.play(dealBeat(handsOf(game, view, nearSeat(view)).flatMap(({ zone }) => zone.cards)));
    return () => {
      playback.finish();
      playback.lay(() => null);
    };
  }, [playback, table, root, locator]);
}
