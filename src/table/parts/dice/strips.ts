import { rasterise } from "../../dom/rasterise";
import styles from "./Die.module.css";
import { type Paint, rollingFrames, rollingStrip } from "./rolling-frames";

/** Addresses of the strips of dice, by seat and by whether the die is the best one of its throw. */
const strips = new Map<string, string>();
const keyOf = (seat: number, isBest: boolean): string => `${seat} ${isBest}`;

function paintOf(die: Element): Paint {
  const style = getComputedStyle(die);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return { side: colour("--die"), edge: colour("--die-edge"), ink: colour("--die-ink") };
}

/**
 * The strip of a rolling die: its frames side by side in one image.
 * @param die an element with the colours of the die
 */
export function stripOf(seat: number, isBest: boolean, die: Element): string {
  const key = keyOf(seat, isBest);
  const known = strips.get(key) ?? rollingStrip(paintOf(die));
  strips.set(key, known);
  return known;
}

/** Width and height of one frame in pixels. Sharp on dense screens, too. */
const SIZE = 200;

/**
 * Rasterises the strips of all dice while the page is idle, so that a throw need not paint them.
 * @param root an element in which dice have their colours
 * @param seats number of seats that throw
 */
export async function rasteriseStrips(root: Element, seats: number): Promise<void> {
  for (let seat = 0; seat < seats; seat++) {
    for (const isBest of [false, true]) {
      if (strips.has(keyOf(seat, isBest))) continue;
      const die = document.createElement("span");
      die.className = styles.die ?? "";
      die.hidden = true;
      die.dataset.seat = String(seat);
      if (isBest) die.dataset.best = "true";
      root.append(die);
      const paint = paintOf(die);
      die.remove();
      // Falls back to the drawing when it cannot be rasterised.
      const address = await rasterise(rollingFrames(paint), SIZE).catch(() => rollingStrip(paint));
      strips.set(keyOf(seat, isBest), address);
    }
  }
}
