import type { Pose } from "../state/spots";
import type { Track } from "./player";
import { angleOf } from "./poses";
import { EASE, TIMES } from "./times";

const SLOTS = ":is([data-hand], [data-row]) [data-card]";

/** Where the cards of hands and rows lie, by card. A card that rises under the pointer lies where it lay. */
export function slotsIn(root: Element): ReadonlyMap<string, Pose> {
  const slots = new Map<string, Pose>();
  for (const card of root.querySelectorAll<HTMLElement>(SLOTS)) {
    const slot = card.parentElement;
    if (slot === null || card.dataset.card === undefined) continue;
    const box = slot.getBoundingClientRect();
    slots.set(card.dataset.card, {
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
      scale: 1,
      angle: angleOf(slot),
    });
  }
  return slots;
}

/**
 * Cards that have made room for others, or moved up, glide to their new places. Only what is seen of them is
 * under way: where they can be pressed is where they lie.
 * @param before where they lay.
 * @param except cards that are on their way in some other manner.
 */
export function slideTracks(
  root: Element,
  before: ReadonlyMap<string, Pose>,
  except: ReadonlySet<string>,
  factor: number,
): readonly Track[] {
  const tracks: Track[] = [];
  for (const [id, now] of slotsIn(root)) {
    const was = before.get(id);
    if (was === undefined || except.has(id)) continue;
    const visual = root.querySelector(`[data-card="${id}"] [data-visual]`);
    const [dx, dy] = [was.x - now.x, was.y - now.y];
    if (!visual || Math.hypot(dx, dy) < 1) continue;
    // Its slot is turned: the way has to be told in the slot's own directions.
    const turn = (-now.angle * Math.PI) / 180;
    const x = dx * Math.cos(turn) - dy * Math.sin(turn);
    const y = dx * Math.sin(turn) + dy * Math.cos(turn);
    const keyframes = [{ translate: `${x.toFixed(1)}px ${y.toFixed(1)}px` }, { translate: "0px 0px" }];
    tracks.push({
      element: visual,
      keyframes,
      delay: 0,
      duration: TIMES.pulse * factor,
      easing: EASE.move,
    });
  }
  return tracks;
}
