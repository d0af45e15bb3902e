import { type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { holdForAnimation } from "../../store/animation-gate";
import type { MatchStore } from "../../store/types";
import { useMatchSource } from "../state/match";
import { LocatorContext } from "../state/spots";
import { useTableStore } from "../state/table";
import { handsOf, nearSeat } from "../viewmodel/zones";
import { type Act, actOf, holdOf, lengthOf } from "./act";
import type { GhostElements } from "./ghost-tracks";
import { stepsOf } from "./normalise";
import { paceNow } from "./pace";
import { type Performance, perform } from "./player";
import { posesIn } from "./poses";
import { slotsIn } from "./slides";
import type { Step } from "./steps";
import { dealt } from "./timeline";
import { tracksOf } from "./tracks";

/** The steps that lead from one moment of the match to the next, as its viewer sees them. */
function stepsBetween(now: MatchStore, before: MatchStore): readonly Step[] {
  const { events, game, view: after } = now;
  if (events === before.events || game === null || after === null) return [];
  // Behind the curtain, and for another seat's eyes, nothing leads from there to here.
  if (before.view === null || before.view.viewer !== after.viewer) return [];
  return stepsOf({ game, events, before: before.view, after });
}

/** A press, a key or the wheel means: I have seen enough. */
const INPUTS = ["pointerdown", "keydown", "wheel", "resize"] as const;

/**
 * Plays what happens in the match over the table.
 * @param layer that lies over the table, with an element as wide as a card of the mat as its first child.
 * @param ghosts the elements of the likenesses that are drawn for the act, by their place in it.
 * @returns the act that is to be drawn now, or null.
 */
export function useActs(
  layer: RefObject<HTMLElement | null>,
  ghosts: RefObject<ReadonlyMap<number, GhostElements>>,
): Act | null {
  const match = useMatchSource();
  const table = useTableStore();
  const locator = useContext(LocatorContext);
  const running = useRef<Performance | null>(null);
  // A store, so that an act is drawn together with the table after it and not a moment later.
  const [stage] = useState(() => createStore<{ act: Act | null }>()(() => ({ act: null })));
  const act = useStore(stage, (s) => s.act);

  useLayoutEffect(() => {
    /** @param steps to be played from where everything on the page lies at this moment. */
    const begin = (steps: readonly Step[]) => {
      const root = layer.current?.parentElement;
      const probe = layer.current?.firstElementChild;
      const pace = paceNow();
      if (!root || !(probe instanceof HTMLElement) || steps.length === 0 || pace.mode === "none") return;
      running.current?.finish();
      const act = actOf(steps, pace, posesIn(root, probe, locator), slotsIn(root));
      stage.setState({ act });
    };
    const { game, view } = table.getState();
    begin(dealt(handsOf(game, view, nearSeat(view)).flatMap(({ zone }) => zone.cards)));
    // The page is drawn anew after this: it still shows the table as it was.
    return match.subscribe((now, before) => begin(stepsBetween(now, before)));
  }, [match, table, locator, stage, layer]);

  useLayoutEffect(() => {
    const root = layer.current?.parentElement;
    const probe = layer.current?.firstElementChild;
    if (act === null || !layer.current || !root || !(probe instanceof HTMLElement)) return;
    const { mat } = table.getState().game;
    const poses = posesIn(root, probe, locator);
    const tracks = tracksOf(act, { root, layer: layer.current, mat, poses, ghosts: ghosts.current });
    const performance = perform(tracks);
    running.current = performance;
    holdForAnimation(lengthOf(act), holdOf(act));
    performance.over.then(() => {
      if (stage.getState().act !== act) return;
      holdForAnimation(0, 0);
      stage.setState({ act: null });
    });
  }, [act, table, locator, stage, layer, ghosts]);

  useEffect(() => {
    const finish = () => {
      running.current?.finish();
      const dice = layer.current?.parentElement?.querySelectorAll("[data-contest]") ?? [];
      for (const panel of dice)
        for (const animation of panel.getAnimations({ subtree: true })) animation.finish();
    };
    for (const input of INPUTS) window.addEventListener(input, finish, { capture: true, passive: true });
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, finish, { capture: true });
      finish();
    };
  }, [layer]);

  return act;
}
