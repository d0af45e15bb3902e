import { idle, inPixels } from "../pixels";
import styles from "./Die.module.css";
import { type Paint, rollingMoments, rollingStrip } from "./rolling";

/** Addresses of the strips of dice, by seat and by whether it is the best one of its throw. */
const strips = new Map<string, string>();
const keyOf = (seat: number, isBest: boolean): string => `${seat} ${isBest}`;

function paintOf(die: Element): Paint {
  const style = getComputedStyle(die);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return { side: colour("--die"), edge: colour("--die-edge"), ink: colour("--die-ink") };
}

/** The strip of a rolling die. @param die an element of it, whose colours it takes unless they are known. */
export function stripOf(seat: number, isBest: boolean, die: Element): string {
  const key = keyOf(seat, isBest);
  const known = strips.get(key) ?? rollingStrip(paintOf(die));
  strips.set(key, known);
  return known;
}

/** Width and height of one moment in pixels: sharp on dense screens too. */
const SIZE = 200;

/**
 * Makes the pictures of rolling dice ready while nothing else is done, so that a throw need not draw them.
 * @param root an element in which dice have their colours. @param seats how many seats throw.
 */
export async function readyStrips(root: Element, seats: number): Promise<void> {
  for (let seat = 0; seat < seats; seat++) {
    for (const isBest of [false, true]) {
      await idle();
      if (strips.has(keyOf(seat, isBest))) continue;
      const die = document.createElement("span");
      die.className = styles.die ?? "";
      die.hidden = true;
      die.dataset.seat = String(seat);
      if (isBest) die.dataset.best = "true";
      root.append(die);
      const paint = paintOf(die);
      die.remove();
      // Where it cannot be made into pixels, the drawing does.
      const address = await inPixels(rollingMoments(paint), SIZE).catch(() => rollingStrip(paint));
      strips.set(keyOf(seat, isBest), address);
    }
  }
}
