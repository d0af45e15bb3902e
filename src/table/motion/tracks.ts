import type { Mat } from "../../games/mat";
import { type Act, type Ghost, lengthOf } from "./act";
import { type GhostElements, ghostTracks } from "./ghost-tracks";
import type { Track } from "./player";
import { elementFor, type Poses } from "./poses";
import { slideTracks } from "./slides";
import type { Step } from "./steps";
import { EASE, TIMES } from "./times";

/** The page that an act is played on, drawn as it is after the answer. */
export interface Scenery {
  /** The table. */
  readonly root: Element;
  /** What lies over it: the likenesses, arrows and the banner are drawn in it. */
  readonly layer: Element;
  readonly mat: Mat;
  readonly poses: Poses;
  /** By their place in the act. */
  readonly ghosts: ReadonlyMap<number, GhostElements>;
}

/** A card's rest angle where room is short: see its style sheet. */
const RESTED = 15;

const inCard = (root: Element, card: number, what = ""): Element | null =>
  root.querySelector(`[data-card="${card}"] ${what}`.trim());

/** The element of the number that a step is about. */
function numberOf({ root, mat }: Scenery, step: Extract<Step, { do: "pulse" }>): Element | null {
  if ("seat" in step.on) return root.querySelector(`[data-count="${step.on.seat}.${step.on.counter}"]`);
  const { card, stat } = step.on;
  const place = mat.cardStats.find((one) => one.stat === stat)?.place;
  const number = place === undefined ? null : inCard(root, card, `[data-place="${place}"]`);
  return number ?? inCard(root, card, "[data-visual]");
}

function beat(element: Element, { at, ms }: Step, factor: number): Track {
  // A whole card beats less than a number.
  const most = element.matches("[data-visual]") ? "1.06" : "1.6";
  const keyframes = [{ scale: "1" }, { scale: most, offset: 0.35, easing: EASE.move }, { scale: "1" }];
  return { element, keyframes, delay: at * factor, duration: ms * factor };
}

/** A card comes up from below; its ring comes with it. */
function enterTracks(
  root: Element,
  card: number,
  timing: Pick<Track, "delay" | "duration" | "early">,
): Track[] {
  const [whole, visual] = [inCard(root, card), inCard(root, card, "[data-visual]")];
  if (!whole || !visual) return [];
  const rise = [{ translate: "0px 60px" }, { translate: "0px 0px" }];
  return [
    { element: whole, keyframes: [{ opacity: 0 }, { opacity: 1 }], easing: EASE.enter, ...timing },
    { element: visual, keyframes: rise, easing: EASE.enter, ...timing },
  ];
}

function stepTrack(step: Step, scenery: Scenery, factor: number): Track | Track[] | null {
  const { root } = scenery;
  const timing = { delay: step.at * factor, duration: step.ms * factor, early: true };
  switch (step.do) {
    case "pulse": {
      const element = numberOf(scenery, step);
      return element && beat(element, step, factor);
    }
    case "rest": {
      const element = inCard(root, step.card, "[data-visual]");
      const keyframes = [{ rotate: `${step.rested ? -RESTED : RESTED}deg` }, { rotate: "0deg" }];
      return element && { element, keyframes, easing: EASE.move, ...timing };
    }
    case "enter":
      return enterTracks(root, step.card, timing);
    case "fade": {
      const element = inCard(root, step.card);
      return element && { element, keyframes: [{ opacity: 0 }, { opacity: 1 }], ...timing };
    }
    default:
      return null;
  }
}

/** A banner comes, stays to be read, and goes. */
function bannerTrack(element: Element, { pace, banner }: Act): Track {
  const { at = 0, ms = TIMES.banner } = banner ?? {};
  const timing = { element, delay: at * pace.factor, duration: ms * pace.factor };
  if (pace.mode === "fades") {
    const share = TIMES.fade / ms;
    const keyframes = [
      { opacity: 0 },
      { opacity: 1, offset: share },
      { opacity: 1, offset: 1 - share },
      { opacity: 0 },
    ];
    return { ...timing, keyframes };
  }
  const keyframes = [
    { opacity: 0, transform: "translateY(18px)", easing: EASE.enter },
    { opacity: 1, transform: "translateY(0px)", offset: 0.25 },
    { opacity: 1, transform: "translateY(0px)", offset: 0.75, easing: EASE.exit },
    { opacity: 0, transform: "translateY(-12px)" },
  ];
  return { ...timing, keyframes };
}

/** Keeps what a likeness stands for out of sight, but in reach, until the likeness is done. */
function unseenTracks(act: Act, { root }: Scenery): readonly Track[] {
  const until = new Map<Element, number>();
  for (const { step, ends } of act.ghosts) {
    const stop = step.do === "fly" ? step.to : step.from;
    const element = step.card === null && step.do !== "fly" ? null : elementFor(root, stop);
    // A pile goes on being seen while a card flies to it.
    if (element?.matches("[data-card], li")) until.set(element, Math.max(ends, until.get(element) ?? 0));
  }
  const keyframes = [{ opacity: 0 }, { opacity: 0 }];
  return [...until].map(([element, ms]) => ({
    element,
    keyframes,
    delay: 0,
    duration: ms * act.pace.factor,
  }));
}

function landing({ step, from }: Ghost, poses: Poses) {
  if (step.do === "flip") return poses.of(step.from) ?? from;
  return step.do === "fly" && step.cast ? poses.stage() : poses.of(step.to);
}

/** Everything that is started for an act, all at once. */
export function tracksOf(act: Act, scenery: Scenery): readonly Track[] {
  const { root, layer, poses, ghosts } = scenery;
  const { factor } = act.pace;
  const offset = layer.getBoundingClientRect();
  const tracks: Track[] = [];
  for (const step of act.steps) {
    tracks.push(...[stepTrack(step, scenery, factor) ?? []].flat());
  }
  act.ghosts.forEach((ghost, i) => {
    const elements = ghosts.get(i);
    const to = landing(ghost, poses);
    if (elements && to) tracks.push(...ghostTracks(ghost, to, elements, offset, factor));
  });
  act.arrows.forEach(({ at, ms }, i) => {
    const element = layer.querySelectorAll("[data-aim]")[i];
    const keyframes = [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }];
    if (element) tracks.push({ element, keyframes, delay: at * factor, duration: ms * factor });
  });
  const dice = layer.querySelector("[data-dice]");
  if (dice && act.dice) {
    const keyframes = [
      { opacity: 0 },
      { opacity: 1, offset: 0.06 },
      { opacity: 1, offset: 0.94 },
      { opacity: 0 },
    ];
    const { at, ms } = act.dice;
    tracks.push({ element: dice, keyframes, delay: at * factor, duration: ms * factor });
  }
  const banner = layer.querySelector("[data-banner]");
  if (banner) tracks.push(bannerTrack(banner, act));
  // Dice tumble by themselves: the act lasts as long as they do.
  const clock = layer.firstElementChild;
  const keyframes = [{ opacity: 1 }, { opacity: 1 }];
  if (clock) tracks.push({ element: clock, keyframes, delay: 0, duration: lengthOf(act) });
  const flying = new Set(act.ghosts.map(({ step }) => String(step.card)));
  return [...tracks, ...unseenTracks(act, scenery), ...slideTracks(root, act.slots, flying, factor)];
}
